/** What a leg costs that leads onto the tops of pieces, from one to another, and down again. */
import type { Interval } from '../geometry/interval.ts'

/** Paid once, at a share of the leg. */
export interface Toll {
  readonly at: number
  readonly toll: number
  readonly piece: string
}

/** What one stands on top of, and what it costs to come up to it from the ground, and down again. */
export interface Top extends Interval {
  readonly toll: number
  readonly exit: number
  readonly piece: string
}

/** From top to top only the difference is climbed. Who starts on one has come up before; who ends on one stays there. */
export function climbsOn(tops: readonly Top[]): Toll[] {
  const climbs: Toll[] = []
  for (const at of new Set(tops.flatMap(({ from, to }) => [from, to]))) {
    const before = highest(tops, ({ from, to }) => (from < at || from === 0) && to >= at)
    const after = highest(tops, ({ from, to }) => from <= at && (to > at || to === 1))
    const peak = highest(tops, ({ from, to }) => from <= at && to >= at)
    if (!peak) continue
    const toll = peak.toll - (before?.toll ?? 0) + peak.exit - (after?.exit ?? 0)
    if (toll > 0) climbs.push({ at, toll, piece: peak.piece })
  }
  return climbs
}

function highest(tops: readonly Top[], isThere: (top: Top) => boolean): Top | undefined {
  let found: Top | undefined
  for (const top of tops) if (isThere(top) && (!found || top.toll > found.toll)) found = top
  return found
}
