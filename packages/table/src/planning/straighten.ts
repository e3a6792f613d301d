/** Taking needless turns out of a path found on a grid. */
import type { Point } from '../geometry/point.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import { tracePath } from '../moves/path-trace.ts'

/** The path without every turn that can be left out without a violation or a higher cost. */
export function straighten(move: PreparedMove, path: readonly Point[]): readonly Point[] {
  const free = withoutLimit(move)
  let best = path,
    spent = tracePath(free, path).spent
  for (let i = 0; i < best.length - 1;) {
    const shorter = best.filter((_, j) => j !== i)
    const trace = tracePath(free, shorter)
    if (trace.violation || trace.spent > spent) i++
    else [best, spent, i] = [shorter, trace.spent, Math.max(0, i - 1)]
  }
  return best
}

/** The same move without a limit on its length or cost. */
export const withoutLimit = (move: PreparedMove): PreparedMove => ({
  ...move,
  question: { ...move.question, allowance: Infinity, longest: Infinity },
})
