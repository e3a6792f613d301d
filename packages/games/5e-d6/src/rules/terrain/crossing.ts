/** Barriers by their height and gaps by their width, as each figure meets them. */
import { contains, narrowestWidth, type Length, type Piece } from '@muster/table'
import { heightOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'
import { goingOf } from './kinds.ts'

/** Lower than half its height a barrier is ignored; up to its height it is vaulted; higher, it is climbed. */
export type BarrierCrossing = 'ignored' | 'vaulted' | 'climbed'

export function barrierCrossing(figure: Figure, { height = 0 }: Piece): BarrierCrossing {
  const own = heightOf(figure)
  if (height < own / 2) return 'ignored'
  return height <= own ? 'vaulted' : 'climbed'
}

/** Narrower than half its base a gap is ignored; up to its base it is jumped. */
export type GapCrossing = 'ignored' | 'jumped' | 'too-wide'

export function gapCrossing({ diameter }: Figure, { outline }: Piece): GapCrossing {
  const across = narrowestWidth(outline)
  if (across < diameter / 2) return 'ignored'
  return across <= diameter + TOLERANCE ? 'jumped' : 'too-wide'
}

/** How much of a barrier it still has to climb. */
export const climbLeft = ({ climb }: Figure, { id, height = 0 }: Piece): Length =>
  climb?.piece === id ? Math.max(0, height - climb.height) : height

/** Whether it is down in this gap. */
export const isInGap = ({ at }: Figure, piece: Piece): boolean =>
  goingOf(piece) === 'gap' && contains(piece.outline, at)
