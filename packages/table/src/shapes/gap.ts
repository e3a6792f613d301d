/** How far bases stand apart, rim to rim, and whether they overlap. */
import type { Footprint } from './base.ts'
import { coreDistanceSquared, nearestPointsOfCores, shapesOverlap } from './convex-core.ts'
import { centreOfIntersection } from './core-intersection.ts'
import type { Length } from '../geometry/length.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import { shapeOf } from './shape.ts'

/** From rim to rim; 0 when they touch or overlap. */
export function gap(a: Footprint, b: Footprint): number {
  if (a.base.shape === 'circle' && b.base.shape === 'circle')
    return Math.max(0, Math.sqrt(centresSquared(a, b)) - (a.base.diameter + b.base.diameter) / 2)
  const s = shapeOf(a),
    t = shapeOf(b)
  return Math.max(0, Math.sqrt(coreDistanceSquared(s.core, t.core)) - s.radius - t.radius)
}

/** Whether the interiors meet. Bases that touch do not overlap; circles are compared exactly. */
export function overlaps(a: Footprint, b: Footprint): boolean {
  if (a.base.shape === 'circle' && b.base.shape === 'circle')
    return centresSquared(a, b) < square((a.base.diameter + b.base.diameter) / 2)
  return shapesOverlap(shapeOf(a), shapeOf(b))
}

/** Whether the bases are no further apart than `reach`; exactly at reach is within. */
export function isGapWithin(a: Footprint, b: Footprint, reach: Length): boolean {
  if (a.base.shape === 'circle' && b.base.shape === 'circle')
    return centresSquared(a, b) <= square((a.base.diameter + b.base.diameter) / 2 + reach)
  return gap(a, b) <= reach + SLIVER
}

export interface ShortestLine {
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/** The shortest line from rim to rim. Its ends are real places, not rounded to the lattice. */
export function shortestLine(a: Footprint, b: Footprint): ShortestLine {
  const s = shapeOf(a),
    t = shapeOf(b)
  const squared = coreDistanceSquared(s.core, t.core)
  const apart = Math.sqrt(squared)
  const length = apart - s.radius - t.radius
  if (apart === 0) return standingAt(centreOfIntersection(s.core, t.core))
  const [p, q] = nearestPointsOfCores(s.core, t.core)
  const towards = (share: number): Point => ({ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share })
  // If bases overlap, the middle of the overlap is the place where they touch.
  if (length <= 0) return standingAt(towards((s.radius + length / 2) / apart))
  return { from: towards(s.radius / apart), to: towards(1 - t.radius / apart), length }
}

const standingAt = (place: Point): ShortestLine => ({ from: place, to: place, length: 0 })

const centresSquared = (a: Footprint, b: Footprint): number => square(a.at.x - b.at.x) + square(a.at.y - b.at.y)
