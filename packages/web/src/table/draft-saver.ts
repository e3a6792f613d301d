/** Saves the draft shortly after it changes and when the page is left, and restores it. */
import { savedDraftOf, withSavedDraft, type SavedDraft } from '../state/saved-draft.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import { rotateTable, type TableSize } from '../figures/rotate-table.ts'
import type { TableActions } from './table-actions.ts'
import type { Session } from '../play/session.ts'
import type { DraftStore } from '../store/draft-store.ts'

/** How long after a change the draft is saved, in milliseconds. */
const WRITE_DELAY = 250

export class DraftSaver {
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly unsubscribe: () => void

  constructor(
    private readonly session: Session,
    private readonly store: DraftStore,
  ) {
    this.unsubscribe = session.store.subscribe(() => {
      this.timer ??= setTimeout(() => this.write(), WRITE_DELAY)
    })
  }

  /** Saves the draft now. */
  write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.session.isPlaying) return
    const saved = savedDraftOf(this.plainState())
    this.store.write(saved && JSON.stringify(saved))
  }

  close(): void {
    this.unsubscribe()
    this.write()
  }

  /** The current draft as seen from the near edge, because the page opens that way. */
  private plainState(): TableState {
    const { state, client } = this.session
    const now = state.past?.now ?? state
    return client.rotatedTable ? rotateTable(now, client.rotatedTable) : now
  }
}

/** Restores the draft, and asks the rules about it as if it were new. */
export function restoreDraft(session: Session, actions: TableActions, store: DraftStore): void {
  const saved = readSavedDraft(store)
  if (!saved || !session.isPlaying) return
  session.store.set((now) => onUnturnedTable(now, session.client.rotatedTable, (plain) => withSavedDraft(plain, saved)))
  const draft = moveDraftOf(session.state)
  if (draft) actions.moves.tryDraft(draft)
  else void actions.drafts.check()
}

/** It was saved as seen from the near edge. */
function onUnturnedTable(
  state: TableState,
  table: TableSize | undefined,
  lay: (plain: TableState) => TableState,
): TableState {
  return table ? rotateTable(lay(rotateTable(state, table)), table) : lay(state)
}

function readSavedDraft(store: DraftStore): SavedDraft | undefined {
  try {
    const found = JSON.parse(store.read() ?? 'null') as Partial<SavedDraft> | null
    return typeof found?.question === 'string' && Array.isArray(found.typed) ? (found as SavedDraft) : undefined
  } catch {
    return undefined
  }
}
