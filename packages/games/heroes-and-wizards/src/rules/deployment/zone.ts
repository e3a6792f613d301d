/** Where a side may deploy: 9" or more behind the centre line, or near its own edge when there are more than two. */
import { raise, refuse, type Refusal, type SideId } from '@muster/engine'
import { distanceSquared, INCH, type Box, type Point } from '@muster/table'
import { TOLERANCE, sideOf, standing } from '../../state/figures.ts'
import type { Edge, Figure, State } from '../../state/state.ts'
import { spotFault, spotRefusal, type SpotFault } from '../../terrain/legal-spot.ts'

const BEHIND_CENTRE = 9 * INCH
const FROM_EDGE = 12 * INCH
export const APART = 18 * INCH

export interface Zone {
  readonly edge: Edge
  readonly box: Box
}

export function zoneOf(state: State, id: SideId): Zone {
  const edge = sideOf(state, id).edge ?? raise(`${id} has no edge yet`)
  const { width, depth } = state.field
  const two = state.sides.length === 2
  const down = two ? depth / 2 - BEHIND_CENTRE : FROM_EDGE
  const across = two ? width / 2 - BEHIND_CENTRE : FROM_EDGE
  const table = { left: 0, top: 0, right: width, bottom: depth }
  if (edge === 'north') return { edge, box: { ...table, bottom: down } }
  if (edge === 'south') return { edge, box: { ...table, top: depth - down } }
  if (edge === 'west') return { edge, box: { ...table, right: across } }
  return { edge, box: { ...table, left: width - across } }
}

/** Whether a base this wide lies wholly in the zone. */
export function isInZone({ box: { left, top, right, bottom } }: Zone, { x, y }: Point, radius: number): boolean {
  const reach = radius - TOLERANCE
  return x - reach >= left && x + reach <= right && y - reach >= top && y + reach <= bottom
}

/** Somebody who stands on the table, or is put down in the same answer. */
export type PlacedFigure = Pick<Figure, 'id' | 'side' | 'name' | 'at' | 'diameter'>

export const placedFigure = ({ id, side, name, diameter }: Figure, at: Point): PlacedFigure => ({
  id,
  side,
  name,
  at,
  diameter,
})

/** Everybody on the table, all of one shape in memory: formations ask about thousands of places. */
export const placedFigures = (state: State): PlacedFigure[] =>
  standing(state).map((figure) => placedFigure(figure, figure.at))

/** What keeps a figure from being deployed somewhere. */
export type DeploymentFault =
  | SpotFault<PlacedFigure>
  | { readonly is: 'out-of-zone' }
  | { readonly is: 'too-near'; readonly figure: PlacedFigure }

/** Why this figure may not be deployed here among those placed; undefined when it may. */
export function deploymentFault(
  state: State,
  zone: Zone,
  placed: readonly PlacedFigure[],
  figure: Figure,
  at: Point,
): DeploymentFault | undefined {
  if (!isInZone(zone, at, figure.diameter / 2)) return { is: 'out-of-zone' }
  const fault = spotFault(state, figure, at, placed)
  if (fault) return fault
  if (state.sides.length === 2) return undefined
  for (const other of placed) if (isEnemyTooNear(figure, at, other)) return { is: 'too-near', figure: other }
  return undefined
}

/** The same as a player is told it. */
export function refuseDeployment(
  state: State,
  zone: Zone,
  placed: readonly PlacedFigure[],
  figure: Figure,
  at: Point,
): Refusal | undefined {
  const fault = deploymentFault(state, zone, placed, figure, at)
  if (fault === undefined) return undefined
  switch (fault.is) {
    case 'out-of-zone':
      return refuseOutside(state, figure, at)
    case 'too-near':
      return refuse('HW-DEP-01', 'too-near', `That is closer than 18" to ${fault.figure.name}.`, {
        at,
        figure: fault.figure.id,
      })
    default:
      return { ...spotRefusal(fault, figure, at), rule: 'HW-DEP-10' }
  }
}

function refuseOutside({ sides }: State, { id }: Figure, at: Point): Refusal {
  const [rule, message] =
    sides.length === 2
      ? ['HW-DEP-02', 'The whole base must be 9" or more behind the centre line, on your own side.']
      : ['HW-DEP-03', 'The whole base must be within 12" of your own edge.']
  return refuse(rule, 'out-of-zone', message, { at, figure: id })
}

/** Of three or more sides, the zones alone do not keep the armies 18" apart. */
function isEnemyTooNear({ side, diameter }: Figure, at: Point, other: PlacedFigure): boolean {
  const least = APART - TOLERANCE + (other.diameter + diameter) / 2
  return other.side !== side && distanceSquared(other.at, at) < least * least
}
