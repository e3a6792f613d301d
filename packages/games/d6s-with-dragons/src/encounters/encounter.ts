/** What an encounter adds to a battle: things on the table, and when it is won. */
import type { RuleId, SideId } from '@muster/engine'
import { isInBattle, otherSide, sideOf } from '../state/figures.ts'
import type { State, Thing } from '../state/state.ts'
import type { EncounterId } from '../state/vocabulary.ts'

export interface Verdict {
  /** Absent: a draw. */
  readonly winner: SideId | undefined
  readonly reason: string
  readonly rules: readonly RuleId[]
}

export interface Encounter {
  readonly id: EncounterId
  readonly name: string
  /** What it is about, in one line. */
  readonly line: string
  /** The rule by which things are laid on the table. */
  readonly laying: RuleId
  /** What lies on the table; laid when both sides have their edge. */
  layThings(state: State): Thing[]
  /** Decided at once, after an elimination or a destruction. */
  checkNow(state: State): Verdict | undefined
  /** Decided at the end of a round. */
  checkRoundEnd(state: State): Verdict | undefined
  /** How a side stands: more is better. */
  score(state: State, side: SideId): number
  /** The same in words, for the scoreboard. */
  tally(state: State, side: SideId): string
  /** How both stand, in words. */
  standing(state: State): string
}

/**
 * Starting characters still in play. Mounts and spawn do not count; a dominated character counts for its own
 * side.
 */
export function survivorsOf(state: State, side: SideId): number {
  let count = 0
  for (const figure of state.figures) if (figure.side === side && figure.starting && isInBattle(figure)) count++
  return count
}

/** Whether the side has any character in play, mounts without riders and spawn included. */
export const hasAnybody = (state: State, side: SideId): boolean =>
  state.figures.some((figure) => figure.side === side && isInBattle(figure))

/** In every encounter a side with no characters left has lost; if neither side has any, it is a draw. */
export function lastStanding(state: State): Verdict | undefined {
  const left = state.sides.filter(({ id }) => hasAnybody(state, id))
  if (left.length === 2) return undefined
  const [winner] = left
  if (!winner) return { winner: undefined, reason: 'Nobody is left on either side.', rules: ['DD-RUL-98'] }
  return {
    winner: winner.id,
    reason: `${sideOf(state, otherSide(state, winner.id)).name} has nobody left.`,
    rules: ['DD-RUL-98'],
  }
}
