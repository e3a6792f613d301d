/** How an enemy could reach others in its next turn: its move, then its melee weapon. */
import type { FigureId, Threat } from '@muster/engine'
import { longestReach } from './rules/attacks/weapons.ts'
import { moveQuestionOf } from './rules/movement/move-question.ts'
import { speedOf } from './rules/stats/numbers.ts'
import { figureOf, isStanding, radiusOf } from './state/figures.ts'
import type { State } from './state/state.ts'

export function threatFrom(state: State, id: FigureId): Threat | undefined {
  const figure = figureOf(state, id)
  const reach = longestReach(figure)
  if (!isStanding(figure) || reach === undefined || figure.prone) return undefined
  return { move: moveQuestionOf(state, figure, speedOf(state, figure)), strikes: radiusOf(figure) + reach }
}
