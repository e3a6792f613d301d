/** What the checks of a situation share: the ids that may be mentioned, and who is on the table. */
import type { KnownIds } from '@muster/engine'
import type { FigureInFile } from './schema.ts'

/** The ids that may be mentioned. */
export interface KnownNames {
  readonly sides: KnownIds
  readonly figures: KnownIds
  readonly things: KnownIds
  readonly effects: KnownIds
}

/** Whether it is not on the table. */
export const isGone = (whereabouts: FigureInFile['where']): boolean =>
  whereabouts !== undefined && !['standing', 'riding', 'aboard'].includes(whereabouts)
