/** How often: the fifth edition counts days and rolls dice, this game has boxes for an encounter. */
import type { Uses } from '@muster/stat-blocks'

/** A power that comes back on a 6 has one box, as the book's mephits have; each face more is one box more. */
const MOST_BOXES = 3

/** Undefined: as often as it likes. */
export function boxesOf(uses: Uses | undefined): number | undefined {
  if (uses === undefined) return undefined
  if (uses.per === 'day') return uses.times
  return uses.per === 'rest' ? 1 : Math.min(MOST_BOXES, 7 - uses.from)
}
