/**
 * Which parts of a segment lie in an outline, as shares of its length: 0 at a, 1 at b. Parts are
 * closed: touching the rim counts, a bare touch is a part with from === to, and so is the crossing
 * of a line. A segment that runs along a side is inside while it does.
 */
import type { Interval } from '../geometry/interval.ts'
import type { Point } from '../geometry/point.ts'
import type { Outline } from './outline.ts'
import { contains } from './outline.ts'

/** Crossings closer to each other than this share count as one: a line's corner belongs to two of its sides. */
const SAME = 1e-9
const NONE: readonly Interval[] = []
const WHOLE: readonly Interval[] = [{ from: 0, to: 1 }]

export function clip(outline: Outline, a: Point, b: Point): readonly Interval[] {
  if (outline.is === 'disc') return clipDisc(outline.centre, outline.radius, a, b)
  const met = crossings(outline, a, b)
  if (outline.is === 'line') return joined(met)
  return clipArea(outline, a, b, met)
}

/** A convex piece has at most one part, so nothing between two crossings need be tested. */
export const clipPiece = ({ piece: { outline }, isConvex }: Clipped, a: Point, b: Point): readonly Interval[] =>
  clipKnown(outline, isConvex, a, b)

interface Clipped {
  readonly piece: { readonly outline: Outline }
  readonly isConvex: boolean
}

const clipKnown = (outline: Outline, isConvex: boolean, a: Point, b: Point): readonly Interval[] =>
  isConvex && outline.is === 'area' ? clipConvex(outline, a, b) : clip(outline, a, b)

/** Only the first and the last crossing matter, so no list of them is made. */
function clipConvex(outline: Outline & { readonly is: 'area' }, a: Point, b: Point): readonly Interval[] {
  const { points } = outline
  const dx = b.x - a.x,
    dy = b.y - a.y
  let from = Infinity,
    to = -Infinity
  let start = points[points.length - 1] as Point
  let before = (start.x - a.x) * dy - (start.y - a.y) * dx
  for (let i = 0; i < points.length; i++) {
    const end = points[i] as Point
    const hand = (end.x - a.x) * dy - (end.y - a.y) * dx
    if (!((before > 0 && hand > 0) || (before < 0 && hand < 0))) {
      const share = shareAt(a, b, start, end)
      const along = share === ALONG ? running(a, b, start, end) : undefined
      if (share >= 0 || along) {
        from = Math.min(from, along?.from ?? share)
        to = Math.max(to, along?.to ?? share)
      }
    }
    start = end
    before = hand
  }
  if (to < from) return contains(outline, a) ? WHOLE : NONE
  if (to - from > SAME) return [{ from, to }]
  // One crossing: a corner touched, or one end lies inside.
  if (from > SAME && contains(outline, a)) return [{ from: 0, to }]
  return [{ from, to: to < 1 - SAME && contains(outline, b) ? 1 : to }]
}

/** The rim belongs to the disc. Whether an end lies in it is compared exactly; only what is cut off between is divided. */
export function clipDisc(centre: Point, radius: number, a: Point, b: Point): readonly Interval[] {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    fx = centre.x - a.x,
    fy = centre.y - a.y
  const far2 = radius * radius
  const startsIn = fx * fx + fy * fy <= far2
  const endsIn = (fx - dx) * (fx - dx) + (fy - dy) * (fy - dy) <= far2
  if (startsIn && endsIn) return WHOLE
  const length2 = dx * dx + dy * dy,
    ahead = fx * dx + fy * dy
  if (!startsIn && !endsIn && (ahead <= 0 || ahead >= length2)) return NONE
  const inside = roomInside(fx * dy - fy * dx, radius, length2)
  if (inside < 0 && !startsIn && !endsIn) return NONE
  const middle = ahead / length2,
    half = Math.sqrt(Math.max(0, inside)) / length2
  const from = startsIn ? 0 : Math.min(1, Math.max(0, middle - half))
  return [{ from, to: endsIn ? 1 : Math.max(from, Math.min(1, middle + half)) }]
}

/** The square of half the chord times the length. Squares too large to be exact must not decide a bare touch. */
function roomInside(cross: number, radius: number, length2: number): number {
  const whole = radius * radius * length2,
    inside = whole - cross * cross
  if (Math.abs(inside) > whole * 1e-12) return inside
  const rim = radius * Math.sqrt(length2),
    off = Math.abs(cross)
  return (rim - off) * (rim + off)
}

/** Where ab meets each side: a point, or a stretch where it runs along the side. A side that lies wholly to the left or to the right of ab is not met. */
function crossings(outline: Outline & { readonly is: 'area' | 'line' }, a: Point, b: Point): Interval[] {
  const { points } = outline
  const dx = b.x - a.x,
    dy = b.y - a.y
  const met: Interval[] = []
  const isArea = outline.is === 'area'
  let start = points[isArea ? points.length - 1 : 0]
  if (!start) return met
  let before = (start.x - a.x) * dy - (start.y - a.y) * dx
  for (let i = isArea ? 0 : 1; i < points.length; i++) {
    const end = points[i] as Point
    const hand = (end.x - a.x) * dy - (end.y - a.y) * dx
    const part = (before > 0 && hand > 0) || (before < 0 && hand < 0) ? undefined : crossing(a, b, start, end)
    if (part) met.push(part)
    start = end
    before = hand
  }
  return met
}

