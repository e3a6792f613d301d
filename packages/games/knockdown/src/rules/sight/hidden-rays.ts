/**
 * Whether enough of the rays to a target are hidden. The angle is halved again and again: where nothing reaches into a
 * part of it, or one thing fills it, none of the rays in that part is made.
 */
import { clipPiece, type Outline, type Point, type Span } from '@muster/table'
import { radiusOf } from '../../state/figures.ts'
import type { Hider } from './hiders.ts'
import { hiderOn, type Outlook, type SightLine } from './outlook.ts'
import { halfway, RAYS, type Direction, type Edges } from './rays.ts'

/** A part is counted as a whole only where that is clear by this much; what is closer is left to the rays. */
const MARGIN = 1
/** A part of fewer rays is not looked at as a whole. */
const FEW = 4

/** A part of the angle, and what reaches into it. */
interface Part {
  readonly view: Outlook
  readonly left: Direction
  readonly right: Direction
}

/** Whether at least this many of the rays are hidden. The widest parts are looked at first: mostly they decide it. */
export function areHidden(view: Outlook, { left, middle, right }: Edges, least: number): boolean {
  let parts: readonly Part[] = [
    { view, left, right: middle },
    { view, left: middle, right },
  ]
  let [sure, possible] = [0, RAYS]
  for (let rays = RAYS / 2; rays >= 1; rays /= 2) {
    const halves: Part[] = []
    for (const part of parts) {
      const inside = rays < FEW ? part.view : narrowed(part.view, part.left, part.right)
      const hidden = hiddenIn(inside, part.left, part.right, rays)
      if (hidden === undefined) addHalves(halves, inside, part)
      else {
        sure += hidden
        possible -= rays - hidden
      }
      if (sure >= least || possible < least) return sure >= least
    }
    parts = halves
  }
  return sure >= least
}

/** How many rays of a part are hidden; undefined where that is not clear for all of them at once. */
function hiddenIn(view: Outlook, left: Direction, right: Direction, rays: number): number | undefined {
  if (view.hiders.length === 0) return 0
  if (rays === 1) return hiderOn(view, halfway(left, right)) ? 1 : 0
  return rays >= FEW && isFilled(view, left, right) ? rays : undefined
}

function addHalves(halves: Part[], view: Outlook, { left, right }: Part): void {
  const middle = halfway(left, right)
  halves.push({ view, left, right: middle }, { view, left: middle, right })
}

/** Only those that reach into a part of the angle. Mostly all of them do: then no list is made. */
function narrowed(view: Outlook, left: Direction, right: Direction): Outlook {
  const { target, line, hiders } = view
  let inside: Hider[] | undefined
  for (let i = 0; i < hiders.length; i++) {
    const one = hiders[i] as Hider
    if (isBeside(one, line.eye, left, right)) inside ??= hiders.slice(0, i)
    else inside?.push(one)
  }
  return inside ? { target, line, hiders: inside } : view
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
 * Whether one thing hides all rays between two. It has no dents, and both rays meet it nearer than any point of the
 * target, where it is up to the line: then the ground between those two meetings belongs to it and hides the rest.
 */
function isFilled({ target, line, hiders }: Outlook, left: Direction, right: Direction): boolean {
  const near = line.length - radiusOf(target) - MARGIN
  if (near <= 0) return false
  // The ground between two meetings comes nearer to the eye than either by no more than this share.
  const nearer = left.dx * right.dx + left.dy * right.dy
  for (const one of hiders) {
    if (one.piece?.isConvex === false) continue
    const { from, to } = upOn(one, line, near, nearer)
    if (from < to && isMet(one, line, left, from, to) && isMet(one, line, right, from, to)) return true
  }
  return false
}

/** From where to where a top is up to the line, as far as `near`. */
function upOn({ top }: Hider, { from, to, length }: SightLine, near: number, nearer: number): Span {
  if (top >= from && top >= to) return { from: 0, to: near }
  const level = ((top - from) / (to - from)) * length
  return to > from ? { from: 0, to: Math.min(near, level - MARGIN) } : { from: (level + MARGIN) / nearer, to: near }
}

/** Whether a ray meets it on this stretch of its way. */
function isMet(
  { centre, radius, piece }: Hider,
  { eye }: SightLine,
  ray: Direction,
  from: number,
  to: number,
): boolean {
  const aside = asideOf(centre, eye, ray)
  const least = radius - MARGIN
  if (aside > least || aside < -least) return false
  const { dx, dy } = ray
  if (piece) {
    const start = { x: eye.x + dx * from, y: eye.y + dy * from }
    return clipPiece(piece, start, { x: eye.x + dx * to, y: eye.y + dy * to }).length > 0
  }
  const along = (centre.x - eye.x) * dx + (centre.y - eye.y) * dy
  const half = Math.sqrt(radius * radius - aside * aside)
  return along > 0 && along + half > from && along - half < to
}
