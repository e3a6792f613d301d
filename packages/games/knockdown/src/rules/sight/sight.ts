/**
 * Line of sight and cover. The target's base fills an angle as seen from the centre of the shooter's base. Sight is
 * lost where every ray of it is blocked by an obstacle; the target is in cover where half of the rays or more are
 * hidden by obstacles and models together.
 */
import type { FigureId } from '@muster/engine'
import { distance, type Length, type Point } from '@muster/table'
import { bearerOf, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { heightAt } from '../terrain/levels.ts'
import { heightOf } from './heights.ts'
import { modelsBetween, obstaclesBetween, type Hider } from './hiders.ts'
import { RAYS, raysTo, throughDisc, type Ray } from './rays.ts'

/** The line from the eye to a height at the target's centre. */
interface SightLine {
  readonly eye: Point
  readonly from: Length
  readonly to: Length
  readonly length: Length
}

export interface Sight {
  readonly isSeen: boolean
  readonly inCover: boolean
  /** Everything that hides some of it. */
  readonly hiders: readonly { readonly id: string; readonly blocks: boolean }[]
}

const CLEAR: Sight = { isSeen: true, inCover: false, hiders: [] }

/** `spared` never hide the target: the weapon that is shot, and those who operate it. */
export function sightOf(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): Sight {
  const shooter = bearerOf(state, by)
  const target = bearerOf(state, at)
  const radius = radiusOf(target)
  const [eye, to] = [shooter.at, target.at]
  const obstacles = obstaclesBetween(state, eye, to, radius)
  const models = modelsBetween(state, eye, to, radius, [shooter.id, target.id, ...spared])
  if (obstacles.length === 0 && models.length === 0) return CLEAR
  const floor = heightAt(state, to)
  const height = heightOf(target)
  const line = { eye, from: heightAt(state, eye) + heightOf(shooter), length: distance(eye, to) }
  return lookAlong(raysTo(eye, to, radius), target, obstacles, models, [
    { ...line, to: floor + height },
    { ...line, to: floor + height / 2 },
  ])
}

function lookAlong(
  rays: readonly Ray[],
  target: Figure,
  obstacles: readonly Hider[],
  models: readonly Hider[],
  [toTop, toMiddle]: readonly [SightLine, SightLine],
): Sight {
  let blocked = 0
  let hidden = 0
  const met = new Map<string, boolean>()
  for (const ray of rays) {
    const far = throughDisc(toTop.eye, ray, target.at, radiusOf(target))?.[0] ?? toTop.length
    const blocker = obstacles.find((one) => isHiddenBy(one, ray, far, toTop))
    if (blocker) blocked++
    const hider =
      obstacles.find((one) => isHiddenBy(one, ray, far, toMiddle)) ??
      models.find((one) => isHiddenBy(one, ray, far, toMiddle))
    if (hider) hidden++
    if (blocker) met.set(blocker.id, true)
    if (hider && !met.has(hider.id)) met.set(hider.id, false)
  }
  const isSeen = rays.length === 0 || blocked < rays.length
  const hiders = [...met].map(([id, blocks]) => ({ id, blocks: blocks && !isSeen }))
  return { isSeen, inCover: 2 * hidden >= RAYS, hiders }
}

/** Whether its top is at or above the line somewhere on the ray, before the target's base. */
function isHiddenBy({ top, along }: Hider, ray: Ray, far: Length, { eye, from, to, length }: SightLine): boolean {
  const lineAt = (distanceAlong: number): Length => from + ((to - from) * distanceAlong) / length
  for (const [start, end] of along(eye, ray, far))
    if (top >= Math.min(lineAt(start), lineAt(Math.min(end, far)))) return true
  return false
}
