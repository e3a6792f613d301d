/** How wide an outline is where it is narrowest across; a line has no width. */
import type { Point } from '../geometry/point.ts'
import type { Outline } from './outline.ts'
import { hull } from './shape.ts'

export function narrowestWidth(outline: Outline): number {
  if (outline.is === 'disc') return 2 * outline.radius
  if (outline.is === 'line') return 0
  const around = hull(outline.points)
  let least = Infinity
  for (const [i, a] of around.entries()) {
    const b = around[(i + 1) % around.length] as Point
    least = Math.min(least, farthestFrom(a, b, around))
  }
  return least
}

/** From the line through a side to the corner farthest from it. */
function farthestFrom(a: Point, b: Point, points: readonly Point[]): number {
  const dx = b.x - a.x,
    dy = b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  let most = 0
  for (const { x, y } of points) most = Math.max(most, Math.abs(dx * (y - a.y) - dy * (x - a.x)) / length)
  return most
}
