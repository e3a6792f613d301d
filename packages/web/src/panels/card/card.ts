/** Whose card lies beside the table: a figure's, or the unit's it belongs to. */
import type { FigureId, FigureView, Sum, TableView, UnitView } from '@muster/engine'
import type { TableState } from '../../state/table-state.ts'

export type Bearer = FigureView | UnitView

export interface CardOf {
  readonly bearer: Bearer
  /** The name with its number. */
  readonly name: string
  /** Whose likeness is shown: the figure itself, or the first model of its unit. */
  readonly likeness: FigureView | undefined
}

export const isUnit = (bearer: Bearer): bearer is UnitView => 'models' in bearer

export function cardOf(view: TableView, id: FigureId | undefined): CardOf | undefined {
  const figure = view.figures.find((one) => one.id === id)
  const unit = view.units?.find((one) => one.id === (figure?.unit ?? id))
  const bearer = unit ?? figure
  if (!bearer) return undefined
  const likeness = unit ? view.figures.find((one) => unit.models.includes(one.id)) : figure
  const number = unit ? undefined : figure?.number
  return { bearer, likeness, name: number === undefined ? bearer.name : `${bearer.name} ${number}` }
}

/** The one picked, else the one pointed at. */
export const mainCard = ({ picked, pointed, snapshot: { view } }: TableState): CardOf | undefined =>
  cardOf(view, picked) ?? cardOf(view, pointed)

/** The other one, when somebody is picked and another pointed at. */
export function otherCard(state: TableState): CardOf | undefined {
  const pointed = cardOf(state.snapshot.view, state.pointed)
  return pointed && pointed.bearer.id !== mainCard(state)?.bearer.id ? pointed : undefined
}

/** What the number was before anything changed it; undefined where nothing did. */
export function printed(sum: Sum | undefined): number | undefined {
  const [first, ...others] = sum?.parts ?? []
  return first && others.length > 0 && first.value !== sum?.total ? first.value : undefined
}
