/** The short moves of the Combat Phase: willing moves that provoke no opportunity attacks. */
import type { QuestionDetails, FigureId, Option, Play, Step } from '@muster/engine'
import { samePoint, type Length } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { askMove, moveOffer } from './ask-move.ts'
import { walk } from './walk.ts'

interface ShortMove {
  readonly ask: QuestionDetails
  /** The bases that may move, each with how far. */
  readonly movers: readonly { readonly figure: FigureId; readonly left: Length }[]
  readonly stay: Option
}

interface ShortMoveResult {
  readonly figure: FigureId
  /** False when it failed its morale check and stayed. */
  readonly hasMoved: boolean
}

/** Asks who moves where, and moves it. Undefined: nobody does. */
export function* shortMove(play: Play<State>, { ask, movers, stay }: ShortMove): Step<ShortMoveResult | undefined> {
  const { state } = play
  const move = yield* askMove(
    play,
    ask,
    moveOffer(
      movers.map(({ figure, left }) => ({ figure, left, provokes: false })),
      [stay],
    ),
  )
  if (typeof move === 'string') return undefined
  const from = figureOf(state, move.figure).at
  yield* walk(play, move)
  return { figure: move.figure, hasMoved: !samePoint(from, figureOf(state, move.figure).at) }
}
