/**
 * Who stands where on the cover. A cover is a poster, not a table: the lines stand closer and wider than they were
 * deployed, in the part of the table that is in sight, and one sits behind one's own figures.
 */
import type { FigureView, TableView } from '@muster/engine'
import { isFar } from '../table/own-side.ts'

const NEARER = 0.6
const WIDER = 1.3
const DEEPER = 1.2
/** The middle of what is in sight, as a share of the table's width and depth. */
const MIDDLE = { x: 0.53, y: 0.525 }
/** Nobody stands quite in line. */
const SWAY = [0, 0.016, -0.008, 0.024, 0.006, -0.014, 0.012] as const

export function staged(view: TableView): { readonly figures: readonly FigureView[]; readonly turned: boolean } {
  const { width, depth } = view.field
  const turned = isFar(view, view.sides[0]?.id)
  const seen = turned ? view.figures.map((one) => at(one, width - one.at.x, depth - one.at.y)) : view.figures
  const centres = new Map(view.sides.map(({ id }) => [id, centreOf(seen.filter(({ side }) => side === id))]))
  const figures = seen.map((one, i) => {
    const centre = centres.get(one.side) ?? one.at
    const x = MIDDLE.x * width + (one.at.x - centre.x) * WIDER
    const y = MIDDLE.y * depth + (centre.y - depth / 2) * NEARER + (one.at.y - centre.y) * DEEPER
    return at(one, Math.min(Math.max(x, width * 0.06), width * 0.94), y + (SWAY[i % SWAY.length] ?? 0) * depth)
  })
  return { figures: figures.sort((a, b) => a.at.y - b.at.y), turned }
}

const at = (figure: FigureView, x: number, y: number): FigureView => ({ ...figure, at: { x, y } })

function centreOf(figures: readonly FigureView[]): { readonly x: number; readonly y: number } {
  const sum = figures.reduce((all, one) => ({ x: all.x + one.at.x, y: all.y + one.at.y }), { x: 0, y: 0 })
  return { x: sum.x / Math.max(1, figures.length), y: sum.y / Math.max(1, figures.length) }
}
