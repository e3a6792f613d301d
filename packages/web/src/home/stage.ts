/**
 * Who stands where on the cover picture. The two lines stand closer together and wider than they were deployed, in the
 * visible part of the table, and the viewer sits behind the figures of the first side.
 */
import type { FigureView, TableView } from '@muster/engine'
import { isAtFarEdge } from '../figures/own-side.ts'
import { turnedField } from '../figures/turned-field.ts'

export interface CoverScene {
  readonly field: TableView['field']
  readonly figures: readonly FigureView[]
  readonly turned: boolean
}

/** Where the two lines of figures stand and the middle between them, as shares of the table. */
const NEAR = 0.645
const FAR = 0.4
const MIDDLE = 0.575
/** The share of the table's width that is visible beside the card. */
const IN_SIGHT = 0.56
const WIDER = 1.3
const DEEPER = 1.2
/** Moves figures a little out of line. */
const SWAY = [0, 0.016, -0.008, 0.024, 0.006, -0.014, 0.012] as const

export function arrangeCover(view: TableView): CoverScene {
  const { width, depth } = view.field
  const turned = isAtFarEdge(view, view.sides[0]?.id)
  const seen = turned ? view.figures.map((one) => at(one, width - one.at.x, depth - one.at.y)) : view.figures
  const lines = new Map(view.sides.map(({ id }) => [id, battleLine(seen.filter(({ side }) => side === id))]))
  const figures = seen.map((one, i) => {
    const { x, y, span } = lines.get(one.side) ?? { ...one.at, span: 0 }
    const wider = Math.min(WIDER, (IN_SIGHT * width) / Math.max(1, span))
    const row = (y < depth / 2 ? FAR : NEAR) * depth + (one.at.y - y) * Math.min(DEEPER, wider)
    return at(one, MIDDLE * width + (one.at.x - x) * wider, row + (SWAY[i % SWAY.length] ?? 0) * depth)
  })
  const field = turned ? turnedField(view.field) : view.field
  return { field, figures: figures.sort((a, b) => a.at.y - b.at.y), turned }
}

const at = (figure: FigureView, x: number, y: number): FigureView => ({ ...figure, at: { x, y } })

/** The middle of a side's figures and their extent from left to right. */
function battleLine(figures: readonly FigureView[]): { readonly x: number; readonly y: number; readonly span: number } {
  const xs = figures.map((one) => one.at.x)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const y = figures.reduce((sum, one) => sum + one.at.y, 0) / Math.max(1, figures.length)
  return { x: (west + east) / 2, y, span: east - west }
}
