/** Finds a free place for each model of a unit, as near as possible to where it should go. */
import { distanceSquared, square, type Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { spotsAround } from '../../terrain.ts'
import { nearestEnemy, placeFault } from '../terrain/standing-places.ts'

/** Whether a model may end at a place, the other models of its unit aside. */
export type MayStand = (body: Body, at: Point) => boolean

/** At the end of a plain move: on free ground, a base width from every enemy. */
export const standsClear =
  (scene: Scene): MayStand =>
  (body, at) =>
    placeFault(scene, body, at) === undefined && nearestEnemy(scene.enemies, body, at).gap >= scene.width - TOLERANCE

/** Rings around the wished place, in base widths. */
const RINGS = [0.35, 0.7, 1.05, 1.6, 2.2]

/** The places in the order of the bodies; undefined where one finds none. */
export function findRoom(scene: Scene, wished: readonly Point[], mayStand: MayStand): Point[] | undefined {
  const settled: Point[] = []
  for (let i = 0; i < scene.bodies.length; i++) {
    const body = scene.bodies[i] as Body
    const at = settleOne(
      scene,
      body,
      wished[i] as Point,
      (spot) => mayStand(body, spot) && isClearOfModels(scene, settled, body, spot),
    )
    if (!at) return undefined
    settled.push(at)
  }
  return settled
}

function settleOne(
  { width }: Scene,
  { at: stood }: Body,
  wished: Point,
  isGood: (at: Point) => boolean,
): Point | undefined {
  if (isGood(wished)) return wished
  for (const ring of RINGS) {
    const best = nearestGood(stood, spotsAround(wished, ring * width), isGood)
    if (best) return best
  }
  return undefined
}

/** Of the good places the one with the shortest way. */
function nearestGood(from: Point, spots: readonly Point[], isGood: (at: Point) => boolean): Point | undefined {
  let best: Point | undefined
  for (const spot of spots) {
    if (best && distanceSquared(from, spot) >= distanceSquared(from, best)) continue
    if (isGood(spot)) best = spot
  }
  return best
}

/** Whether a place is clear of the models of the unit that are already set down. */
function isClearOfModels({ bodies }: Scene, settled: readonly Point[], { diameter }: Body, at: Point): boolean {
  for (let i = 0; i < settled.length; i++) {
    const apart = (diameter + (bodies[i] as Body).diameter) / 2
    if (distanceSquared(at, settled[i] as Point) < square(apart)) return false
  }
  return true
}
