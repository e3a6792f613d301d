/** How often: the fifth edition counts days and rolls dice, both games have boxes for an encounter. */
import type { Uses } from '../stat-block.ts'

/** A power that comes back on a 6 has one box, as the mephits of d6s with Dragons have; each face more is one more. */
const MOST_BOXES = 3

/** Undefined: as often as it likes. */
export function boxesOf(uses: Uses | undefined): number | undefined {
  if (uses === undefined) return undefined
  if (uses.per === 'day') return uses.times
  return uses.per === 'rest' ? 1 : Math.min(MOST_BOXES, 7 - uses.from)
}
