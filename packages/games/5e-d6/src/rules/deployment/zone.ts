/** Where a side deploys: within 6" of its edge, with the whole base. */
import { named, raise, refuse, text, type Refusal, type SideId } from '@muster/engine'
import { inches, type Box, type Point } from '@muster/table'
import { radiusOf, sideOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Edge } from '../../state/vocabulary.ts'
import { basesAround, spotFault, spotRefusal, type PlacedBase, type SpotFault } from '../terrain/spots.ts'

const DEPTH = inches(6)

export interface Zone {
  readonly edge: Edge
  readonly box: Box
}

export function zoneOf(state: State, id: SideId): Zone {
  const edge = sideOf(state, id).edge ?? raise(`${id} has no edge yet`)
  const { width, depth } = state.field
  const top = edge === 'north' ? 0 : depth - DEPTH
  return { edge, box: { left: 0, right: width, top, bottom: top + DEPTH } }
}

function isInZone({ box: { left, top, right, bottom } }: Zone, figure: Figure, { x, y }: Point): boolean {
  const reach = radiusOf(figure) - TOLERANCE
  return x - reach >= left && x + reach <= right && y - reach >= top && y + reach <= bottom
}

/** `placed` are those who are put down in the same answer. */
export function refuseDeployment(
  state: State,
  zone: Zone,
  placed: readonly PlacedBase[],
  figure: Figure,
  at: Point,
): Refusal | undefined {
  if (!isInZone(zone, figure, at)) {
    const message = text`The whole base of ${named(figure.id)} must be within 6" of your own edge.`
    return refuse('FD-SETUP-03', 'out-of-zone', message, { at, figure: figure.id })
  }
  const fault = faultAt(state, placed, figure, at)
  return fault && spotRefusal(fault, figure, at)
}

/** The same without a reason, for those who try many places. */
export const mayDeploy = (
  state: State,
  zone: Zone,
  placed: readonly PlacedBase[],
  figure: Figure,
  at: Point,
): boolean => isInZone(zone, figure, at) && faultAt(state, placed, figure, at) === undefined

const faultAt = (state: State, placed: readonly PlacedBase[], figure: Figure, at: Point): SpotFault | undefined =>
  spotFault(state, figure, at, [...basesAround(state, figure, at), ...placed])