function crossing(a: Point, b: Point, c: Point, d: Point): Interval | undefined {
  const share = shareAt(a, b, c, d)
  if (share === ALONG) return running(a, b, c, d)
  return share === NOWHERE ? undefined : { from: share, to: share }
}

/** Instead of a share. */
const NOWHERE = -1
const ALONG = -2

/** The share of ab at which it meets the side cd: nowhere, or perhaps along the side where they are parallel. */
function shareAt(a: Point, b: Point, c: Point, d: Point): number {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    ex = d.x - c.x,
    ey = d.y - c.y,
    fx = c.x - a.x,
    fy = c.y - a.y
  const across = dx * ey - dy * ex
  if (across === 0) return ALONG
  const sign = across < 0 ? -1 : 1
  const t = (fx * ey - fy * ex) * sign,
    u = (fx * dy - fy * dx) * sign,
    whole = across * sign
  if (t < 0 || u < 0 || t > whole || u > whole) return NOWHERE
  return t / whole + 0 // never -0
}

/** The stretch of ab that runs on the parallel side cd, if they lie on one line. */
function running(a: Point, b: Point, c: Point, d: Point): Interval | undefined {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    ex = d.x - c.x,
    ey = d.y - c.y,
    fx = c.x - a.x,
    fy = c.y - a.y
  const length2 = dx * dx + dy * dy
  if (length2 === 0) return isOnSide(fx, fy, ex, ey) ? { from: 0, to: 1 } : undefined
  if (dx * fy - dy * fx !== 0) return undefined
  const one = (fx * dx + fy * dy) / length2,
    other = ((fx + ex) * dx + (fy + ey) * dy) / length2
  const from = Math.max(0, Math.min(one, other)),
    to = Math.min(1, Math.max(one, other)) + 0 // never -0
  return from <= to ? { from, to } : undefined
}

/** Whether the origin lies on the side f, f+e. */
const isOnSide = (fx: number, fy: number, ex: number, ey: number): boolean => {
  const dot = -(fx * ex + fy * ey)
  return fx * ey - fy * ex === 0 && dot >= 0 && dot <= ex * ex + ey * ey
}

/** Between two crossings a segment is wholly in or wholly out, so the middle of each stretch decides it. */
function clipArea(outline: Outline, a: Point, b: Point, met: Interval[]): readonly Interval[] {
  if (met.length === 0) return contains(outline, a) ? [{ from: 0, to: 1 }] : NONE
  const rims = joined(met)
  const parts: Interval[] = []
  let done = 0
  for (const rim of rims) {
    if (isInBetween(outline, a, b, done, rim.from)) parts.push({ from: done, to: rim.from })
    parts.push(rim)
    done = rim.to
  }
  if (isInBetween(outline, a, b, done, 1)) parts.push({ from: done, to: 1 })
  return joined(parts)
}

function isInBetween(outline: Outline, a: Point, b: Point, from: number, to: number): boolean {
  if (to - from <= SAME) return false
  const middle = (from + to) / 2
  return contains(outline, { x: a.x + (b.x - a.x) * middle, y: a.y + (b.y - a.y) * middle })
}

/** The parts in order, with touching ones joined. The list is short and new, so it is sorted in place. */
function joined(parts: Interval[]): readonly Interval[] {
  if (parts.length < 2) return parts
  for (let i = 1; i < parts.length; i++)
    for (let j = i; j > 0 && parts[j]!.from < parts[j - 1]!.from; j--)
      [parts[j - 1], parts[j]] = [parts[j]!, parts[j - 1]!]
  let count = 1
  for (let i = 1; i < parts.length; i++) {
    const part = parts[i]!,
      last = parts[count - 1]!
    if (part.from > last.to + SAME) parts[count++] = part
    else if (part.to > last.to) parts[count - 1] = { from: last.from, to: part.to }
  }
  while (parts.length > count) parts.pop()
  return parts
}

/**
 * The parts of a segment that lie in an outline together with the lines `aside` to its left and right. To run along one
 * side is not to lie inside, and neither is to run along another side after it, with the outline to the other hand.
 */
export function clipInside(outline: Outline, a: Point, b: Point, aside: number, isConvex = false): readonly Interval[] {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return NONE
  const left = clipMoved(outline, isConvex, a, b, (-dy / length) * -aside, (dx / length) * -aside)
  if (left.length === 0) return NONE
  const right = clipMoved(outline, isConvex, a, b, (-dy / length) * aside, (dx / length) * aside)
  const found: Interval[] = []
  for (const one of left)
    for (const other of right) {
      const from = Math.max(one.from, other.from),
        to = Math.min(one.to, other.to)
      if (from < to) found.push({ from, to })
    }
  return found
}

/** The same for a segment that lies so far away. */
const clipMoved = (
  outline: Outline,
  isConvex: boolean,
  a: Point,
  b: Point,
  x: number,
  y: number,
): readonly Interval[] => clipKnown(outline, isConvex, { x: a.x + x, y: a.y + y }, { x: b.x + x, y: b.y + y })
