/** Distances between convex cores: a point, a segment, or corners in order. */
import { boxOf, type Box } from '../geometry/box.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER, pointToSegmentSquared, nearestOnSegment, segmentDistanceSquared } from '../geometry/segment.ts'
import type { Shape } from './shape.ts'

/** Sides of a core: a point has one side without length, a segment one, a polygon all around. */
export const sideCount = (core: readonly Point[]): number => (core.length < 3 ? 1 : core.length)
export const sideStart = (core: readonly Point[], i: number): Point => core[i] as Point
export const sideEnd = (core: readonly Point[], i: number): Point => core[(i + 1) % core.length] as Point

/**
 * Whether a point lies in a convex core with corners, its sides included. The sides of a thin core are nearly parallel
 * and say nothing about a point beyond its tips: the core's box does.
 */
export function isInCore(core: readonly Point[], x: number, y: number): boolean {
  if (core.length < 3 || !isInBox(boxOf(core), x, y)) return false
  let left = false,
    right = false
  for (let i = 0; i < core.length; i++) {
    const a = sideStart(core, i),
      b = sideEnd(core, i)
    const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
    if (side > 0) left = true
    if (side < 0) right = true
  }
  return !(left && right)
}

const isInBox = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

export function pointToCoreSquared(core: readonly Point[], x: number, y: number): number {
  const first = sideStart(core, 0)
  if (core.length === 1) return square(x - first.x) + square(y - first.y)
  if (isInCore(core, x, y)) return 0
  let least = Infinity
  for (let i = 0; i < sideCount(core); i++) {
    const a = sideStart(core, i),
      b = sideEnd(core, i)
    least = Math.min(least, pointToSegmentSquared(x, y, a.x, a.y, b.x, b.y))
  }
  return least
}

export function coreDistanceSquared(a: readonly Point[], b: readonly Point[]): number {
  const a0 = sideStart(a, 0),
    b0 = sideStart(b, 0)
  if (b.length === 1) return pointToCoreSquared(a, b0.x, b0.y)
  if (a.length === 1) return pointToCoreSquared(b, a0.x, a0.y)
  if (isInCore(a, b0.x, b0.y) || isInCore(b, a0.x, a0.y)) return 0
  let least = Infinity
  for (let i = 0; i < sideCount(a); i++)
    for (let j = 0; j < sideCount(b); j++)
      least = Math.min(least, segmentDistanceSquared(sideStart(a, i), sideEnd(a, i), sideStart(b, j), sideEnd(b, j)))
  return least
}

/** Whether the interiors of two shapes meet. Two circles on the lattice are compared exactly. */
export function shapesOverlap(a: Shape, b: Shape): boolean {
  const radius = a.radius + b.radius
  if (radius === 0) return coresInterlock(a.core, b.core)
  const exact = a.core.length === 1 && b.core.length === 1
  return coreDistanceSquared(a.core, b.core) < square(exact ? radius : radius - SLIVER)
}

/** Whether cores without a radius share more than their sides: no side's normal separates them. */
function coresInterlock(a: readonly Point[], b: readonly Point[]): boolean {
  return !isSeparated(a, a, b) && !isSeparated(b, a, b)
}

function isSeparated(axes: readonly Point[], a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 0; i < sideCount(axes); i++) {
    const p = sideStart(axes, i),
      q = sideEnd(axes, i)
    const length = Math.sqrt(square(q.x - p.x) + square(q.y - p.y))
    const nx = (q.y - p.y) / length,
      ny = (p.x - q.x) / length
    const [aLow, aHigh] = extent(a, nx, ny),
      [bLow, bHigh] = extent(b, nx, ny)
    if (aHigh - bLow <= SLIVER || bHigh - aLow <= SLIVER) return true
  }
  return false
}

function extent(core: readonly Point[], nx: number, ny: number): readonly [number, number] {
  let low = Infinity,
    high = -Infinity
  for (const p of core) {
    const reach = p.x * nx + p.y * ny
    if (reach < low) low = reach
    if (reach > high) high = reach
  }
  return [low, high]
}

/** The nearest pair of points of two cores that do not meet. */
export function nearestPointsOfCores(a: readonly Point[], b: readonly Point[]): readonly [Point, Point] {
  let best: readonly [Point, Point] = [sideStart(a, 0), sideStart(b, 0)],
    least = Infinity
  const offer = (from: Point, to: Point) => {
    const squared = square(from.x - to.x) + square(from.y - to.y)
    if (squared < least) [best, least] = [[from, to], squared]
  }
  for (const p of a)
    for (let j = 0; j < sideCount(b); j++) offer(p, nearestOnSegment(p, sideStart(b, j), sideEnd(b, j)))
  for (const p of b)
    for (let i = 0; i < sideCount(a); i++) offer(nearestOnSegment(p, sideStart(a, i), sideEnd(a, i)), p)
  return best
}
