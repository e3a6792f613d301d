/** Where a side may deploy: 12" deep along its edge. Of more than two sides, nobody deploys in the corners. */
import { named, raise, refuse, text, type Refusal, type SideId } from '@muster/engine'
import { inches, type Box, type Point } from '@muster/table'
import { radiusOf, sideOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Edge } from '../../state/vocabulary.ts'
import { spotFault, spotRefusal, type PlacedBase, type SpotFault } from '../terrain/spots.ts'

const DEPTH = inches(12)

export interface Zone {
  readonly edge: Edge
  readonly box: Box
}

export function zoneOf(state: State, id: SideId): Zone {
  const edge = sideOf(state, id).edge ?? raise(`${id} has no edge yet`)
  const { width, depth } = state.field
  const aside = state.sides.length > 2 ? DEPTH : 0
  switch (edge) {
    case 'north':
      return { edge, box: { left: aside, top: 0, right: width - aside, bottom: DEPTH } }
    case 'south':
      return { edge, box: { left: aside, top: depth - DEPTH, right: width - aside, bottom: depth } }
    case 'west':
      return { edge, box: { left: 0, top: aside, right: DEPTH, bottom: depth - aside } }
    case 'east':
      return { edge, box: { left: width - DEPTH, top: aside, right: width, bottom: depth - aside } }
  }
}

/** Whether the whole base lies in the zone. */
export function isInZone({ box: { left, top, right, bottom } }: Zone, figure: Figure, { x, y }: Point): boolean {
  const reach = radiusOf(figure) - TOLERANCE
  return x - reach >= left && x + reach <= right && y - reach >= top && y + reach <= bottom
}

type DeploymentFault = SpotFault | { readonly is: 'out-of-zone' }

/** Why this model may not be deployed here among those already placed; undefined when it may. */
export const deploymentFault = (
  state: State,
  zone: Zone,
  placed: readonly PlacedBase[],
  figure: Figure,
  at: Point,
): DeploymentFault | undefined =>
  isInZone(zone, figure, at) ? spotFault(state, figure, at, placed) : { is: 'out-of-zone' }

/** The fault as a player is told it. */
export function deploymentRefusal(fault: DeploymentFault, { edge }: Zone, figure: Figure, at: Point): Refusal {
  if (fault.is !== 'out-of-zone') return spotRefusal(fault, figure, at)
  const message = text`The whole base of ${named(figure.id)} must be in your zone, 12" deep along the ${edge} edge.`
  return refuse('KD-ARMY-07', 'out-of-zone', message, { at, figure: figure.id })
}
