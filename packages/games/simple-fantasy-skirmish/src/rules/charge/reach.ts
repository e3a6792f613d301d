/** Charge In: how far it is to the enemy, how far the unit may charge, and where its models would end. */
import type { Spot } from '@muster/engine'
import type { Length, Point } from '@muster/table'
import { distanceTo, TOLERANCE, isEngaged, isHalf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { isUnitSlowed, slowedAtStart, slowedModels } from '../terrain/slowed-models.ts'
import { nearestTarget, routeTo, type Route } from './route.ts'
import { chargeSpots, type ChargeScene } from './spots.ts'
import { isSameFloor, sceneOf, type Body, type Scene } from '../terrain/scene.ts'
import { nextFloor } from '../terrain/storeys.ts'
import { pathsOf } from '../terrain/model-paths.ts'

export interface ChargeReach {
  /** From the centre-point to the nearest base of the target; infinite if there is no path. */
  readonly distance: number
  readonly limit: Length
  /** By how much it is too far. */
  readonly fails?: number
  /** What slows the charge. */
  readonly slowed?: string
  /** The path of the centre-point and the proposed places; absent if the charge cannot reach. */
  readonly path?: readonly Point[]
  readonly spots?: readonly Spot[]
}

/** Whether not even leeway would be enough, so that no path need be searched. */
const isHopeless = ({ width }: Scene, far: number, limit: Length): boolean => far > limit + width + TOLERANCE

/** A charge at one target and how far it gets: measured once a question, and then carried out. */
export interface MeasuredCharge {
  readonly charging: ChargeScene
  readonly reach: ChargeReach
}

export function measureCharge(scene: Scene, target: Unit): MeasuredCharge {
  const charging = chargeScene(scene, target)
  return { charging, reach: reachIn(charging) }
}

export const chargeReach = (state: State, unit: Unit, target: Unit): ChargeReach =>
  measureCharge(sceneOf(state, unit), target).reach

/** A quick check that rules out most enemies. */
export const isNearEnough = (scene: Scene, target: Unit): boolean =>
  !isHopeless(scene, distanceTo(scene.state, scene.centre, target), scene.full)

/** The scene of a charge at one target. */
function chargeScene(scene: Scene, target: Unit): ChargeScene {
  const { state } = scene
  const { melee } = target
  const members = state.units.filter(({ id, host }) => id === target.id || host === target.id).map(({ id }) => id)
  const inIt = melee === undefined ? members : state.units.filter((other) => other.melee === melee).map(({ id }) => id)
  const all = scene.enemies.filter((enemy) => !members.includes(enemy.unit))
  const targets = scene.enemies.filter((enemy) => members.includes(enemy.unit))
  const floor = floorOf(scene, targets)
  const there = floor === undefined ? scene : { ...scene, bodies: scene.bodies.map((body) => ({ ...body, floor })) }
  return {
    scene: there,
    target,
    targets,
    all,
    others: all.filter((enemy) => !inIt.includes(enemy.unit)),
    climbs: floor !== undefined && floor > (scene.bodies[0]?.floor ?? 0),
  }
}

/** The floor a charge leads to, if it goes one storey up or down. */
function floorOf(scene: Scene, [first]: readonly Body[]): Length | undefined {
  const [own] = scene.bodies
  if (!first || !own || isSameFloor(first, own)) return undefined
  const floors = [nextFloor(scene, 'up'), nextFloor(scene, 'down')]
  return floors.find((next) => next !== undefined && isSameFloor(next, first))?.floor
}

function reachIn(charging: ChargeScene): ChargeReach {
  const { scene, target } = charging
  const startsSlow = charging.climbs || isHalf(slowedAtStart(scene), scene.bodies.length)
  const limit = startsSlow ? scene.half : scene.full
  const straight = nearestTarget(charging)
  if (isEngaged(scene.unit) || target.side === scene.unit.side || !straight) {
    return { distance: Infinity, limit, fails: Infinity }
  }
  if (isHopeless(scene, straight.far, limit)) return { distance: straight.far, limit, fails: straight.far - limit }
  const route = routeTo(charging)
  if (!route || isHopeless(scene, route.far, limit)) {
    return { distance: route?.far ?? Infinity, limit, fails: (route?.far ?? Infinity) - limit }
  }
  return measuredReach(charging, route)
}

/** At full speed if the models find places that slow fewer than half of them, else at half. */
function measuredReach(charging: ChargeScene, { path, far }: Route): ChargeReach {
  const { scene } = charging
  const spots = chargeSpots(charging, path, far > scene.half + TOLERANCE)
  if (!spots) return { distance: far, limit: scene.half, fails: Infinity }
  const slowed = chargeSlowed(charging, path, spots)
  const limit = slowed === undefined ? scene.full : scene.half
  const fails = far - limit
  return {
    distance: far,
    limit,
    path,
    ...(slowed !== undefined && { slowed }),
    ...(fails > TOLERANCE && { fails }),
    spots: scene.bodies.map(({ id }, index) => ({ figure: id, at: spots[index] as Point })),
  }
}

/** What slows a charge that ends at these places; climbing a storey always does. */
export function chargeSlowed(
  { scene, climbs }: ChargeScene,
  path: readonly Point[],
  ends: readonly Point[],
): string | undefined {
  if (climbs) return 'SF-TERR-10'
  const slowing = slowedModels(scene, pathsOf(scene, path, ends), ends)
  return isUnitSlowed(scene, slowing) ? slowing.rules[0] : undefined
}
