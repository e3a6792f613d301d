/** Which figures lie on the table: those of the view, and pieces still to be placed where the draft has them. */
import type { FigureView, TableView } from '@muster/engine'
import type { Draft } from '../state/draft.ts'

interface Shown {
  readonly view: Pick<TableView, 'figures'>
  readonly pieces: readonly FigureView[]
}

/** Pieces without a place in the draft wait in the tray. */
export function shownFigures({ view, pieces }: Shown, draft?: Draft): readonly FigureView[] {
  if (pieces.length === 0) return view.figures
  const known = new Set(view.figures.map(({ id }) => id))
  const waiting = new Set(waitingPieces(pieces, draft).map(({ id }) => id))
  return [...view.figures, ...pieces.filter(({ id }) => !known.has(id) && !waiting.has(id))]
}

export function waitingPieces(pieces: readonly FigureView[], draft: Draft | undefined): readonly FigureView[] {
  if (draft?.is !== 'place') return []
  const placed = new Set(draft.spots.map(({ figure }) => figure))
  return pieces.filter(({ id }) => !placed.has(id))
}
