/** Units that act as one: which unit a model belongs to, and shifting and rotating its models. */
import type { FigureId, FigureView, Formation, Spot, TableView } from '@muster/engine'
import type { ShownDecision, ShownOption } from '@muster/session'
import { point, type Point } from '@muster/table'
import { actingFigures } from './acting-figures.ts'

export interface UnitFormation extends Formation {
  readonly figure: FigureId
}

/** All units the question is about. */
function unitFormations(decision: ShownDecision | undefined): readonly UnitFormation[] {
  if (decision?.kind === 'place') return decision.units ?? []
  if (decision?.kind !== 'move') return []
  return decision.movers.flatMap(({ figure, unit }) => (unit ? [{ ...unit, figure }] : []))
}

/** The unit with this id, or the unit of this model. */
export const unitFormationOf = (decision: ShownDecision | undefined, id: FigureId): UnitFormation | undefined =>
  unitFormations(decision).find(({ figure, models }) => figure === id || models.includes(id))

/** Models that turn together: a whole unit, or a single model with a base that is not round. */
export function figuresTurnedWith(decision: ShownDecision | undefined, id: FigureId | undefined): readonly FigureId[] {
  const unit = id === undefined ? undefined : unitFormationOf(decision, id)
  if (unit && unit.models.length > 1) return unit.models
  const piece = decision?.kind === 'place' ? decision.pieces.find(({ figure }) => figure === id) : undefined
  return piece && piece.base.shape !== 'circle' ? [piece.figure] : []
}

/** The figure meant by touching a model: itself if it acts alone, else its unit. */
export function actorOf(view: TableView, decision: ShownDecision | undefined, id: FigureId): FigureId {
  const named = (who: FigureId): boolean => actingFigures(decision).has(who) || isTarget(decision, who)
  if (named(id)) return id
  const unit = unitFormationOf(decision, id)?.figure ?? unitOf(view, id)
  return unit !== undefined && named(unit) ? unit : id
}

/** Whether this figure can be the target of an option (of figure `by`, if given). */
export const isTarget = (decision: ShownDecision | undefined, id: FigureId, by?: FigureId): boolean =>
  decision?.kind === 'pair'
    ? decision.linkers.some(({ figure, targets }) => (by ?? figure) === figure && targets.includes(id))
    : decision?.options.some(({ figure, at }) => (by ?? figure) === figure && at === id) === true

export const unitOf = (view: TableView, id: FigureId): FigureId | undefined =>
  view.figures.find((figure) => figure.id === id)?.unit

/** Whether a figure is this one or one of its models. */
export const belongsTo = ({ id, unit }: Pick<FigureView, 'id' | 'unit'>, who: FigureId | undefined): boolean =>
  who !== undefined && (id === who || unit === who)

/** The option meant by dragging one figure onto another, if there is one. */
export const optionBetween = (decision: ShownDecision, from: FigureId, to: FigureId): ShownOption | undefined =>
  decision.options.find(({ figure, at }) => figure === from && at === to)

export function shiftSpots(spots: readonly Spot[], models: readonly FigureId[], by: Point): readonly Spot[] {
  return spots.map((spot) =>
    models.includes(spot.figure) ? { ...spot, at: point(spot.at.x + by.x, spot.at.y + by.y) } : spot,
  )
}

export function centreOf(places: readonly Point[]): Point {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return point(sum.x / (places.length || 1), sum.y / (places.length || 1))
}
