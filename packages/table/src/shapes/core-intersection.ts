/** A place that two cores share, in the middle of what they share. */
import { sideCount, sideEnd, sideStart, isInCore } from './convex-core.ts'
import type { Point } from '../geometry/point.ts'
import { nearestOnSegment, SLIVER } from '../geometry/segment.ts'

/** The middle of the corners of what two cores have in common; they are known to meet. */
export function centreOfIntersection(a: readonly Point[], b: readonly Point[]): Point {
  const corners = [...cornersIn(a, b), ...cornersIn(b, a), ...crossings(a, b)]
  const count = Math.max(1, corners.length)
  const sum = corners.reduce((s, p) => ({ x: s.x + p.x / count, y: s.y + p.y / count }), { x: 0, y: 0 })
  return corners.length === 0 ? sideStart(a, 0) : sum
}

/** The corners of one core that lie in the other or on its sides. */
const cornersIn = (a: readonly Point[], b: readonly Point[]): readonly Point[] =>
  a.filter(({ x, y }) => isInCore(b, x, y) || isOnSide(b, { x, y }))

function isOnSide(core: readonly Point[], p: Point): boolean {
  for (let i = 0; i < sideCount(core); i++) {
    const near = nearestOnSegment(p, sideStart(core, i), sideEnd(core, i))
    if (Math.abs(near.x - p.x) + Math.abs(near.y - p.y) <= SLIVER) return true
  }
  return false
}

/** Where sides of the two cross each other. */
function crossings(a: readonly Point[], b: readonly Point[]): readonly Point[] {
  const met: Point[] = []
  for (let i = 0; i < sideCount(a); i++)
    for (let j = 0; j < sideCount(b); j++) {
      const place = crossing(sideStart(a, i), sideEnd(a, i), sideStart(b, j), sideEnd(b, j))
      if (place) met.push(place)
    }
  return met
}

function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    ex = d.x - c.x,
    ey = d.y - c.y
  const across = dx * ey - dy * ex
  if (across === 0) return undefined
  const t = ((c.x - a.x) * ey - (c.y - a.y) * ex) / across,
    u = ((c.x - a.x) * dy - (c.y - a.y) * dx) / across
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + dx * t, y: a.y + dy * t } : undefined
}
