/** Whether a path may be walked, without the reasons. */
import type { Point } from '../geometry/point.ts'
import { refuseRest } from './resting.ts'
import type { Setting } from './prepared-move.ts'
import { walk } from './path-trace.ts'

/** Where it would end is soon looked at, and most paths that come to nothing end on somebody. */
export function isLegal(setting: Setting, path: readonly Point[]): boolean {
  const end = path[path.length - 1]
  return (!end || !refuseRest(setting, end)) && !walk(setting, path).stop
}
