/** Why not, on the table: who or what is in the way, and where. */
import { drawZone, drawStopMark, drawThreateningFigure, type OverlayStyle } from '@muster/draw'
import type { Refusal } from '@muster/engine'
import type { Piece } from '@muster/table'
import { figureNamed } from '../../figures/acting-figures.ts'
import { ringAbout } from '../../figures/hit-test.ts'
import type { TableState } from '../../state/table-state.ts'

export function refusedChalk(state: TableState, pen: OverlayStyle): string {
  const {
    draft,
    refusal,
    snapshot: { view },
  } = state
  // What is still in the hand stops there by itself.
  if (!refusal || (draft?.is === 'move' && draft.held)) return ''
  const figure = figureNamed(view, refusal.figure)
  return (
    pieceIn(refusal, view.field.pieces, pen) +
    (figure ? drawThreateningFigure(figure, pen) : '') +
    (refusal.at ? drawStopMark(refusal.at, pen) : '')
  )
}

/** Walls and hedges are thin: there the place alone is enough. */
function pieceIn({ piece: id }: Refusal, pieces: readonly Piece[], pen: OverlayStyle): string {
  const outline = pieces.find((piece) => piece.id === id)?.outline
  if (!outline || outline.is === 'line') return ''
  return drawZone([outline.is === 'disc' ? ringAbout(outline.centre, outline.radius, 48) : outline.points], pen)
}
