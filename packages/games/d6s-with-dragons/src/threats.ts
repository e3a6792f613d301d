/** What an enemy could reach in its next turn: its Speed, and the reach of its longest weapon from there. */
import type { Threat, FigureId } from '@muster/engine'
import { inches, radiusOf } from '@muster/table'
import { figureOf, isStanding, ONE_INCH } from './state/figures.ts'
import { isFreeToMove } from './rules/conditions/conditions.ts'
import { moveQuestionOf } from './rules/movement/move-question.ts'
import { actingSpeedOf } from './rules/movement/acting-speed.ts'
import { meleeWeapons } from './rules/attacks/targets.ts'
import type { State } from './state/state.ts'

export function threats(state: State, id: FigureId): Threat | undefined {
  const figure = figureOf(state, id)
  if (!isStanding(figure) || !isFreeToMove(state, figure)) return undefined
  const reaches = meleeWeapons(figure).map(({ reach }) => inches(reach ?? 1))
  return {
    move: moveQuestionOf(state, figure, inches(actingSpeedOf(state, figure).speed)),
    strikes: radiusOf(figure.profile.base) + Math.max(ONE_INCH, ...reaches),
  }
}
