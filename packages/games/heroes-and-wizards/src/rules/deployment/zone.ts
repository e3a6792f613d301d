/** Where a side may deploy: 9" or more behind the centre line, or near its own edge when there are more than two. */
import { raise, refuse, type Refusal, type SideId } from '@muster/engine'
import { square, distance, distanceSquared, INCH, type Box, type Outline, type Point } from '@muster/table'
import { HAIR, sideOf } from '../../state/figures.ts'
import type { Edge, Figure, State } from '../../state/state.ts'
import { isLegalSpot } from '../../terrain/legal-spot.ts'

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

export const zoneOutline = ({ box: { left, top, right, bottom } }: Zone): Outline => ({
  is: 'area',
  points: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
})

/** Whether a base this wide lies wholly in the zone. */
export function isInZone({ box: { left, top, right, bottom } }: Zone, { x, y }: Point, radius: number): boolean {
  const reach = radius - HAIR
  return x - reach >= left && x + reach <= right && y - reach >= top && y + reach <= bottom
}

/** Why this figure may not be deployed here; undefined when it may. `placed` are those of its type put down with it. */
export function refuseDeployment(
  state: State,
  zone: Zone,
  placed: readonly Pick<Figure, 'id' | 'at' | 'diameter'>[],
  figure: Figure,
  at: Point,
): Refusal | undefined {
  const two = state.sides.length === 2
  if (!isInZone(zone, at, figure.diameter / 2)) {
    const message = two
      ? 'The whole base must be 9" or more behind the centre line, on your own side.'
      : 'The whole base must be within 12" of your own edge.'
    return refuse(two ? 'HW-DEP-02' : 'HW-DEP-03', 'out-of-zone', message, { at, figure: figure.id })
  }
  const room = isLegalSpot(state, figure, at)
  if (room) return { ...room, rule: 'HW-DEP-10' }
  const under = placed.find((other) => distanceSquared(at, other.at) < square((figure.diameter + other.diameter) / 2))
  if (under)
    return refuse('HW-DEP-10', 'rests-on-figure', `${figure.id} would stand on ${under.id}.`, { at, figure: under.id })
  return refuseNearness(state, figure, at)
}

/** Of three or more, the zones alone do not keep the armies 18" apart: an enemy that stands too near to this place. */
export function tooNear(
  { sides, figures }: State,
  { side, diameter }: Pick<Figure, 'side' | 'diameter'>,
  at: Point,
): Figure | undefined {
  if (sides.length === 2) return undefined
  return figures.find(
    (other) =>
      other.where === 'standing' &&
      other.side !== side &&
      distance(other.at, at) - (other.diameter + diameter) / 2 < APART - HAIR,
  )
}

function refuseNearness(state: State, figure: Figure, at: Point): Refusal | undefined {
  const near = tooNear(state, figure, at)
  return near && refuse('HW-DEP-01', 'too-near', `That is closer than 18" to ${near.name}.`, { at, figure: near.id })
}
