/** Planning a move: the straight line first, then the shortest way around what is in the way. */
import { endsFor, type Goal } from './goals.ts'
import { INCH } from '../geometry/length.ts'
import { judgePath } from '../moves/judge.ts'
import type { MoveQuestion } from '../moves/move.ts'
import { contains, outlineSides } from '../shapes/outline.ts'
import { distance, samePoint, type Point } from '../geometry/point.ts'
import { centreOf, searchWay, type Way } from './grid-plan.ts'
import { settingOf, type Setting } from '../moves/prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { withoutLimit } from './straighten.ts'
import { tautWay } from './shortest-path.ts'
import { walk } from '../moves/path-trace.ts'

export type { Goal } from './goals.ts'

export interface Plan {
  readonly path: readonly Point[]
  readonly arrives: boolean
  readonly spent: number
}

/**
 * The cheapest legal way found to the goal, or as near to it as this allowance gets; undefined: no way nearer. Where the
 * way is measured it bends in many small steps, so that it is as short as can be; otherwise in few.
 */
export function planMove(question: MoveQuestion, goal: Goal, isMeasured = false): Plan | undefined {
  const setting = settingOf(question)
  const ends = endsFor(setting, goal)
  if (ends[0] && samePoint(ends[0], setting.start)) return { path: [], arrives: true, spent: 0 }
  for (const way of waysTo(setting, goal, ends, isMeasured)) {
    const plan = planOf(setting, way)
    if (plan) return plan
  }
  return undefined
}

/** Ways to the goal by what the whole of each costs, the cheapest first; one that ends short of the goal comes last. */
function waysTo(setting: Setting, goal: Goal, ends: readonly Point[], isMeasured: boolean): readonly Way[] {
  const straight = straightWay(setting, goal, ends)
  if (straight && !straight.isSlow) return [straight]
  const taut = straight ?? shortestWay(setting, goal, ends, isMeasured)
  if (taut && !taut.isSlow) return [taut]
  const ways = [taut, taut && besideSlow(setting, goal, ends), searchWay(setting, goal, ends)].filter(
    (way) => way !== undefined,
  )
  const free = withoutLimit(setting)
  const costOf = ({ path, leadsToGoal }: Way): number => (leadsToGoal ? walk(free, path).spent : Infinity)
  return ways.length < 2
    ? ways
    : ways
        .map((way) => ({ way, cost: costOf(way) }))
        .sort((a, b) => a.cost - b.cost)
        .map(({ way }) => way)
}

/** A straight way to the nearest end, which nothing but the allowance cuts short: no other is shorter. */
function straightWay(setting: Setting, goal: Goal, ends: readonly Point[]): SlowWay | undefined {
  const [end] = ends
  const isNearest =
    !('contact' in goal) || (goal.contact.base.shape === 'circle' && setting.question.mover.base.shape === 'circle')
  return end && isNearest ? wayAlong(setting, [end]) : undefined
}

type SlowWay = Way & { readonly isSlow: boolean }

function wayAlong(setting: Setting, path: readonly Point[]): SlowWay | undefined {
  const walked = walk(withoutLimit(setting), path)
  return walked.stop ? undefined : { path, leadsToGoal: true, isSlow: walked.spent > walked.length + 1 }
}

/** How many times the distance a way round may be. */
const ROUNDABOUT = 4

/** The shortest way around what bars. */
function shortestWay(
  setting: Setting,
  goal: Goal,
  ends: readonly Point[],
  isMeasured: boolean,
  beside: readonly Shape[] = [],
): SlowWay | undefined {
  if (ends.length === 0) return undefined
  const centre = centreOf(goal)
  const most = ROUNDABOUT * (distance(setting.start, centre) + 6 * INCH)
  const path = tautWay(setting, goal, ends, { centre, most, beside, isMeasured })
  return path && wayAlong(setting, path)
}

/** The shortest way that keeps out of slow ground, but for what the mover or an end lies in. */
function besideSlow(setting: Setting, goal: Goal, ends: readonly Point[]): Way | undefined {
  const slow = setting.surfaces.flatMap(({ piece: { outline } }) =>
    [setting.start, ...ends].some((p) => contains(outline, p)) ? [] : outlineSides(outline),
  )
  return slow.length > 0 ? shortestWay(setting, goal, ends, false, slow) : undefined
}

/** The way if it is legal, or as much of it as is. */
function planOf(setting: Setting, { path, leadsToGoal }: Way): Plan | undefined {
  const verdict = judgePath(setting, path)
  if (!verdict.refusal) return { path, arrives: leadsToGoal, spent: verdict.spent }
  if (verdict.legal.length === 0) return undefined
  return { path: verdict.legal, arrives: false, spent: judgePath(setting, verdict.legal).spent }
}
