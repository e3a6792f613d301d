/** Shortest paths with their corners on the lattice, judged like any other path. */
import { barriersFor, barriersWithin, clearPlaceNear } from '../shortest-paths/barriers.ts'
import type { Goal } from './goals.ts'
import { distance, point, samePoint, type Point } from '../geometry/point.ts'
import { refuseRest } from '../moves/resting.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { TangentSearch, type TangentLine } from '../shortest-paths/tangent-search.ts'
import { withoutLimit } from './straighten.ts'
import { COARSE, FINE, leavingPoint, angleTo, cornersAlong, type Bend } from '../shortest-paths/bends.ts'
import { tracePath } from '../moves/path-trace.ts'
import { searchTargets } from './search-targets.ts'

/** How many of the shortest paths are tried if rounding makes the first illegal, or if it may not end where it does. */
const TRIES = 12

/** The path is no longer than `most`, keeps clear of `beside` too, and is as short as can be if it will be measured. */
export interface ShortestPathOptions {
  readonly centre: Point
  readonly most: number
  readonly beside: readonly Shape[]
  readonly isMeasured: boolean
}

/** The shortest path to one of the ends, whatever the ground costs; undefined: there is none. */
export function shortestPath(
  move: PreparedMove,
  goal: Goal,
  ends: readonly Point[],
  { centre, most, beside, isMeasured }: ShortestPathOptions,
): readonly Point[] | undefined {
  const { bounds } = move
  const barriers = barriersWithin(barriersFor(move, beside), move.start, most)
  const start = clearPlaceNear(barriers, move.start)
  if (!start) return undefined
  const free = withoutLimit(move)
  const targets = searchTargets(move, barriers, goal, ends)
  const within = targets.reduce((far, { at, short }) => Math.max(far, distance(at, centre) + short), 0)
  const atLeast = (x: number, y: number) =>
    Math.max(0, Math.sqrt((x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y)) - within)
  const search = new TangentSearch({ barriers, bounds, start, most, atLeast }, targets)
  for (let tries = 0; tries < TRIES; tries++) {
    const line = search.next()
    if (!line) return undefined
    const path = legalPathAlong(free, start, line, isMeasured ? 0 : longestOf(move))
    if (path) return path
  }
  return undefined
}

const longestOf = ({ question: { allowance, longest = Infinity, tolerance } }: PreparedMove): number =>
  Math.min(allowance, longest) + tolerance

/** A path that the judge accepts: with few corners, unless a path with many is short enough and one with few is not. */
function legalPathAlong(
  free: PreparedMove,
  start: Point,
  line: TangentLine,
  longest: number,
): readonly Point[] | undefined {
  const end = endOf(line)
  if (refuseRest(free, end)) return undefined
  const coarse = tracedPath(free, start, line, end, COARSE)
  if (coarse && (coarse.length <= longest || (longest > 0 && line.cost > longest))) return coarse.path
  return (tracedPath(free, start, line, end, FINE) ?? coarse)?.path
}

function tracedPath(
  free: PreparedMove,
  start: Point,
  line: TangentLine,
  end: Point,
  excess: number,
): { readonly path: readonly Point[]; readonly length: number } | undefined {
  const path = withoutShortLegs(free, pathOf(free, start, line, end, excess))
  const { violation, length } = tracePath(free, path)
  return violation ? undefined : { path, length }
}

function endOf({ from, dx, dy, length, end }: TangentLine): Point {
  const leaves = leavingPoint(from, dx, dy)
  return end?.last ?? point(leaves.x + dx * length, leaves.y + dy * length)
}

function pathOf(free: PreparedMove, start: Point, line: TangentLine, end: Point, excess: number): readonly Point[] {
  const corners: Point[] = line.end?.last ? [end, line.end.at] : [end]
  let { dx, dy } = line
  for (let bend: Bend | undefined = line.from; bend?.before; bend = bend.before) {
    corners.push(...cornersAlong(bend, dx, dy, angleTo(bend, dx, dy), excess).toReversed())
    // The line that came to this bend touched it where the bend begins.
    const { hand, x, y } = bend
    dx = -y * hand
    dy = x * hand
  }
  if (!samePoint(start, free.start)) corners.push(start)
  const path: Point[] = []
  let last = free.start
  for (const { x, y } of corners.reverse()) {
    const next = point(x, y)
    if (!samePoint(next, last)) path.push(next)
    last = next
  }
  return path
}

/** A tenth of a millimetre: legs shorter than this are left out where the path is legal without them. */
const SHORT = 10

function withoutShortLegs(free: PreparedMove, path: readonly Point[]): readonly Point[] {
  let best = path
  for (let i = 0; i < best.length - 1;) {
    const before = best[i - 1] ?? free.start,
      here = best[i] as Point,
      after = best[i + 1] as Point
    const shorter =
      distance(before, here) < SHORT || distance(here, after) < SHORT ? best.filter((_, j) => j !== i) : best
    if (shorter !== best && !tracePath(free, shorter).violation) best = shorter
    else i++
  }
  return best
}
