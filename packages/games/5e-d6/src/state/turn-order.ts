/**
 * Whose turn it is, kept from one question to the next. It belongs to one state. The figures that were found last go on
 * in their order as long as nobody's abilities change: nobody else can come before them.
 */
import type { Figure, State } from './state.ts'

interface Found {
  readonly stage: State['stage']
  readonly round: number
  /** How often abilities had changed by then. */
  readonly changes: number
  readonly figures: readonly Figure[]
}

export class TurnOrder {
  private found: Found | undefined

  /** States are compared and written down without it. */
  toJSON(): undefined {
    return undefined
  }

  /** Somebody who had no turn may have one now. */
  changed(): void {
    this.found = undefined
  }

  /** Those found last who still wait for their turn; where there are none, all are looked over with `find`. */
  next(state: State, isWaiting: (figure: Figure) => boolean, find: (state: State) => Figure[]): readonly Figure[] {
    const left = this.left(state, isWaiting)
    if (left.length > 0) return left
    const { stage, round, abilities } = state
    const figures = find(state)
    this.found = { stage, round, changes: abilities.changes, figures }
    return figures
  }

  private left({ stage, round, abilities }: State, isWaiting: (figure: Figure) => boolean): readonly Figure[] {
    const { found } = this
    const left: Figure[] = []
    if (!found || found.stage !== stage || found.round !== round || found.changes !== abilities.changes) return left
    for (const figure of found.figures) if (isWaiting(figure)) left.push(figure)
    return left
  }
}
