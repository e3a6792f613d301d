/** How long each animation takes. Nobody has to wait for any of them. */
import { INCH, distance, pathLength, type Point } from '@muster/table'
import type { Pace } from '../settings/settings.ts'
import type { Snapshot } from '@muster/session'

const AN_INCH = 90
const LEAST = 300
const MOST = 900
const TUMBLE = 700
const EACH_DIE = 80
const READING = 520
const BREATH = 260

export const walkTime = (start: Point, path: readonly Point[]): number =>
  Math.max(LEAST, Math.min(MOST, (pathLength(start, path) / INCH) * AN_INCH))

const PACE_FACTOR: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.45, 'at-once': 0 }

/** How long a die is shown rolling. */
export const tumbleTime = (dice: Pace): number => TUMBLE * PACE_FACTOR[dice]

/** How long the last events are shown before the computer goes on. */
export function displayTime(
  { played, thrown }: Snapshot,
  start: Point | undefined,
  pace: Pace,
  dice: Pace = pace,
): number {
  const walked = played && 'path' in played.answer && start ? walkTime(start, played.answer.path) : 0
  const rolled = thrown.length > 0 ? TUMBLE + EACH_DIE * Math.min(thrown.length, 8) + READING : 0
  return (walked + (played ? BREATH : 0)) * PACE_FACTOR[pace] + rolled * Math.min(PACE_FACTOR[pace], PACE_FACTOR[dice])
}

/** The point after a share of a path's length. */
export function alongPath(start: Point, path: readonly Point[], share: number): Point {
  let left = pathLength(start, path) * share
  let from = start
  for (const to of path) {
    const leg = distance(from, to)
    if (left <= leg && leg > 0)
      return { x: from.x + ((to.x - from.x) * left) / leg, y: from.y + ((to.y - from.y) * left) / leg }
    left -= leg
    from = to
  }
  return from
}
