/**
 * Segments in plain numbers: the small arithmetic under every distance and crossing. Nothing here
 * allocates, and lattice points give exact signs, because products of table lengths fit a double.
 */
import { square, type Point } from './point.ts'

/** Shapes made with a square root may interlock by this much (a hundredth of a nanometre) and still only touch. */
export const SLIVER = 1e-6

/** The orientation of a, b, c: above 0 to one side, below 0 to the other, 0 when they lie on a line. */
export const orientation = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export function pointToSegmentSquared(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax,
    dy = by - ay
  const length2 = dx * dx + dy * dy
  const dot = (px - ax) * dx + (py - ay) * dy
  if (dot <= 0 || length2 === 0) return square(px - ax) + square(py - ay)
  if (dot >= length2) return square(px - bx) + square(py - by)
  const cross = (px - ax) * dy - (py - ay) * dx
  return (cross * cross) / length2
}

export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x,
    dy = b.y - a.y
  const length2 = dx * dx + dy * dy
  const dot = (p.x - a.x) * dx + (p.y - a.y) * dy
  if (dot <= 0 || length2 === 0) return a
  if (dot >= length2) return b
  return { x: a.x + (dx * dot) / length2, y: a.y + (dy * dot) / length2 }
}

/** Whether p, already known to lie on the line through a and b, lies between them. */
const isWithinEnds = (a: Point, b: Point, p: Point): boolean =>
  p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y)

/** Whether two segments share a point; a touch at an end is enough. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const c1 = orientation(a, b, c),
    d1 = orientation(a, b, d),
    a1 = orientation(c, d, a),
    b1 = orientation(c, d, b)
  if (((c1 > 0 && d1 < 0) || (c1 < 0 && d1 > 0)) && ((a1 > 0 && b1 < 0) || (a1 < 0 && b1 > 0))) return true
  return (
    (c1 === 0 && isWithinEnds(a, b, c)) ||
    (d1 === 0 && isWithinEnds(a, b, d)) ||
    (a1 === 0 && isWithinEnds(c, d, a)) ||
    (b1 === 0 && isWithinEnds(c, d, b))
  )
}

export function segmentDistanceSquared(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsMeet(a, b, c, d)) return 0
  return Math.min(
    pointToSegmentSquared(a.x, a.y, c.x, c.y, d.x, d.y),
    pointToSegmentSquared(b.x, b.y, c.x, c.y, d.x, d.y),
    pointToSegmentSquared(c.x, c.y, a.x, a.y, b.x, b.y),
    pointToSegmentSquared(d.x, d.y, a.x, a.y, b.x, b.y),
  )
}
