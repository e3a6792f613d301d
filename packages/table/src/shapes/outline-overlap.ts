/** How bases and outlines meet: gaps, touches and overlaps. */
import type { Footprint } from './base.ts'
import { boxOf } from '../geometry/box.ts'
import { clip } from './clip.ts'
import { coreDistanceSquared, shapesOverlap } from './convex-core.ts'
import { contains, outlineSides } from './outline.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER, pointToSegmentSquared, segmentsMeet } from '../geometry/segment.ts'
import { shapeOf, type Shape } from './shape.ts'
import type { Outline } from './outline.ts'

/** Whether a base lies in an area or across a line: interiors meet. Standing against it is not overlapping. */
export const baseOverlapsOutline = (f: Footprint, outline: Outline): boolean =>
  shapeOverlapsOutline(shapeOf(f), f.at, outline)

function shapeOverlapsOutline(shape: Shape, centre: Point, outline: Outline): boolean {
  const [middle] = shape.core
  // Round bases against straight sides are by far the most common, so they are compared without building shapes.
  if (outline.is !== 'disc' && middle && shape.core.length === 1 && shape.radius > 0)
    return discOverlaps(middle, shape.radius, centre, outline)
  for (const side of outlineSides(outline)) if (shapesOverlap(shape, side)) return true
  return outline.is === 'area' && contains(outline, centre)
}

function discOverlaps(
  middle: Point,
  radius: number,
  centre: Point,
  outline: Exclude<Outline, { readonly is: 'disc' }>,
): boolean {
  return (
    nearestSideSquared(middle, outline) < square(radius - SLIVER) ||
    (outline.is === 'area' && contains(outline, centre))
  )
}

/** How far a base stands from an outline; 0 when it touches or overlaps it. */
export function outlineGap(f: Footprint, outline: Outline): number {
  if (outline.is === 'area' && contains(outline, f.at)) return 0
  const { core, radius } = shapeOf(f)
  const [middle] = core
  if (middle && core.length === 1 && outline.is !== 'disc')
    return Math.max(0, Math.sqrt(nearestSideSquared(middle, outline)) - radius)
  let least = Infinity
  for (const side of outlineSides(outline))
    least = Math.min(least, Math.sqrt(coreDistanceSquared(core, side.core)) - side.radius)
  return Math.max(0, least - radius)
}

function nearestSideSquared({ x, y }: Point, outline: Exclude<Outline, { readonly is: 'disc' }>): number {
  const { points } = outline
  const isArea = outline.is === 'area'
  let least = Infinity
  for (let i = isArea ? 0 : 1, j = isArea ? points.length - 1 : 0; i < points.length; j = i++) {
    const a = points[j] as Point,
      b = points[i] as Point
    least = Math.min(least, pointToSegmentSquared(x, y, a.x, a.y, b.x, b.y))
  }
  return least
}

export const baseTouchesOutline = (f: Footprint, outline: Outline, tolerance: number): boolean =>
  outlineGap(f, outline) <= tolerance

/** Whether two areas or discs share ground, a line runs into an area, or two lines meet. */
export function outlinesOverlap(a: Outline, b: Outline): boolean {
  if (a.is === 'disc') return shapeOverlapsOutline({ core: [a.centre], radius: a.radius }, a.centre, b)
  if (b.is === 'disc') return outlinesOverlap(b, a)
  if (a.is === 'line' && b.is === 'line') return linesMeet(a, b)
  if (a.is === 'line') return entersArea(a, b)
  if (b.is === 'line') return entersArea(b, a)
  return entersArea(a, b) || entersArea(b, a) || isStrictlyInside(b, innerPoint(a))
}

const linesMeet = (a: Outline, b: Outline): boolean =>
  outlineSides(a).some((s) =>
    outlineSides(b).some((t) =>
      segmentsMeet(s.core[0] as Point, s.core[1] as Point, t.core[0] as Point, t.core[1] as Point),
    ),
  )

/** Whether some side of `a` runs through the inside of area `b`, not merely along its rim. */
function entersArea(a: Outline, b: Outline): boolean {
  return outlineSides(a).some(({ core }) => {
    const from = core[0] as Point,
      to = core[1] as Point
    return clip(b, from, to).some((part) => isStrictlyInside(b, between(from, to, (part.from + part.to) / 2)))
  })
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

function isStrictlyInside(outline: Outline, p: Point): boolean {
  return (
    contains(outline, p) &&
    outlineSides(outline).every(({ core }) => {
      const a = core[0] as Point,
        b = core[1] as Point
      return pointToSegmentSquared(p.x, p.y, a.x, a.y, b.x, b.y) > SLIVER * SLIVER
    })
  )
}

/** A point inside an area: the middle of the first cut of a level line with it. */
function innerPoint(area: Outline & { readonly is: 'area' }): Point {
  const { left, right, top, bottom } = boxOf(area.points)
  const heights = [...new Set(area.points.map((p) => p.y))].sort((a, b) => a - b)
  const y = heights.length > 1 ? ((heights[0] as number) + (heights[1] as number)) / 2 : (top + bottom) / 2
  const from = { x: left - 1, y },
    to = { x: right + 1, y }
  const part = clip(area, from, to).find((p) => p.to > p.from)
  return part ? between(from, to, (part.from + part.to) / 2) : from
}
