/** Marks on the table what a refused answer collides with. */
import { drawZone, drawStopMark, drawThreateningFigure, type OverlayStyle } from '@muster/draw'
import type { ShownRefusal } from '@muster/session'
import type { Piece } from '@muster/table'
import { figureNamed } from '../../figures/acting-figures.ts'
import { circlePoints } from '../../figures/hit-test.ts'
import type { TableState } from '../../state/table-state.ts'

export function drawRefusal(state: TableState, style: OverlayStyle): string {
  const {
    draft,
    refusal,
    snapshot: { view },
  } = state
  // A figure being dragged stops there by itself.
  if (!refusal || (draft?.is === 'move' && draft.held)) return ''
  const figure = figureNamed(view, refusal.figure)
  return (
    drawPiece(refusal, view.field.pieces, style) +
    (figure ? drawThreateningFigure(figure, style) : '') +
    (refusal.at ? drawStopMark(refusal.at, style) : '')
  )
}

/** Walls and hedges are thin, so only the place is marked. */
function drawPiece({ piece: id }: ShownRefusal, pieces: readonly Piece[], style: OverlayStyle): string {
  const outline = pieces.find((piece) => piece.id === id)?.outline
  if (!outline || outline.is === 'line') return ''
  return drawZone([outline.is === 'disc' ? circlePoints(outline.centre, outline.radius, 48) : outline.points], style)
}
