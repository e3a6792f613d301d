/** How quick bots try directions without a search: straight on, or a little to one side. */
import type { Length, Point } from '@muster/table'

/** A turn to one side, as the cosine and the sine of its angle. */
export type Turning = readonly [cos: number, sin: number]

export const STRAIGHT_ON: Turning = [1, 0]

/** Straight on, then 35 and 70 degrees to either side. */
export const TURNS: readonly Turning[] = [STRAIGHT_ON, [0.819, 0.574], [0.819, -0.574], [0.342, 0.94], [0.342, -0.94]]

/** The point `far` from `from` in the direction of `towards`, turned to one side. */
export function turnedPoint(from: Point, towards: Point, far: Length, [cos, sin]: Turning): Point {
  const dx = towards.x - from.x
  const dy = towards.y - from.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return {
    x: Math.round(from.x + (dx * cos - dy * sin) * scale),
    y: Math.round(from.y + (dx * sin + dy * cos) * scale),
  }
}
