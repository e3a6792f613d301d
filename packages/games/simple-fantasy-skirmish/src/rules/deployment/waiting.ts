/** Units that still wait beside the table, and the models that will be put down with them. */
import type { FigureId, SideId } from '@muster/engine'
import type { Box, Length, Point } from '@muster/table'
import { living } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { zoneOf } from './zone.ts'

export interface WaitingModel {
  readonly id: FigureId
  readonly diameter: Length
}

/** The models of a unit and of the Champions that begin with it. */
function waitingModels({ units }: State, unit: Unit): WaitingModel[] {
  const group = units.filter((other) => other === unit || other.host === unit.id)
  return group.flatMap(({ models, card: { diameter } }) => models.map(({ id }) => ({ id, diameter })))
}

/** A unit to be put down, its models, and those who stand on the table already: many places are tried. */
export interface Deployment {
  readonly state: State
  readonly unit: Unit
  readonly zone: Box
  readonly models: readonly WaitingModel[]
  readonly placed: readonly PlacedModel[]
}

interface PlacedModel extends WaitingModel {
  readonly at: Point
  readonly unit: FigureId
}

export const deploymentOf = (state: State, unit: Unit): Deployment => ({
  state,
  unit,
  zone: zoneOf(state, unit.side),
  models: waitingModels(state, unit),
  placed: state.units.flatMap((other) =>
    living(other).map(({ id, at }) => ({ id, at, diameter: other.card.diameter, unit: other.id })),
  ),
})

/** Units, with the Champions attached to them, that are still to be placed. */
export const waiting = ({ units }: State, side: SideId): Unit[] =>
  units.filter((unit) => unit.side === side && unit.host === undefined && isWaiting(unit))

const isWaiting = ({ models }: Unit): boolean => models.some(({ where }) => where === 'waiting')
