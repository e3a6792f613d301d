/** Where a moment of the battle took place. */
import type { FigureId, FigureView } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import type { Point } from '@muster/table'

/** Of all who fell in the battle, those who had fallen by this moment. */
export function fallenBy({ figures }: ShownTable, fallen: readonly FigureView[]): readonly FigureView[] {
  const standing = new Set(figures.map(({ id }) => id))
  return fallen.filter(({ id }) => !standing.has(id))
}

/** Where the first of the named stands or fell; without one, the middle of the table. */
export function placeOf(
  { figures, field }: ShownTable,
  slain: readonly FigureView[],
  named: readonly FigureId[],
): Point {
  const all = [...figures, ...slain]
  const found = named.flatMap((id) => all.find((figure) => figure.id === id || figure.unit === id) ?? [])[0]
  return found?.at ?? { x: field.width / 2, y: field.depth / 2 }
}
