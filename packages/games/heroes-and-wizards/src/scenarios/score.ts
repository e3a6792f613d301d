/** How scenarios find a winner: the best alone wins, a tie for best is a draw for all. */
import type { Result, SideId } from '@muster/engine'
import { sideOf } from '../figures.ts'
import type { State } from '../state.ts'

export interface Score {
  readonly side: SideId
  readonly score: number
}

/** Whoever is strictly ahead of everybody else. */
export function leader(scores: readonly Score[]): SideId | undefined {
  const best = Math.max(...scores.map(({ score }) => score))
  const [first, second] = scores.filter(({ score }) => score === best)
  return second === undefined ? first?.side : undefined
}

/** "North 120, South 85". */
export const standingText = (state: State, scores: readonly Score[], unit = ''): string =>
  scores.map(({ side, score }) => `${sideOf(state, side).name} ${score}${unit}`).join(', ')

/** The result of a scenario where most wins. Who has conceded cannot win. */
export function mostWins(state: State, scores: readonly Score[], what: string): Result {
  const winner = leader(scores.filter(({ side }) => !sideOf(state, side).conceded))
  const counted = `${what}: ${standingText(state, scores)}.`
  return winner === undefined ? { reason: `A draw. ${counted}`, scores } : { winner, reason: counted, scores }
}
