/**
 * How many of the rays to a target are hidden. The angle is halved again and again: where nothing reaches into a part of
 * it, or one thing fills it, none of the rays in that part is made.
 */
import { clipPiece, type Outline, type Point } from '@muster/table'
import { radiusOf } from '../../state/figures.ts'
import type { Hider } from './hiders.ts'
import { hiderOn, type Outlook, type SightLine } from './outlook.ts'
import { halfway, RAYS, type Direction, type Edges } from './rays.ts'

/** A part is counted as a whole only where that is clear by this much; what is closer is left to the rays. */
const MARGIN = 1
/** A part of fewer rays is not looked at as a whole. */
const FEW = 4

export const hiddenRays = (view: Outlook, { left, middle, right }: Edges): number =>
  hiddenBetween(view, left, middle, RAYS / 2) + hiddenBetween(view, middle, right, RAYS / 2)

function hiddenBetween(view: Outlook, left: Direction, right: Direction, rays: number): number {
  const part = rays < FEW ? view : narrowed(view, left, right)
  if (part.hiders.length === 0) return 0
  if (rays >= FEW && isFilled(part, left, right)) return rays
  const middle = halfway(left, right)
  if (rays === 1) return hiderOn(part, middle) ? 1 : 0
  return hiddenBetween(part, left, middle, rays / 2) + hiddenBetween(part, middle, right, rays / 2)
}

/** Only those that reach into a part of the angle. */
function narrowed(view: Outlook, left: Direction, right: Direction): Outlook {
  const { target, line, hiders } = view
  const inside = hiders.filter((one) => !isBeside(one, line.eye, left, right))
  return inside.length === hiders.length ? view : { target, line, hiders: inside }
}

/** Whether something lies wholly beyond one of the edges of an angle. */
function isBeside({ centre, radius, piece }: Hider, eye: Point, left: Direction, right: Direction): boolean {
  const reach = radius + MARGIN
  if (asideOf(centre, eye, left) > reach || asideOf(centre, eye, right) < -reach) return true
  return piece !== undefined && isPieceBeside(piece.piece.outline, eye, left, right)
}

function isPieceBeside(outline: Outline, eye: Point, left: Direction, right: Direction): boolean {
  if (outline.is === 'disc') return false
  return (
    outline.points.every((point) => asideOf(point, eye, left) > MARGIN) ||
    outline.points.every((point) => asideOf(point, eye, right) < -MARGIN)
  )
}

/** How far a point lies to the left of a ray; below 0 to its right. */
const asideOf = ({ x, y }: Point, eye: Point, { dx, dy }: Direction): number => (x - eye.x) * dy - (y - eye.y) * dx

/**
 * Whether one thing hides all rays between two. It is higher than the whole line, it has no dents, and both rays meet it
 * nearer than any point of the target: then the ground between those two meetings belongs to it and hides the rest.
 */
function isFilled({ target, line, hiders }: Outlook, left: Direction, right: Direction): boolean {
  const near = line.length - radiusOf(target) - MARGIN
  const highest = Math.max(line.from, line.to)
  for (const one of hiders)
    if (
      one.top >= highest &&
      one.piece?.isConvex !== false &&
      isMet(one, line, left, near) &&
      isMet(one, line, right, near)
    )
      return true
  return false
}

function isMet({ centre, radius, piece }: Hider, { eye }: SightLine, ray: Direction, near: number): boolean {
  const aside = asideOf(centre, eye, ray)
  const least = radius - MARGIN
  if (near <= 0 || aside > least || aside < -least) return false
  const { dx, dy } = ray
  if (piece) return clipPiece(piece, eye, { x: eye.x + dx * near, y: eye.y + dy * near }).length > 0
  const along = (centre.x - eye.x) * dx + (centre.y - eye.y) * dy
  return along > 0 && along - Math.sqrt(radius * radius - aside * aside) < near
}
