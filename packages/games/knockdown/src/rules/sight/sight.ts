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

/** What lies between a shooter and its target. */
interface Outlook {
  readonly target: Figure
  readonly rays: readonly Ray[]
  readonly obstacles: readonly Hider[]
  readonly models: readonly Hider[]
  readonly toTop: SightLine
  readonly toMiddle: SightLine
}

/** `spared` never hide the target: the weapon that is shot, and those who operate it. Undefined: nothing is there. */
function outlook(state: State, by: Figure, at: Figure, spared: readonly FigureId[] | 'models'): Outlook | undefined {
  const shooter = bearerOf(state, by)
  const target = bearerOf(state, at)
  const radius = radiusOf(target)
  const [eye, to] = [shooter.at, target.at]
  const obstacles = obstaclesBetween(state, eye, to, radius)
  const models = spared === 'models' ? NONE : modelsBetween(state, eye, to, radius, [shooter.id, target.id, ...spared])
  if (obstacles.length === 0 && models.length === 0) return undefined
  const floor = heightAt(state, to)
  const height = heightOf(target)
  const line = { eye, from: heightAt(state, eye) + heightOf(shooter), length: distance(eye, to) }
  const toMiddle = { ...line, to: floor + height / 2 }
  const toTop = { ...line, to: floor + height }
  return { target, rays: raysTo(eye, to, radius), obstacles: reaching(obstacles, toMiddle), models, toTop, toMiddle }
}

const NONE: readonly Hider[] = []

/** Those whose top comes up to the line anywhere. */
const reaching = (hiders: readonly Hider[], { from, to }: SightLine): readonly Hider[] =>
  hiders.filter(({ top }) => top >= Math.min(from, to))

/** Whether some part of the target's width is not blocked by an obstacle. */
export function isSeenBy(state: State, by: Figure, at: Figure): boolean {
  const view = outlook(state, by, at, 'models')
  if (!view || view.rays.length === 0) return true
  const blockers = reaching(view.obstacles, view.toTop)
  return view.rays.some((ray) => !firstOf(blockers, ray, view, view.toTop))
}

/** Whether half of the target's width or more is hidden. */
export function isHalfHidden(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): boolean {
  const view = outlook(state, by, at, spared)
  if (!view) return false
  let hidden = 0
  for (const ray of view.rays) if (hiderOn(ray, view)) hidden++
  return 2 * hidden >= RAYS
}

/** Everything that hides some of the target, and what comes of it. */
export function sightOf(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): Sight {
  const isSeen = isSeenBy(state, by, at)
  const view = outlook(state, by, at, spared)
  const met = new Map<string, boolean>()
  for (const ray of view?.rays ?? []) {
    const blocker = view && firstOf(view.obstacles, ray, view, view.toTop)
    const hider = view && hiderOn(ray, view)
    if (blocker) met.set(blocker.id, !isSeen)
    if (hider && !met.has(hider.id)) met.set(hider.id, false)
  }
  const hiders = [...met].map(([id, blocks]) => ({ id, blocks }))
  return { isSeen, inCover: isHalfHidden(state, by, at, spared), hiders }
}

const hiderOn = (ray: Ray, view: Outlook): Hider | undefined =>
  firstOf(view.obstacles, ray, view, view.toMiddle) ?? firstOf(view.models, ray, view, view.toMiddle)

function firstOf(hiders: readonly Hider[], ray: Ray, { target }: Outlook, line: SightLine): Hider | undefined {
  if (hiders.length === 0) return undefined
  const far = throughDisc(line.eye, ray, target.at, radiusOf(target))?.[0] ?? line.length
  return hiders.find((one) => isHiddenBy(one, ray, far, line))
}

/** Whether its top is at or above the line somewhere on the ray, before the target's base. */
function isHiddenBy({ top, along }: Hider, ray: Ray, far: Length, { eye, from, to, length }: SightLine): boolean {
  const rise = (to - from) / length
  for (const [start, end] of along(eye, ray, far))
    if (top >= from + rise * (rise > 0 ? start : Math.min(end, far))) return true
  return false
}
