/** Whether a creature flies on this table. */
import type { StatBlock } from '@muster/stat-blocks'

/** Walking is never better then. */
export const fliesAsFast = ({ speeds: { walk = 0, fly = -1 } }: StatBlock): boolean => fly >= walk
