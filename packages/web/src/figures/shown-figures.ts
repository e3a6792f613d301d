/** Which figures lie on the table: those of the view, and pieces still to be placed where the draft has them. */
import type { FigureId, FigureView, TableView } from '@muster/engine'

interface Shown {
  readonly view: Pick<TableView, 'figures'>
  readonly pieces: readonly FigureView[]
}

/** The draft of a placement has spots. */
interface PlacedPieces {
  readonly is: string
  readonly spots?: readonly { readonly figure: FigureId }[]
}

/** Pieces without a place in the draft wait in the tray. */
export function shownFigures({ view, pieces }: Shown, draft?: PlacedPieces): readonly FigureView[] {
  if (pieces.length === 0) return view.figures
  const known = new Set(view.figures.map(({ id }) => id))
  const waiting = new Set(waitingPieces(pieces, draft).map(({ id }) => id))
  return [...view.figures, ...pieces.filter(({ id }) => !known.has(id) && !waiting.has(id))]
}

export function waitingPieces(pieces: readonly FigureView[], draft: PlacedPieces | undefined): readonly FigureView[] {
  if (!draft?.spots) return []
  const placed = new Set(draft.spots.map(({ figure }) => figure))
  return pieces.filter(({ id }) => !placed.has(id))
}
