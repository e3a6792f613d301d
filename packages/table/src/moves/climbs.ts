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
  for (const at of endsOf(tops)) {
    const climb = climbAt(tops, at)
    if (climb) climbs.push(climb)
  }
  return climbs
}

/** Where one of them begins or ends, each place once. */
function endsOf(tops: readonly Top[]): readonly number[] {
  const ends: number[] = []
  for (const { from, to } of tops) {
    if (!ends.includes(from)) ends.push(from)
    if (!ends.includes(to)) ends.push(to)
  }
  return ends
}

function climbAt(tops: readonly Top[], at: number): Toll | undefined {
  let before: Top | undefined, peak: Top | undefined, after: Top | undefined
  for (const top of tops) {
    const { from, to } = top
    if (from > at || to < at) continue
    peak = higher(peak, top)
    if (from < at || from === 0) before = higher(before, top)
    if (to > at || to === 1) after = higher(after, top)
  }
  if (!peak) return undefined
  const toll = peak.toll - (before?.toll ?? 0) + peak.exit - (after?.exit ?? 0)
  return toll > 0 ? { at, toll, piece: peak.piece } : undefined
}

const higher = (one: Top | undefined, other: Top): Top => (!one || other.toll > one.toll ? other : one)
