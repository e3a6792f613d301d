/** What scenarios count when nobody has been wiped out: their own score first, then the points still standing. */
import type { Result, RuleId, SideId } from '@muster/engine'
import { living } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import type { Verdict } from './scenario.ts'

/** The points of the models a side still has on the table. */
export function pointsLeft({ units }: State, side: SideId): number {
  let points = 0
  for (const unit of units) if (unit.side === side) points += unit.card.cost * living(unit).length
  return points
}

type Scores = Result['scores']

export const byPoints = (state: State): Scores =>
  state.sides.map(({ id }) => ({ side: id, score: pointsLeft(state, id) }))
export const byScore = ({ sides }: State): Scores => sides.map(({ id, score }) => ({ side: id, score }))

/** "North 2, South 1". */
export const standingText = ({ sides }: State, scores: Scores): string =>
  scores.map(({ side, score }) => `${sides.find(({ id }) => id === side)?.name ?? side} ${score}`).join(', ')

/** The side that is ahead; undefined in a tie. */
export function ahead([a, b]: Scores): SideId | undefined {
  if (!a || !b || a.score === b.score) return undefined
  return a.score > b.score ? a.side : b.side
}

/** The better score wins; when it is level, the points that still stand; when they are level too, nobody. */
export function mostWins(state: State, scores: Scores, what: string, rule: RuleId): Verdict {
  const counted = `${what}: ${standingText(state, scores)}.`
  const winner = ahead(scores)
  if (winner !== undefined) return { winner, reason: counted, rule }
  const points = byPoints(state)
  const stronger = ahead(points)
  if (stronger === undefined) return { winner: undefined, reason: counted, rule }
  return { winner: stronger, reason: `${counted} Points still standing: ${standingText(state, points)}.`, rule }
}
