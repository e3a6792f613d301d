/** Whether a path may be walked, without the reasons. */
import type { Point } from './point.ts'
import { refuseRest } from './rest.ts'
import type { Setting } from './setting.ts'
import { walk } from './walk.ts'

/** Where it would end is soon looked at, and most paths that come to nothing end on somebody. */
export function isLegal(setting: Setting, path: readonly Point[]): boolean {
  const end = path[path.length - 1]
  return (!end || !refuseRest(setting, end)) && !walk(setting, path).stop
}
