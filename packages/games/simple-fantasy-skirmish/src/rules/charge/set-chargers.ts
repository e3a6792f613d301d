/** The question where the models of a charge end, with a proposal. */
import {
  placeQuestion,
  named,
  text,
  type FormationMove,
  type PlaceDecision,
  type Question,
  type Spot,
} from '@muster/engine'
import { stepTowards, type Point } from '@muster/table'
import { baseOf, meanPoint } from '../../state/figures.ts'
import { arrange, AS_IT_STANDS, shapesFor } from '../formation/arrange.ts'
import type { ChargeReach } from './reach.ts'
import { refuseCharge, type ChargePath } from './judge.ts'
import type { ChargeScene } from './spots.ts'
import { firstTouched } from '../melee/contact.ts'
import { placesOf } from '../terrain/half-speed.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { nearestEnemy, placeFault } from '../terrain/standing-places.ts'

export function setQuestion(
  charging: ChargeScene,
  { path = [], spots = [], distance }: ChargeReach,
  claimed: boolean,
): Question {
  const { scene, target } = charging
  const { unit, bodies, width } = scene
  const way: ChargePath = { path, distance, claimed }
  const ask = {
    by: unit.side,
    what: 'set-chargers',
    rule: 'SF-CHG-08',
    about: unit.id,
    prompt: text`Set ${named(unit.id)} against ${named(target.id)}: at least one model touches.`,
  }
  const question = placeQuestion(ask, {
    pieces: bodies.map((body) => ({ figure: body.id, base: baseOf(body) })),
    zone: () => charging.targets.map(({ at }) => ({ is: 'disc', centre: at, radius: width * (bodies.length + 1) * 2 })),
    refuse: (placed) => refuseCharge(charging, way, placesOf(scene, placed)),
    propose: () => ({ spots }),
  })
  return {
    ...question,
    describe: () => ({ ...(question.describe() as PlaceDecision), units: [bodyOf(scene, spots)] }),
    forms: { form: (figure, to, shape) => (figure === unit.id ? formAt(charging, way, spots, to, shape) : undefined) },
  }
}

const bodyOf = ({ unit, bodies }: Scene, spots: readonly Spot[]) => ({
  figure: unit.id,
  models: bodies.map(({ id }) => id),
  centre: meanPoint(spots.map(({ at }) => at)),
  shapes: shapesFor(bodies.length),
})

/** The whole unit placed around a point, and moved up to the enemy if that is near. */
function formAt(
  charging: ChargeScene,
  way: ChargePath,
  proposed: readonly Spot[],
  to: readonly Point[],
  shape: string,
): FormationMove {
  const { scene } = charging
  const places = placesOf(scene, proposed)
  const centre = to.at(-1) ?? meanPoint(places)
  const ends = drawnUp(charging, shapedAt(charging, shape, places, centre))
  const refusal = refuseCharge(charging, way, ends)
  const spots = scene.bodies.map(({ id }, index) => ({ figure: id, at: ends[index] as Point }))
  return { path: [meanPoint(ends)], spent: Math.round(way.distance), spots, ...(refusal && { refusal }) }
}

/** In the chosen shape, facing the enemy, if there is room; else as proposed. */
function shapedAt(
  { scene, targets }: ChargeScene,
  shape: string,
  proposed: readonly Point[],
  centre: Point,
): readonly Point[] {
  const foe = meanPoint(targets.map(({ at }) => at))
  const facing = { x: foe.x - centre.x, y: foe.y - centre.y }
  const isFree = (body: Body, at: Point) => placeFault(scene, body, at) === undefined
  const ends = shape === AS_IT_STANDS ? undefined : arrange(scene, shape, centre, facing, isFree)
  if (ends) return ends
  const { x, y } = meanPoint(proposed)
  return proposed.map((at) => ({ x: at.x + centre.x - x, y: at.y + centre.y - y }))
}

/** Room left between bases, so that rounding never makes them overlap, nor lets a touch fail. */
const ROOM = 1

/** Moves all models by the gap between the nearest two, unless somebody touches already or fights across a wall. */
function drawnUp({ scene, targets }: ChargeScene, ends: readonly Point[]): readonly Point[] {
  const { bodies, width } = scene
  if (bodies.some((body, index) => firstTouched(scene, targets, body, ends[index] as Point))) return ends
  let nearest: { readonly gap: number; readonly from: Point; readonly to: Point } | undefined
  bodies.forEach((body, index) => {
    const from = ends[index] as Point
    const { gap, enemy } = nearestEnemy(targets, body, from)
    if (enemy && (!nearest || gap < nearest.gap)) nearest = { gap, from, to: enemy.at }
  })
  if (!nearest || nearest.gap > 2 * width) return ends
  const { from, to, gap } = nearest
  const end = stepTowards(from, to, gap - ROOM)
  return ends.map((at) => ({ x: at.x + end.x - from.x, y: at.y + end.y - from.y }))
}
