/** Places to deploy a unit: in one of its shapes, near the front, beside units already deployed. */
import { pickOne, type FormationMove, type Random, type Spot } from '@muster/engine'
import { INCH, type Length, type Point } from '@muster/table'
import { meanPoint, sideOf } from '../../state/figures.ts'
import { refuseDeployment } from './refusals.ts'
import { shapeSpots, SHAPES, type ShapeId } from '../formation/formation.ts'
import type { Deployment } from './waiting.ts'

/** All in a shape around a centre, looking at the enemy's edge. */
export function shapeAround({ state, unit, models }: Deployment, shape: ShapeId, centre: Point): Spot[] {
  const widest = Math.max(...models.map(({ diameter }) => diameter))
  const facing = { x: 0, y: sideOf(state, unit.side).edge === 'north' ? 1 : -1 }
  const places = shapeSpots(shape, models.length, widest, centre, facing)
  return models.map(({ id }, index) => ({ figure: id, at: places[index] ?? centre }))
}

/** From best looking to closest packed. */
const USUAL: readonly ShapeId[] = ['ranks', 'bunch', 'line', 'file']
const STEP = INCH / 2

/** The usual place: at the front, as near to the middle as the others leave room. Undefined: there is none. */
export function usualPlaces(deployment: Deployment): readonly Spot[] | undefined {
  for (const shape of USUAL) {
    const form = shapeAround(deployment, shape, { x: 0, y: 0 })
    for (const centre of centres(deployment, form)) {
      const spots = shifted(form, centre)
      if (refuseDeployment(deployment, spots) === undefined) return spots
    }
  }
  return undefined
}

/** Row by row from the front to the edge, each row from the middle outwards. */
function* centres({ state, unit, zone }: Deployment, form: readonly Spot[]): Iterable<Point> {
  const { left, top, right, bottom } = zone
  const { depth, width } = extentOf(form, unit.card.diameter)
  const isNorth = sideOf(state, unit.side).edge === 'north'
  const most = (right - left - width) / 2
  for (let back = depth / 2; back <= bottom - top - depth / 2 + 1; back += STEP) {
    const y = Math.round(isNorth ? bottom - back : top + back)
    for (let aside = 0; aside <= most; aside += STEP) {
      yield { x: Math.round((left + right) / 2 - aside), y }
      if (aside > 0) yield { x: Math.round((left + right) / 2 + aside), y }
    }
  }
}

/** How wide and deep a body of models is, bases and all, if it is centred on the middle of its box. */
function extentOf(spots: readonly Spot[], diameter: Length): { readonly width: number; readonly depth: number } {
  const half = (of: (at: Point) => number) => Math.max(...spots.map(({ at }) => Math.abs(of(at))))
  return { width: 2 * half(({ x }) => x) + diameter, depth: 2 * half(({ y }) => y) + diameter }
}

const TRIES = 10

/** Random legal places; undefined if none are found. */
export function anyPlaces(deployment: Deployment, random: Random): readonly Spot[] | undefined {
  const { left, top, right, bottom } = deployment.zone
  for (let tries = 0; tries < TRIES; tries++) {
    const centre = { x: Math.round(left + random() * (right - left)), y: Math.round(top + random() * (bottom - top)) }
    const spots = shapeAround(deployment, pickOne(random, SHAPES), centre)
    if (refuseDeployment(deployment, spots) === undefined) return spots
  }
  return undefined
}

const isShape = (shape: string): shape is ShapeId => (SHAPES as readonly string[]).includes(shape)

/** The unit placed around the end of a path in a shape, and what is wrong with that. */
export function formAt(
  deployment: Deployment,
  path: readonly Point[],
  shape: string,
  usual: readonly Spot[],
): FormationMove {
  const centre = path.at(-1) ?? meanPoint(usual.map(({ at }) => at))
  const spots = isShape(shape) ? shapeAround(deployment, shape, centre) : movedTo(usual, centre)
  const refusal = refuseDeployment(deployment, spots)
  return { path: [centre], spent: 0, spots, ...(refusal && { refusal }) }
}

function movedTo(spots: readonly Spot[], centre: Point): readonly Spot[] {
  const { x, y } = meanPoint(spots.map(({ at }) => at))
  return shifted(spots, { x: centre.x - x, y: centre.y - y })
}

const shifted = (spots: readonly Spot[], { x, y }: Point): Spot[] =>
  spots.map(({ figure, at }) => ({ figure, at: { x: at.x + x, y: at.y + y } }))
