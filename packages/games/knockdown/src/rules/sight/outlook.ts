/** A target as a shooter sees it, and what hides it on a single ray. */
import { clipPiece, distance, square, type Length, type Point } from '@muster/table'
import { radiusOf } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'
import type { Hider } from './hiders.ts'
import type { Direction } from './rays.ts'

/** The line from the eye to a height at the target's centre. */
export interface SightLine {
  readonly eye: Point
  readonly from: Length
  readonly to: Length
  readonly length: Length
}

export interface Outlook {
  readonly target: Figure
  readonly hiders: readonly Hider[]
  readonly line: SightLine
}

/** Room for rounding. */
const SLACK = 1

/** Whether it may hide something: it reaches nearer than the target, and its top comes up to the line where it stands. */
export function mayHide({ centre, radius, top }: Hider, { eye, from, to, length }: SightLine): boolean {
  const far = distance(eye, centre)
  if (far - radius - SLACK > length) return false
  if (top >= from && top >= to) return true
  const rise = (to - from) / length
  return top >= from + rise * (rise > 0 ? Math.max(0, far - radius - SLACK) : Math.min(length, far + radius + SLACK))
}

/** The first of the hiders that hides the target on the ray in this direction. */
export function hiderOn({ target, hiders, line }: Outlook, { dx, dy }: Direction): Hider | undefined {
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
