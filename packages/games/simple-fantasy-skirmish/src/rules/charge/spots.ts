/** Where charging models end: one touches the target, the others close up behind it in formation. */
import { distance, distanceSquared, stepTowards, type Point } from '@muster/table'
import { TOLERANCE, isHalf } from '../../state/figures.ts'
import type { Unit } from '../../state/state.ts'
import { spotsBeyond } from '../movement/places-beyond.ts'
import { couldTouch, firstTouched } from '../melee/contact.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { isSplit } from '../formation/split.ts'
import { nearestEnemy, placeFault } from '../terrain/standing-places.ts'
import { spotsAround, isIn } from '../../terrain.ts'
import { isEasy, pathOf } from '../terrain/model-paths.ts'
import { amongNeighbours, besideThosePlaced } from './neighbours.ts'

export interface ChargeScene {
  readonly scene: Scene
  readonly target: Unit
  /** Models of the target and of Champions attached to it. */
  readonly targets: readonly Body[]
  /** Enemies outside the melee: nobody may touch them. */
  readonly others: readonly Body[]
  /** All enemies but the target: they are in the way. */
  readonly all: readonly Body[]
  /** Goes up a storey. */
  readonly climbs: boolean
}

/** Room left between bases, so that rounding never makes them overlap, nor lets a touch fail. */
const ROOM = 1
/** How far a charger keeps from enemies it does not charge. */
const CLEAR = 60
const TURNS = 16

/** How models are placed: `avoids` terrain that slows them; `isTight` crowds them round the first. */
interface PlacementStyle {
  readonly avoids: boolean
  readonly isTight: boolean
}

const ANYHOW: readonly PlacementStyle[] = [
  { avoids: false, isTight: false },
  { avoids: false, isTight: true },
]
const SWIFTLY: readonly PlacementStyle[] = [
  { avoids: true, isTight: false },
  { avoids: true, isTight: true },
]

/** Places for all bodies, in their order. With `keepsOff`, fewer than half are slowed if possible. */
export function chargeSpots(whole: ChargeScene, path: readonly Point[], keepsOff: boolean): Point[] | undefined {
  const charging = amongNeighbours(whole, path)
  for (const manner of keepsOff ? [...SWIFTLY, ...ANYHOW] : ANYHOW) {
    for (const contact of contactSpots(charging, path, manner)) {
      const spots = closeUp(charging, path, contact, manner)
      if (spots && !isSplit(charging.scene, spots)) return spots
    }
  }
  return undefined
}

interface Contact {
  readonly leader: number
  readonly at: Point
}

const MOST_TRIED = 6
const MOST_TRIED_TIGHT = 16

/** Places in contact with the target, the nearest first, for the model that is nearest to it. */
function* contactSpots(
  charging: ChargeScene,
  path: readonly Point[],
  { avoids, isTight }: PlacementStyle,
): Iterable<Contact> {
  const { scene, targets } = charging
  const from = path.at(-2) ?? scene.centre
  const leader = nearestBody(scene, path.at(-1) ?? from)
  const body = scene.bodies[leader]
  if (!body) return
  const spots: Point[] = []
  for (const target of targets) {
    const { at, diameter } = target
    const apart = (diameter + body.diameter) / 2 + ROOM
    spots.push(stepTowards(at, from, apart), ...spotsAround(at, apart, TURNS), ...spotsAcross(scene, target, body))
  }
  spots.sort((a, b) => distanceSquared(a, from) - distanceSquared(b, from))
  let tried = 0
  for (const at of spots) {
    if (tried === (isTight ? MOST_TRIED_TIGHT : MOST_TRIED)) return
    if (!mayCharge(charging, body, at, path, avoids)) continue
    tried++
    yield { leader, at }
  }
}

