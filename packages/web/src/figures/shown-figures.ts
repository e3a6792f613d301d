/** Which figures lie on the table: those of the view, and pieces still to be placed where the draft has them. */
import type { FigureView, TableView } from '@muster/engine'

interface Shown {
  readonly view: Pick<TableView, 'figures'>
  readonly pieces: readonly FigureView[]
}

export function shownFigures({ view, pieces }: Shown): readonly FigureView[] {
  if (pieces.length === 0) return view.figures
  const known = new Set(view.figures.map(({ id }) => id))
  return [...view.figures, ...pieces.filter(({ id }) => !known.has(id))]
}
