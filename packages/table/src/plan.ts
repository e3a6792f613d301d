/** Planning a move: the straight line first, then a search around what is in the way. */
import { endsFor, type Goal } from './ends.ts'
import { judgePath } from './judge.ts'
import type { MoveQuestion } from './move.ts'
import { samePoint, type Point } from './point.ts'
import { searchWay, type Way } from './search.ts'
import { settingOf, type Setting } from './setting.ts'
import { withoutLimit } from './straighten.ts'
import { walk } from './walk.ts'

export type { Goal } from './ends.ts'

export interface Plan {
  readonly path: readonly Point[]
  readonly arrives: boolean
  readonly spent: number
}

/** How many straight lines are tried before searching. */
const STRAIGHTS = 8

/** The cheapest legal way found to the goal, or as near to it as this allowance gets; undefined: no way nearer. */
export function planMove(question: MoveQuestion, goal: Goal): Plan | undefined {
  const setting = settingOf(question)
  const ends = endsFor(setting, goal)
  if (ends[0] && samePoint(ends[0], setting.start)) return { path: [], arrives: true, spent: 0 }
  const straight = straightWay(setting, ends)
  if (straight && !straight.isSlow) return planOf(setting, straight)
  const found = searchWay(setting, goal, ends)
  for (const way of cheapestFirst(setting, straight, found)) {
    const plan = planOf(setting, way)
    if (plan) return plan
  }
  return undefined
}

/** By what the whole way costs, not by what this move can walk of it; a way that ends short of the goal comes last. */
function cheapestFirst(setting: Setting, straight: Way | undefined, found: Way | undefined): readonly Way[] {
  if (!straight || !found) return [straight ?? found].filter(way => way !== undefined)
  const free = withoutLimit(setting)
  const isBetter = found.leadsToGoal && walk(free, found.path).spent < walk(free, straight.path).spent
  return isBetter ? [found, straight] : [straight, found]
}

/** A straight way to the nearest end that nothing but the allowance cuts short. */
function straightWay(setting: Setting, ends: readonly Point[]): (Way & { readonly isSlow: boolean }) | undefined {
  const free = withoutLimit(setting)
  for (const end of ends.slice(0, STRAIGHTS)) {
    const walked = walk(free, [end])
    if (!walked.stop) return { path: [end], leadsToGoal: true, isSlow: walked.spent > walked.length + 1 }
  }
  return undefined
}

/** The way if it is legal, or as much of it as is. */
function planOf(setting: Setting, { path, leadsToGoal }: Way): Plan | undefined {
  const verdict = judgePath(setting, path)
  if (!verdict.refusal) return { path, arrives: leadsToGoal, spent: verdict.spent }
  if (verdict.legal.length === 0) return undefined
  return { path: verdict.legal, arrives: false, spent: judgePath(setting, verdict.legal).spent }
}
