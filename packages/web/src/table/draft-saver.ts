/** Saves the draft shortly after it changes and when the page is left, and restores it. */
import { savedDraftOf, withSavedDraft, type SavedDraft } from '../state/saved-draft.ts'
import { moveDraftOf } from '../state/table-state.ts'
import type { TableActions } from './table-actions.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'
import type { DraftStore } from '../store/draft-store.ts'

/** How long after a change the draft is saved, in milliseconds. */
const WRITE_DELAY = 250

export class DraftSaver {
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly unsubscribe: () => void

  constructor(
    private readonly presenter: BattlePresenter,
    private readonly store: DraftStore,
  ) {
    this.unsubscribe = presenter.store.subscribe(() => {
      this.timer ??= setTimeout(() => this.write(), WRITE_DELAY)
    })
  }

  /** Saves the draft now. */
  write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.presenter.isPlaying) return
    // What is shown may be a moment of the past.
    const { state } = this.presenter
    const saved = savedDraftOf(state.past?.now ?? state)
    this.store.write(saved && JSON.stringify(saved))
  }

  close(): void {
    this.unsubscribe()
    this.write()
  }
}

/** Restores the draft, and asks the rules about it as if it were new. */
export function restoreDraft(presenter: BattlePresenter, actions: TableActions, store: DraftStore): void {
  const saved = readSavedDraft(store)
  if (!saved || !presenter.isPlaying) return
  presenter.store.set((now) => withSavedDraft(now, saved))
  const draft = moveDraftOf(presenter.state)
  if (draft) actions.moves.tryDraft(draft)
  else void actions.drafts.check()
}

function readSavedDraft(store: DraftStore): SavedDraft | undefined {
  try {
    const found = JSON.parse(store.read() ?? 'null') as Partial<SavedDraft> | null
    return typeof found?.question === 'string' && Array.isArray(found.typed) ? (found as SavedDraft) : undefined
  } catch {
    return undefined
  }
}
