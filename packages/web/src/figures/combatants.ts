/** Whoever acts: a figure for itself, or a unit as one. The table points, measures and asks alike for both. */
import type { FigureId, FigureView, SideId, TableView, UnitView } from '@muster/engine'
import { distance, type Point } from '@muster/table'
import { radiusOf } from './hit-test.ts'

export interface Someone {
  readonly id: FigureId
  readonly name: string
  readonly side: SideId
  readonly at: Point
  /** From its middle to its rim; of a unit, to the farthest rim of its models. */
  readonly radius: number
  readonly models: readonly FigureView[]
}

const ofFigure = (figure: FigureView): Someone => ({
  id: figure.id,
  name: figure.number === undefined ? figure.name : `${figure.name} ${figure.number}`,
  side: figure.side,
  at: figure.at,
  radius: radiusOf(figure.base),
  models: [figure],
})

function ofUnit({ figures }: TableView, { id, name, side, centre, models }: UnitView): Someone {
  const standing = figures.filter((figure) => models.includes(figure.id))
  const radius = Math.max(0, ...standing.map(({ at, base }) => distance(centre, at) + radiusOf(base)))
  return { id, name, side, at: centre, radius, models: standing }
}

export function someoneNamed(view: TableView, id: FigureId | undefined): Someone | undefined {
  const unit = view.units?.find((one) => one.id === id)
  if (unit) return ofUnit(view, unit)
  const figure = view.figures.find((one) => one.id === id)
  return figure && ofFigure(figure)
}

/** Every unit, and every figure that belongs to none. */
export const everyone = (view: TableView): readonly Someone[] => [
  ...(view.units ?? []).map((unit) => ofUnit(view, unit)),
  ...view.figures.filter(({ unit }) => unit === undefined || !view.units).map(ofFigure),
]

/** Who a touched model speaks for. */
export const speakerOf = (view: TableView, id: FigureId | undefined): Someone | undefined => {
  const unit = view.units && view.figures.find((figure) => figure.id === id)?.unit
  return someoneNamed(view, unit ?? id)
}
