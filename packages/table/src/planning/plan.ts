/** Planning a move: the straight line first, then the shortest path around what is in the way. */
import { INCH } from '../geometry/length.ts'
import { distance, samePoint, type Point } from '../geometry/point.ts'
import { judgeMove } from '../moves/judge.ts'
import { tracePath } from '../moves/path-trace.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import { contains } from '../shapes/outline.ts'
import type { Shape } from '../shapes/shape.ts'
import { goalPlaces, type Goal } from './goals.ts'
import { centreOf, searchGrid, type CandidatePath } from './grid-plan.ts'
import { shortestPath } from './shortest-path.ts'
import { withoutLimit } from './straighten.ts'

export type { Goal } from './goals.ts'

export interface Plan {
  readonly path: readonly Point[]
  readonly arrives: boolean
  readonly spent: number
}

/**
 * The cheapest legal path found to the goal, or as near to it as this allowance gets; undefined: no path nearer. A path
 * that will be measured bends in many small steps, so that it is as short as can be; otherwise in few.
 */
export function planMove(move: PreparedMove, goal: Goal, isMeasured = false): Plan | undefined {
  const ends = goalPlaces(move, goal)
  if (ends[0] && samePoint(ends[0], move.start)) return { path: [], arrives: true, spent: 0 }
  for (const candidate of candidatePaths(new Planning(move, goal, ends, isMeasured))) {
    const plan = planAlong(move, candidate)
    if (plan) return plan
  }
  return undefined
}

/** What is planned: the move, its goal with the places that fulfil it, and the same move without limits. */
class Planning {
  readonly free: PreparedMove

  constructor(
    readonly move: PreparedMove,
    readonly goal: Goal,
    readonly ends: readonly Point[],
    readonly isMeasured: boolean,
  ) {
    this.free = withoutLimit(move)
  }
}

/** A candidate whose cost is known. `isSlow`: part of it runs over slow ground. */
interface CostedPath extends CandidatePath {
  readonly cost: number
  readonly isSlow: boolean
}

/** Paths to the goal by what the whole of each costs, the cheapest first; one that ends short of the goal comes last. */
function candidatePaths(planning: Planning): readonly CandidatePath[] {
  const straight = straightPath(planning)
  if (straight && !straight.isSlow) return [straight]
  const shortest = straight ?? pathAround(planning)
  if (shortest && !shortest.isSlow) return [shortest]
  const { move, goal, ends, free } = planning
  const found = searchGrid(move, goal, ends)
  const onGrid = found && { ...found, cost: found.leadsToGoal ? tracePath(free, found.path).spent : Infinity }
  return [shortest, shortest && pathBesideSlowGround(planning), onGrid]
    .filter((path) => path !== undefined)
    .sort((a, b) => a.cost - b.cost)
}

/** A straight path to the nearest end, which nothing but the allowance cuts short: no other is shorter. */
function straightPath(planning: Planning): CostedPath | undefined {
  const {
    move,
    goal,
    ends: [end],
  } = planning
  const isNearest =
    !('contact' in goal) || (goal.contact.base.shape === 'circle' && move.question.mover.base.shape === 'circle')
  return end && isNearest ? costedPath(planning, [end]) : undefined
}

function costedPath({ free }: Planning, path: readonly Point[]): CostedPath | undefined {
  const { violation, spent, length } = tracePath(free, path)
  return violation ? undefined : { path, leadsToGoal: true, cost: spent, isSlow: spent > length + 1 }
}

/** How many times the straight distance a detour may be. */
const LONGEST_DETOUR = 4

/** The shortest path around what bars and around `beside`. */
function pathAround(
  planning: Planning,
  isMeasured = planning.isMeasured,
  beside: readonly Shape[] = [],
): CostedPath | undefined {
  const { move, goal, ends } = planning
  if (ends.length === 0) return undefined
  const centre = centreOf(goal)
  const most = LONGEST_DETOUR * (distance(move.start, centre) + 6 * INCH)
  const path = shortestPath(move, goal, ends, { centre, most, beside, isMeasured })
  return path && costedPath(planning, path)
}

/** The shortest path that keeps out of slow ground, except the pieces in which the mover or an end lies. */
function pathBesideSlowGround(planning: Planning): CostedPath | undefined {
  const { move, ends } = planning
  const places = [move.start, ...ends]
  const slow = move.surfaces.flatMap(({ piece: { outline }, sides }) =>
    places.some((p) => contains(outline, p)) ? [] : sides,
  )
  return slow.length > 0 ? pathAround(planning, false, slow) : undefined
}

/** The path if it is legal, or its longest legal part. */
function planAlong(move: PreparedMove, { path, leadsToGoal }: CandidatePath): Plan | undefined {
  const verdict = judgeMove(move, path)
  if (!verdict.refusal) return { path, arrives: leadsToGoal, spent: verdict.spent }
  if (verdict.legal.length === 0) return undefined
  return { path: verdict.legal, arrives: false, spent: tracePath(move, verdict.legal).spent }
}
