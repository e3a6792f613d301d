/** A climber that has not enough movement for a whole face climbs part of it and hangs there. */
import type { Piece } from '@muster/table'
import { outlineGap } from '@muster/table'
import { tell } from '../../events/index.ts'
import { says, type TurnAction } from '../../state/ability.ts'
import { figureOf, footprint, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { barrierCrossing, climbLeft } from '../terrain/crossing.ts'
import { goingOf } from '../terrain/kinds.ts'
import { canMove, leftOf } from './turn-actions.ts'
import { climbs } from './path-events.ts'

/** A lattice step more than touching: nobody can stand nearer. */
const TOUCHING = TOLERANCE + 1

/** The face beside it that is too high for the movement it has left. */
function faceBeside(state: State, figure: Figure): Piece | undefined {
  const foot = footprint(figure)
  return state.field.pieces.find(
    (piece) =>
      goingOf(piece) === 'barrier' &&
      barrierCrossing(figure, piece) === 'climbed' &&
      climbLeft(figure, piece) > leftOf(state, figure) &&
      outlineGap(foot, piece.outline) <= TOUCHING,
  )
}

export const hang: TurnAction = {
  id: 'hang',
  label: 'Climb as far as it gets',
  hint: 'Ends its move on the vertical face: no combat action this round.',
  isOpen: (state, figure) =>
    canMove(state, figure) && says(state, figure, climbs, undefined) && faceBeside(state, figure) !== undefined,
  run(play, id) {
    const { state } = play
    const figure = figureOf(state, id)
    const turn = state.turn as Turn
    const piece = faceBeside(state, figure) as Piece
    const height = (piece.height ?? 0) - climbLeft(figure, piece) + turn.left
    figure.climb = { piece: piece.id, height }
    turn.left = 0
    tell(play, { is: 'hung', figure: id, piece: piece.id, height, rules: ['FD-FEAT-03'] })
  },
}
