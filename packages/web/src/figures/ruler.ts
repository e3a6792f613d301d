/** A measurement: between two places, or from rim to rim where it begins or ends on a figure. */
import type { FigureId, TableView } from '@muster/engine'
import { circle, shortestLine, type Footprint, type Point } from '@muster/table'

export interface Ruler {
  readonly from: Point
  readonly to: Point
  /** The figures at its ends. */
  readonly by?: FigureId
  readonly at?: FigureId
}

/** The measured line. */
export function measuredLine(ruler: Ruler, view: TableView): { readonly from: Point; readonly to: Point } {
  return shortestLine(endOf(view, ruler.by, ruler.from), endOf(view, ruler.at, ruler.to))
}

const POINT = circle(0)
function endOf({ figures }: TableView, id: FigureId | undefined, at: Point): Footprint {
  const figure = figures.find((one) => one.id === id)
  return figure ?? { base: POINT, at }
}
