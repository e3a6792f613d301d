/** Which figures lie on the table: those of the view, and pieces still to be placed where the draft has them. */
import type { FigureView } from '@muster/engine'
import type { Snapshot } from '../worker/snapshot.ts'

export function shownFigures({ view, pieces }: Pick<Snapshot, 'view' | 'pieces'>): readonly FigureView[] {
  if (pieces.length === 0) return view.figures
  const known = new Set(view.figures.map(({ id }) => id))
  return [...view.figures, ...pieces.filter(({ id }) => !known.has(id))]
}
