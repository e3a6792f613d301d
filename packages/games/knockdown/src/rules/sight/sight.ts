/**
 * Line of sight and cover. The target's base fills an angle as seen from the centre of the shooter's base. Sight is
 * lost where every ray of it is blocked by an obstacle; the target is in cover where half of the rays or more are
 * hidden by obstacles and models together.
 */
import type { FigureId } from '@muster/engine'
import { clipPiece, distance, square, type Length, type Point } from '@muster/table'
import { bearerOf, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { heightAt } from '../terrain/levels.ts'
import { heightOf } from './heights.ts'
import { modelsBetween, obstaclesBetween, type Hider } from './hiders.ts'
import { middleRay, RAYS, raysTo, type Rays } from './rays.ts'

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

/** A target as a shooter sees it, and what may hide it. */
interface Outlook {
  readonly target: Figure
  readonly hiders: readonly Hider[]
  readonly line: SightLine
}

/** The line from a shooter's eye to a share of the target's height. */
function lineTo(state: State, shooter: Figure, target: Figure, share: number): SightLine {
  const to = heightAt(state, target.at) + heightOf(target) * share
  const from = heightAt(state, shooter.at) + heightOf(shooter)
  return { eye: shooter.at, from, to, length: distance(shooter.at, target.at) }
}

/** Only those whose top comes up to the line somewhere hide anything. */
function outlook(target: Figure, all: readonly Hider[], line: SightLine): Outlook | undefined {
  const hiders = all.filter(({ top }) => top >= Math.min(line.from, line.to))
  return hiders.length === 0 ? undefined : { target, hiders, line }
}

/** The obstacles that may block the line to the top of the target; undefined where there are none. */
function blockersOf(state: State, shooter: Figure, target: Figure): Outlook | undefined {
  const obstacles = obstaclesBetween(state, shooter.at, target.at, radiusOf(target))
  return obstacles.length === 0 ? undefined : outlook(target, obstacles, lineTo(state, shooter, target, 1))
}

/** Obstacles and models that may hide the middle of the target. `spared` never do: the weapon that is shot, its crew. */
function coverOf(state: State, shooter: Figure, target: Figure, spared: readonly FigureId[]): Outlook | undefined {
  const obstacles = obstaclesBetween(state, shooter.at, target.at, radiusOf(target))
  const models = modelsBetween(state, shooter, target, spared)
  if (obstacles.length + models.length === 0) return undefined
  return outlook(target, [...obstacles, ...models], lineTo(state, shooter, target, 0.5))
}

/** Whether some part of the target's width is not blocked by an obstacle. Mostly its middle is not. */
export function isSeenBy(state: State, by: Figure, at: Figure): boolean {
  const [shooter, target] = [bearerOf(state, by), bearerOf(state, at)]
  const view = blockersOf(state, shooter, target)
  if (!view) return true
  return isOpen(view, middleRay(shooter.at, target.at, radiusOf(target))) || isOpen(view, raysOf(view))
}

/** Whether the target is open to view on some of these rays. One that is seen from within its base always is. */
function isOpen(view: Outlook, rays: Rays): boolean {
  for (let at = 0; at < rays.length; at += 2) if (!hiderOn(view, rays, at)) return true
  return rays.length === 0
}

const raysOf = ({ line, target }: Outlook): Rays => raysTo(line.eye, target.at, radiusOf(target))

/** Whether half of the target's width or more is hidden. */
export function isHalfHidden(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): boolean {
  const view = coverOf(state, bearerOf(state, by), bearerOf(state, at), spared)
  if (!view) return false
  const rays = raysOf(view)
  let hidden = 0
  for (let ray = 0; ray < rays.length; ray += 2) if (hiderOn(view, rays, ray)) hidden++
  return 2 * hidden >= RAYS
}

/** Everything that hides some of the target, and what comes of it. */
export function sightOf(state: State, by: Figure, at: Figure, spared: readonly FigureId[] = []): Sight {
  const [shooter, target] = [bearerOf(state, by), bearerOf(state, at)]
  const isSeen = isSeenBy(state, by, at)
  const [blockers, cover] = [blockersOf(state, shooter, target), coverOf(state, shooter, target, spared)]
  const met = new Map<string, boolean>()
  const rays = raysTo(shooter.at, target.at, radiusOf(target))
  for (let ray = 0; ray < rays.length; ray += 2) {
    const blocker = blockers && hiderOn(blockers, rays, ray)
    const hider = cover && hiderOn(cover, rays, ray)
    if (blocker) met.set(blocker.id, !isSeen)
    if (hider && !met.has(hider.id)) met.set(hider.id, false)
  }
  const hiders = [...met].map(([id, blocks]) => ({ id, blocks }))
  return { isSeen, inCover: isHalfHidden(state, by, at, spared), hiders }
}

/** The first of the hiders that hides the target on one of the rays. */
function hiderOn({ target, hiders, line }: Outlook, rays: Rays, at: number): Hider | undefined {
  const dx = rays[at] as number
  const dy = rays[at + 1] as number
  const far = farOn(target, line, dx, dy)
  for (const one of hiders) if (isHiddenBy(one, dx, dy, far, line)) return one
  return undefined
}

/** How far it is along a ray to the target's base. */
function farOn(target: Figure, { eye, length }: SightLine, dx: number, dy: number): Length {
  const x = target.at.x - eye.x
  const y = target.at.y - eye.y
  const aside = x * dy - y * dx
  const room = square(radiusOf(target)) - aside * aside
  return room <= 0 ? length : Math.max(0, x * dx + y * dy - Math.sqrt(room))
}

/** Whether its top is at or above the line somewhere on the ray, before the target's base. */
function isHiddenBy(hider: Hider, dx: number, dy: number, far: Length, line: SightLine): boolean {
  const { eye } = line
  const x = hider.centre.x - eye.x
  const y = hider.centre.y - eye.y
  const aside = x * dy - y * dx
  const room = hider.radius * hider.radius - aside * aside
  if (room <= 0) return false
  if (hider.piece) {
    const end = { x: eye.x + dx * far, y: eye.y + dy * far }
    for (const { from, to } of clipPiece(hider.piece, eye, end))
      if (isUp(hider.top, line, from * far, to * far)) return true
    return false
  }
  const along = x * dx + y * dy
  const half = Math.sqrt(room)
  const start = Math.max(0, along - half)
  return along + half > 0 && start < far && isUp(hider.top, line, start, Math.min(along + half, far))
}

/** Whether a top comes up to the line on a stretch of the way. */
function isUp(top: Length, { from, to, length }: SightLine, start: Length, end: Length): boolean {
  const rise = (to - from) / length
  return top >= from + rise * (rise > 0 ? start : end)
}
