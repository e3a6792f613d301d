/** Taking needless turns out of a path found on a grid. */
import type { Point } from '../geometry/point.ts'
import type { Setting } from '../moves/prepared-move.ts'
import { walk } from '../moves/path-trace.ts'

/** The path with every turn left out that can be, without meeting anything or paying more. */
export function straighten(setting: Setting, path: readonly Point[]): readonly Point[] {
  const free = withoutLimit(setting)
  let best = path,
    spent = walk(free, path).spent
  for (let i = 0; i < best.length - 1;) {
    const shorter = best.filter((_, j) => j !== i)
    const walked = walk(free, shorter)
    if (walked.stop || walked.spent > spent) i++
    else [best, spent, i] = [shorter, walked.spent, Math.max(0, i - 1)]
  }
  return best
}

/** The same move without a limit on its length or cost. */
export const withoutLimit = (setting: Setting): Setting => ({
  ...setting,
  question: { ...setting.question, allowance: Infinity, longest: Infinity },
})
