/** Units that still wait beside the table, and the models that will be put down with them. */
import type { FigureId, SideId } from '@muster/engine'
import type { Length } from '@muster/table'
import type { State, Unit } from '../../state/state.ts'

export interface WaitingModel {
  readonly id: FigureId
  readonly diameter: Length
}

/** The models of a unit and of the Champions that begin with it. */
export function waitingModels({ units }: State, unit: Unit): WaitingModel[] {
  const group = units.filter((other) => other === unit || other.host === unit.id)
  return group.flatMap(({ models, card: { diameter } }) => models.map(({ id }) => ({ id, diameter })))
}

/** Units, with the Champions attached to them, that are still to be placed. */
export const waiting = ({ units }: State, side: SideId): Unit[] =>
  units.filter((unit) => unit.side === side && unit.host === undefined && isWaiting(unit))

const isWaiting = ({ models }: Unit): boolean => models.some(({ where }) => where === 'waiting')
