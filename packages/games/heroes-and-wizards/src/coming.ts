/** How an enemy could come in its next Movement Phase: whoever is held in combat comes nowhere. */
import type { Threat, FigureId } from '@muster/engine'
import { enemiesTouching, figureOf } from './figures.ts'
import { moveQuestionOf, scoreOf } from './rules/move-rules.ts'
import type { State } from './state.ts'

export function coming(state: State, id: FigureId, without: FigureId): Threat | undefined {
  const figure = figureOf(state, id)
  const isHeld = enemiesTouching(state, figure).some((enemy) => enemy.id !== without)
  if (figure.where !== 'standing' || isHeld) return undefined
  return { move: moveQuestionOf(state, figure, scoreOf(figure.profile)), strikes: figure.diameter / 2 }
}
