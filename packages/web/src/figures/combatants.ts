/** Whoever acts: a figure for itself, or a unit as one. The table points, measures and asks alike for both. */
import type { FigureId, FigureView, SideId, TableView, UnitView } from '@muster/engine'
import { distance, gap, type Point } from '@muster/table'
import { baseRadius } from './hit-test.ts'

export interface Combatant {
  readonly id: FigureId
  readonly name: string
  readonly side: SideId
  readonly at: Point
  /** From its middle to its rim; for a unit, to the farthest rim of its models. */
  readonly radius: number
  readonly models: readonly FigureView[]
}

const ofFigure = (figure: FigureView): Combatant => ({
  id: figure.id,
  name: figure.number === undefined ? figure.name : `${figure.name} ${figure.number}`,
  side: figure.side,
  at: figure.at,
  radius: baseRadius(figure.base),
  models: [figure],
})

function ofUnit({ figures }: TableView, { id, name, side, centre, models }: UnitView): Combatant {
  const standing = figures.filter((figure) => models.includes(figure.id))
  const radius = Math.max(0, ...standing.map(({ at, base }) => distance(centre, at) + baseRadius(base)))
  return { id, name, side, at: centre, radius, models: standing }
}

export function combatantNamed(view: TableView, id: FigureId | undefined): Combatant | undefined {
  const unit = view.units?.find((one) => one.id === id)
  if (unit) return ofUnit(view, unit)
  const figure = view.figures.find((one) => one.id === id)
  return figure && ofFigure(figure)
}

/** All units, and all figures that belong to no unit. */
export const allCombatants = (view: TableView): readonly Combatant[] => [
  ...(view.units ?? []).map((unit) => ofUnit(view, unit)),
  ...view.figures.filter(({ unit }) => unit === undefined || !view.units).map(ofFigure),
]

/** The unit or figure that a touched model belongs to. */
export const combatantOf = (view: TableView, id: FigureId | undefined): Combatant | undefined => {
  const unit = view.units && view.figures.find((figure) => figure.id === id)?.unit
  return combatantNamed(view, unit ?? id)
}

/** From rim to rim of the nearest models. */
export const gapBetween = (a: Combatant, b: Combatant): number =>
  Math.min(...a.models.flatMap((one) => b.models.map((other) => gap(one, other))))