/** Places on the other side of the thick low walls a target stands at. */
const spotsAcross = (scene: Scene, target: Body, body: Body): Point[] =>
  scene.terrain.obstacles
    .filter(({ piece }) => piece.outline.is !== 'line')
    .flatMap((wall) => spotsBeyond(wall, target.at, body.diameter))
    .filter((at) => firstTouched(scene, [target], body, at) !== undefined)

function nearestBody({ bodies }: Scene, to: Point): number {
  let best = 0
  for (let i = 1; i < bodies.length; i++) {
    if (distanceSquared((bodies[i] as Body).at, to) < distanceSquared((bodies[best] as Body).at, to)) best = i
  }
  return best
}

function mayCharge(
  { scene, others }: ChargeScene,
  body: Body,
  at: Point,
  path: readonly Point[],
  avoids: boolean,
): boolean {
  if (placeFault(scene, body, at) !== undefined) return false
  const { gap } = nearestEnemy(others, body, at)
  if (gap <= CLEAR || (couldTouch(scene, gap) && firstTouched(scene, others, body, at))) return false
  if (avoids && scene.terrain.areas.some((area) => isIn(area, at))) return false
  const own = pathOf(scene, body, path, at)
  return own !== undefined && (!avoids || isEasy(scene, body.at, own))
}

/** Places the others one after another, those nearest to the leader first, keeping their order if possible. */
function closeUp(
  charging: ChargeScene,
  path: readonly Point[],
  { leader, at }: Contact,
  { avoids, isTight }: PlacementStyle,
): Point[] | undefined {
  const { scene } = charging
  const first = scene.bodies[leader] as Body
  const shift = { x: at.x - first.at.x, y: at.y - first.at.y }
  const order = scene.bodies.map((_, index) => index).filter((index) => index !== leader)
  order.sort(
    (a, b) =>
      distanceSquared((scene.bodies[a] as Body).at, first.at) - distanceSquared((scene.bodies[b] as Body).at, first.at),
  )
  const set = new Map([[leader, at]])
  let slow = 0
  for (const index of order) {
    const body = scene.bodies[index] as Body
    const wished = isTight ? at : { x: body.at.x + shift.x, y: body.at.y + shift.y }
    const beside = besideThosePlaced(charging, path, body, set.values())
    const find = (keepsOff: boolean) =>
      placeBeside(beside, set, body, wished, (place) => mayCharge(beside, body, place, path, keepsOff))
    let spot = find(avoids)
    if (!spot && avoids && !isHalf(++slow, scene.bodies.length)) spot = find(false)
    if (!spot) return undefined
    set.set(index, spot)
  }
  return scene.bodies.map((_, index) => set.get(index) as Point)
}

/** A place in formation with those already placed: the wished one, or the nearest free one beside one of them. */
function placeBeside(
  { scene }: ChargeScene,
  set: ReadonlyMap<number, Point>,
  body: Body,
  wished: Point,
  may: (at: Point) => boolean,
): Point | undefined {
  if (isInOrder(scene, set, body, wished) && may(wished)) return wished
  let best: Point | undefined
  let nearest = Infinity
  for (const [index, at] of set) {
    const apart = ((scene.bodies[index] as Body).diameter + body.diameter) / 2
    for (const gap of [2 * ROOM, scene.width * 0.6]) {
      for (const spot of spotsAround(at, apart + gap, TURNS)) {
        const far = distanceSquared(spot, wished)
        if (far >= nearest || !isInOrder(scene, set, body, spot) || !may(spot)) continue
        best = spot
        nearest = far
      }
    }
  }
  return best
}

/** Whether a place overlaps none of those already placed and is in formation with one of them. */
function isInOrder({ bodies, width }: Scene, set: ReadonlyMap<number, Point>, { diameter }: Body, at: Point): boolean {
  let isLinked = false
  for (const [index, other] of set) {
    const apart = ((bodies[index] as Body).diameter + diameter) / 2
    const far = distance(at, other)
    if (far < apart) return false
    isLinked ||= far - apart <= width - TOLERANCE
  }
  return isLinked
}
