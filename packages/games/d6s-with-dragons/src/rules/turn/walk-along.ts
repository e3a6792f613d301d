/** A move that a character is made to make in its own turn: a willing one for all that it sets off. */
import { raise, type FigureId, type Play, type Step } from '@muster/engine'
import { judgeMove, type Point } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { moveCostsOf, prepareMoveOf } from '../movement/move-question.ts'
import { walk, type WalkEnd } from '../movement/walk.ts'
import { mannerOf } from '../stats/special-movement.ts'
import { turnOf } from './turn.ts'

/** Only a legal path is walked. */
export function* walkAlong(play: Play<State>, id: FigureId, path: readonly Point[]): Step<WalkEnd> {
  const { state } = play
  const figure = figureOf(state, id)
  const prepared = prepareMoveOf(state, figure, turnOf(state, figure).left)
  const verdict = judgeMove(prepared, path)
  if (verdict.refusal) raise(`${id} cannot be made to go there: ${verdict.refusal.code}`)
  return yield* walk(play, {
    figure: id,
    path,
    prepared,
    verdict,
    open: moveCostsOf(state, figure, mannerOf(state, figure)).open,
    provokes: true,
  })
}
