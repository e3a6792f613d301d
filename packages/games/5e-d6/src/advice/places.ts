/** Places on the way to something. */
import { TURNS, turnedPoint, type Question, type Turning } from '@muster/engine'
import { distance, type Length, type Point } from '@muster/table'
import { isStanding, radiusOf, TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** In every direction eighths of the way are tried. */
const SHARES = [8, 7, 6, 5, 4, 3, 2, 1].map((eighths) => eighths / 8)

/** What brings a figure nearest comes first. */
const AIMS: readonly (readonly [Turning, number])[] = TURNS.flatMap((turn) =>
  SHARES.map((share) => [turn, share] as const),
).sort(([[a], one], [[b], other]) => b * other - a * one)

/** As near as a straight move gets, ahead or turned aside; nowhere where the figure is hemmed in. */
export function towards(state: State, { moves }: Question, figure: Figure, goal: Point, far: Length): readonly Point[] {
  const step = Math.min(distance(figure.at, goal), far)
  for (const [turn, share] of AIMS) {
    const at = turnedPoint(figure.at, goal, step * share, turn)
    if (!isTaken(state, figure, at) && moves?.allows(figure.id, [at])) return [at]
  }
  return []
}

/** Whether somebody else stands there: mostly that is why a place is of no use. */
export function isTaken({ figures }: State, figure: Figure, at: Point): boolean {
  for (const other of figures) {
    if (other === figure || !isStanding(other)) continue
    const far = radiusOf(figure) + radiusOf(other) - TOLERANCE
    const dx = other.at.x - at.x
    const dy = other.at.y - at.y
    if (dx * dx + dy * dy < far * far) return true
  }
  return false
}
