/** Places on the way to something. */
import { TURNS, turnedPoint, type Question, type Turning } from '@muster/engine'
import { distance, type Length, type Point } from '@muster/table'
import { ONE_INCH, radiusOf, TOLERANCE } from '../state/figures.ts'
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
  const others = othersNear(state, figure, figure.at, step)
  for (const [turn, share] of AIMS) {
    const at = turnedPoint(figure.at, goal, step * share, turn)
    if (!isTaken(others, figure, at) && moves?.allows(figure.id, [at])) return [at]
  }
  return []
}

/** Those who could be in the way of a figure that is put down no farther than this from a place. */
export function othersNear({ grid }: State, figure: Figure, at: Point, far: Length): readonly Figure[] {
  const others: Figure[] = []
  const reach = radiusOf(figure) + far + ONE_INCH
  for (const other of grid.around(at, reach)) if (other !== figure && isOnBase(other, at, reach)) others.push(other)
  return others
}

/** Whether one of them stands there: mostly that is why a place is of no use. */
export function isTaken(others: readonly Figure[], figure: Figure, at: Point): boolean {
  for (const other of others) if (isOnBase(other, at, radiusOf(figure) - TOLERANCE)) return true
  return false
}

/** Whether a disc around a place overlaps a base. */
function isOnBase(other: Figure, at: Point, radius: Length): boolean {
  const far = radius + radiusOf(other)
  const dx = other.at.x - at.x
  const dy = other.at.y - at.y
  return dx * dx + dy * dy < far * far
}
