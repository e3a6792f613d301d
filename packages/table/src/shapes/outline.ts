/** Terrain outlines: their box, sides and ground, and which points lie in them. */
import type { Length } from '../geometry/length.ts'
import { boxOf, type Box } from '../geometry/box.ts'
import { square, type Point } from '../geometry/point.ts'
import { orientation } from '../geometry/segment.ts'
import type { Shape } from './shape.ts'

/** An area is a simple polygon; a line is a wall or hedge without thickness; a disc is a circle. */
export type Outline =
  | { readonly is: 'area'; readonly points: readonly Point[] }
  | { readonly is: 'line'; readonly points: readonly Point[] }
  | { readonly is: 'disc'; readonly centre: Point; readonly radius: Length }

export const outlineBox = (outline: Outline): Box =>
  outline.is === 'disc' ? boxOf([outline.centre], outline.radius) : boxOf(outline.points)

/** A box as an area, clockwise from its upper left corner. */
export const boxOutline = ({ left, top, right, bottom }: Box): Outline => ({
  is: 'area',
  points: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
})

/** The sides of an outline as convex shapes, which can be grown like bases; a disc is one round shape. */
export function outlineSides(outline: Outline): readonly Shape[] {
  if (outline.is === 'disc') return [{ core: [outline.centre], radius: outline.radius }]
  const { points } = outline
  const sides: Shape[] = []
  for (let i = 0; i < (outline.is === 'area' ? points.length : points.length - 1); i++)
    sides.push({ core: [points[i] as Point, points[(i + 1) % points.length] as Point], radius: 0 })
  return sides
}

/** Whether a point lies in the outline; on its rim counts. A line holds only the points on it. */
export function contains(outline: Outline, p: Point): boolean {
  if (outline.is === 'disc')
    return square(p.x - outline.centre.x) + square(p.y - outline.centre.y) <= square(outline.radius)
  const { points } = outline
  const { x, y } = p
  let inside = false
  for (let i = outline.is === 'area' ? 0 : 1, j = i === 0 ? points.length - 1 : 0; i < points.length; j = i++) {
    const a = points[j] as Point,
      b = points[i] as Point
    if ((a.y > y && b.y > y) || (a.y < y && b.y < y)) continue
    const side = orientation(a, b, p)
    if (side === 0 && (x >= a.x || x >= b.x) && (x <= a.x || x <= b.x)) return true
    // Side ab spans p's height; where it passes to the right of p, one more rim lies between p and the outside.
    if (a.y > y !== b.y > y && (b.y > a.y ? side > 0 : side < 0)) inside = !inside
  }
  return outline.is === 'area' && inside
}

/** The ground an outline covers, in squared lengths. A disc's is by the nearest fraction to pi; a line covers none. */
export function outlineArea(outline: Outline): number {
  if (outline.is === 'line') return 0
  if (outline.is === 'disc') return (square(outline.radius) * 355) / 113
  const { points } = outline
  const twice = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as Point
    return sum + p.x * q.y - q.x * p.y
  }, 0)
  return Math.abs(twice) / 2
}

/** Whether every straight line between two of its points stays in the outline. */
export function isConvex(outline: Outline): boolean {
  if (outline.is === 'disc') return true
  const { points } = outline
  if (outline.is === 'line') return points.length <= 2
  return turnsOneWay(points) && !winds(points)
}

const after = (points: readonly Point[], i: number): Point => points[i % points.length] as Point

function turnsOneWay(points: readonly Point[]): boolean {
  let turnsLeft = false
  let turnsRight = false
  for (let i = 0; i < points.length; i++) {
    const turn = orientation(points[i] as Point, after(points, i + 1), after(points, i + 2))
    if (turn > 0) turnsLeft = true
    if (turn < 0) turnsRight = true
  }
  return !(turnsLeft && turnsRight)
}

/** Whether its rim goes round more than once, as that of a five-pointed star does: then x turns back more than twice. */
function winds(points: readonly Point[]): boolean {
  let first = 0
  let last = 0
  let changes = 0
  for (let i = 0; i < points.length; i++) {
    const direction = Math.sign(after(points, i + 1).x - (points[i] as Point).x)
    if (direction === 0) continue
    if (last !== 0 && direction !== last) changes++
    if (first === 0) first = direction
    last = direction
  }
  return changes + (first === last ? 0 : 1) > 2
}
