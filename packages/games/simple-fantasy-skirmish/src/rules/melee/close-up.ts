/** How models in a scrum would close up: each towards the nearest foe, by a base width at most. */
import { distanceSquared, square, stepTowards, type Point } from '@muster/table'
import { standsAt } from '../formation/arrange.ts'
import { isInFormation } from '../formation/formation.ts'
import type { Body, Scene } from '../terrain/scene.ts'
import { spotsAround } from '../../terrain.ts'
import { nearestEnemy, placeFault } from '../terrain/standing-places.ts'

/** What is left between bases, so that rounding never makes them overlap. */
const ROOM = 1

/** The places in the order of the bodies; undefined where nobody would come closer. */
export function closeUp(scene: Scene, foes: readonly Body[]): Point[] | undefined {
  const ends = scene.bodies.map(({ at }) => at)
  let moved = false
  for (let i = 0; i < ends.length; i++) {
    const at = closer(scene, foes, ends, i)
    if (!at) continue
    ends[i] = at
    moved = true
  }
  return moved && isInFormation(standsAt(scene, ends), scene.width) ? ends : undefined
}

/** A place nearer to the nearest enemy: straight ahead if there is room, else to the side. */
function closer(scene: Scene, foes: readonly Body[], ends: readonly Point[], index: number): Point | undefined {
  const { width } = scene
  const body = scene.bodies[index] as Body
  const { gap, enemy } = nearestEnemy(foes, body, body.at)
  if (!enemy || gap <= 2 * ROOM) return undefined
  let best: Point | undefined
  let least = gap - width / 8
  const straight = stepTowards(body.at, enemy.at, Math.min(gap - ROOM, width))
  for (const at of [straight, ...spotsAround(body.at, width - ROOM), ...spotsAround(body.at, width / 2)]) {
    const left = nearestEnemy(foes, body, at).gap
    if (left >= least || placeFault(scene, body, at) !== undefined || !isFree(scene, ends, index, at)) continue
    best = at
    least = left
  }
  return best
}

function isFree({ bodies }: Scene, ends: readonly Point[], index: number, at: Point): boolean {
  const { diameter } = bodies[index] as Body
  for (let i = 0; i < ends.length; i++) {
    const apart = ((bodies[i] as Body).diameter + diameter) / 2
    if (i !== index && distanceSquared(at, ends[i] as Point) < square(apart)) return false
  }
  return true
}
