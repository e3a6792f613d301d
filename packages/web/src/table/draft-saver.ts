/** Keeps what is half done through a reload: written a moment after the hand moved, and as the page goes. */
import { halfDoneOf, withHalfDone, type HalfDone } from '../state/saved-draft.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import { turned, type Extent } from '../figures/rotate-table.ts'
import type { Hands } from './table-actions.ts'
import type { Session } from '../play/session.ts'
import type { Slip } from '../store/draft-store.ts'

/** As long as a hand may move before what it does is written down. */
const A_MOMENT = 250

export class HalfDoneKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly deafen: () => void

  constructor(
    private readonly session: Session,
    private readonly slip: Slip,
  ) {
    this.deafen = session.store.subscribe(() => {
      this.timer ??= setTimeout(() => this.write(), A_MOMENT)
    })
  }

  /** What the hand has done so far is written down now. */
  write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.session.isPlaying) return
    const half = halfDoneOf(this.plainState())
    this.slip.write(half && JSON.stringify(half))
  }

  close(): void {
    this.deafen()
    this.write()
  }

  /** As it is now, not as it was, and from the near side: so the page will open. */
  private plainState(): TableState {
    const { state, client } = this.session
    const now = state.past?.now ?? state
    return client.turned ? turned(now, client.turned) : now
  }
}

/** Lays out again what was half done, and asks the rules about it as if it had just been laid out. */
export function takeUpHalfDone(session: Session, hands: Hands, slip: Slip): void {
  const half = readHalfDone(slip)
  if (!half || !session.isPlaying) return
  session.store.set((now) => asLaid(now, session.client.turned, (plain) => withHalfDone(plain, half)))
  const draft = moveDraftOf(session.state)
  if (draft) hands.leading.wish(draft)
  else void hands.laying.check()
}

/** It was written down as seen from the near side. */
function asLaid(state: TableState, table: Extent | undefined, lay: (plain: TableState) => TableState): TableState {
  return table ? turned(lay(turned(state, table)), table) : lay(state)
}

function readHalfDone(slip: Slip): HalfDone | undefined {
  try {
    const found = JSON.parse(slip.read() ?? 'null') as Partial<HalfDone> | null
    return typeof found?.question === 'string' && Array.isArray(found.typed) ? (found as HalfDone) : undefined
  } catch {
    return undefined
  }
}
