/** Which piece of ground a figure stands on: the scenarios about terrain ask nothing else. */
import type { SideId } from '@muster/engine'
import { contains, type Piece, type Point } from '@muster/table'
import { GOING } from '../terrain/going.ts'
import type { State } from '../state/state.ts'

/** Areas that a figure can stand on, and so capture: open and rough ground. A single tree is no area, and nobody stands in a building. */
export const canBeCaptured = ({ kind, outline }: Piece): boolean =>
  outline.is !== 'line' && kind !== 'tree' && (GOING[kind] === 'open' || GOING[kind] === 'rough')

/** The piece under a base's centre; on a common border it is the one placed first. */
export const pieceUnder = (pieces: readonly Piece[], at: Point): Piece | undefined =>
  pieces.find((piece) => canBeCaptured(piece) && contains(piece.outline, at))

/** How many figures of each side, in seat order, stand on this piece. */
export function countOn(state: State, piece: Piece): readonly { readonly side: SideId; readonly score: number }[] {
  const on = state.figures.filter(
    (figure) => figure.where === 'standing' && pieceUnder(state.field.pieces, figure.at) === piece,
  )
  return state.sides.map(({ id }) => ({ side: id, score: on.filter((figure) => figure.side === id).length }))
}
