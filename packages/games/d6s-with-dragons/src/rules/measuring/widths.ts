/** How wide bases and gaps are, where it matters. */
import { narrowestWidth, type Base, type Length, type Piece } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'

/** The shorter dimension: what "base diameter" and "base width" mean for a base that is not round. */
export const baseWidth = (base: Base): Length =>
  base.shape === 'circle' ? base.diameter : Math.min(base.width, base.length)

export type GapCrossing = 'ignored' | 'jumped' | 'too-wide'

export function gapCrossing({ profile: { base } }: Figure, gap: Piece): GapCrossing {
  const across = narrowestWidth(gap.outline)
  if (across < baseWidth(base) / 2) return 'ignored'
  return across <= baseWidth(base) + TOLERANCE ? 'jumped' : 'too-wide'
}
