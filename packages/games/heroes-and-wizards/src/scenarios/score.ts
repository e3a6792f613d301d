/** How scenarios find a winner: the best alone wins, a tie for best is a draw for all. */
import type { Result, SideId } from '@muster/engine'
import { sideOf } from '../state/figures.ts'
import type { Side, State } from '../state/state.ts'

export interface Score {
  readonly side: SideId
  readonly score: number
}

/** The side that is strictly ahead of all others. */
export function leader(scores: readonly Score[]): SideId | undefined {
  const best = Math.max(...scores.map(({ score }) => score))
  const [first, second] = scores.filter(({ score }) => score === best)
  return second === undefined ? first?.side : undefined
}

/** "North 120, South 85". */
export const standingText = (state: State, scores: readonly Score[], unit = ''): string =>
  scores.map(({ side, score }) => `${sideOf(state, side).name} ${score}${unit}`).join(', ')

const namesOf = (sides: readonly Side[]): string => sides.map(({ name }) => name).join(' and ')

/** The result of a scenario where most wins. A side that has conceded has lost, even where the others are tied. */
export function mostWins(state: State, scores: readonly Score[], what: string): Result {
  const gaveUp = state.sides.filter(({ conceded }) => conceded)
  const others = state.sides.filter(({ conceded }) => !conceded)
  const winner = leader(scores.filter(({ side }) => !sideOf(state, side).conceded))
  const counted = `${what}: ${standingText(state, scores)}.`
  if (gaveUp.length === 0)
    return winner === undefined ? { reason: counted, scores } : { winner, reason: counted, scores }
  const lost = `${namesOf(gaveUp)} conceded`
  if (winner !== undefined) return { winner, reason: `${counted} ${lost}.`, scores }
  return {
    reason: `Between ${namesOf(others)} it is level; ${lost} and ${gaveUp.length > 1 ? 'have' : 'has'} lost. ${counted}`,
    scores,
  }
}
