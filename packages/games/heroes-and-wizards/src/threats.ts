/** How an enemy could move in its next Movement phase. An enemy held in combat is no threat to others. */
import type { Threat, FigureId } from '@muster/engine'
import { enemiesTouching, figureOf } from './state/figures.ts'
import { moveQuestionOf } from './rules/movement/move-question.ts'
import { scoreOf } from './terrain/going.ts'
import type { State } from './state/state.ts'

export function threatFrom(state: State, id: FigureId, without: FigureId): Threat | undefined {
  const figure = figureOf(state, id)
  const isHeld = enemiesTouching(state, figure).some((enemy) => enemy.id !== without)
  if (figure.where !== 'standing' || isHeld) return undefined
  return { move: moveQuestionOf(state, figure, scoreOf(figure.profile)), strikes: figure.diameter / 2 }
}
