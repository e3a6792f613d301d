/** How an enemy could Charge in its next turn. One that is held by contact is no threat to others. */
import type { FigureId, Threat } from '@muster/engine'
import { says } from './state/ability.ts'
import { figureOf, isStanding, radiusOf } from './state/figures.ts'
import { enemiesTouching } from './rules/measuring/distance.ts'
import { REACH, reaches } from './rules/melee/targets.ts'
import { allowanceOf, isHeld } from './rules/movement/allowance.ts'
import { CHARGES, moveQuestionOf } from './rules/movement/move-question.ts'
import type { State } from './state/state.ts'

export function threatFrom(state: State, id: FigureId, without: FigureId): Threat | undefined {
  const figure = figureOf(state, id)
  if (!isStanding(figure) || figure.profile.kind === 'siege') return undefined
  const others = enemiesTouching(state, figure).filter((enemy) => enemy.id !== without)
  if (others.length > 0 && isHeld(state, figure)) return undefined
  const strikes = radiusOf(figure) + (says(state, figure, reaches) ? REACH : 0)
  return { move: moveQuestionOf(state, figure, allowanceOf(state, figure, 'charge'), CHARGES), strikes }
}
