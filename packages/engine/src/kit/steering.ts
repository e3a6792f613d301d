/** How quick bots try directions without a search: straight on, or a little to one side. */
import { distanceSquared, type Length, type Point } from '@muster/table'
import type { FigureId } from '../common/ids.ts'
import type { Question } from '../decisions/step.ts'

/** A turn to one side, as the cosine and the sine of its angle. */
export type Turning = readonly [cos: number, sin: number]

export const STRAIGHT_ON: Turning = [1, 0]

/** Straight on, then 35 and 70 degrees to either side. */
export const TURNS: readonly Turning[] = [STRAIGHT_ON, [0.819, 0.574], [0.819, -0.574], [0.342, 0.94], [0.342, -0.94]]

/** The point `far` from `from` in the direction of `towards`, turned to one side. */
export function turnedPoint(from: Point, towards: Point, far: Length, turn: Turning): Point {
  const cos = turn[0]
  const sin = turn[1]
  const dx = towards.x - from.x
  const dy = towards.y - from.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return {
    x: Math.round(from.x + (dx * cos - dy * sin) * scale),
    y: Math.round(from.y + (dx * sin + dy * cos) * scale),
  }
}

/** As near to a place as a straight move gets; the first way that covers most of the distance will do. */
export function steer(
  { moves }: Question,
  figure: { readonly id: FigureId; readonly at: Point },
  at: Point,
  allowance: Length,
): readonly Point[] {
  const whole = Math.sqrt(distanceSquared(figure.at, at))
  const far = Math.min(whole, allowance)
  let best: readonly Point[] = []
  let left = whole
  for (const turn of TURNS) {
    const legal = moves?.legal(figure.id, [turnedPoint(figure.at, at, far, turn)]) ?? []
    const end = legal[legal.length - 1]
    if (end === undefined) continue
    const away = Math.sqrt(distanceSquared(end, at))
    if (away < left) [best, left] = [legal, away]
    if (left < whole - 0.5 * far) break
  }
  return best
}
