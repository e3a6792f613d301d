/** Steering past other models: the direction in which a straight way leads nearest to a goal. */
import { turnedPoint, TURNS, type MoveAid } from '@muster/engine'
import { distance, INCH, pointAlong, type Length, type Point } from '@muster/table'
import type { Figure, State } from '../state/state.ts'
import { clearLength, modelsAround } from './clear-way.ts'

interface Way {
  readonly end: Point
  /** How far the goal is from there. */
  readonly left: Length
}

const NOWHERE: readonly Point[] = []
/** A way shorter than this leads nowhere. */
const LEAST = INCH / 4

/** Stops this much before whoever is in the way, so that rounding does not make the judge cut the way again. */
const ROOM = 8

/** The way that leads nearest to the goal; the judge of moves is asked about the most promising first. */
export function steerClear(
  state: State,
  moves: MoveAid | undefined,
  figure: Figure,
  goal: Point,
  allowance: Length,
): readonly Point[] {
  const whole = distance(figure.at, goal)
  const far = Math.min(whole, allowance)
  let best = NOWHERE
  let least = whole
  for (const { end } of waysTo(state, figure, goal, far, whole)) {
    const path = moves?.legal(figure.id, [end]) ?? NOWHERE
    const last = path.at(-1)
    const left = last ? distance(last, goal) : whole
    if (left < least) [best, least] = [path, left]
    if (least < whole - 0.5 * far) break
  }
  return best
}

/** Straight on if that is open for half of the way; otherwise all directions, the best first. */
function waysTo(state: State, figure: Figure, goal: Point, far: Length, whole: Length): readonly Way[] {
  const ways: Way[] = []
  const around = modelsAround(state, figure, far)
  for (const turn of TURNS) {
    const to = turnedPoint(figure.at, goal, far, turn)
    const clear = clearLength(state, figure, to, around)
    if (clear < LEAST) continue
    const end = clear < far ? pointAlong(figure.at, to, (clear - ROOM) / far) : to
    const left = distance(end, goal)
    if (left < whole) ways.push({ end, left })
    if (left < whole - 0.5 * far) return [{ end, left }, ...ways]
  }
  return ways.sort((a, b) => a.left - b.left)
}
