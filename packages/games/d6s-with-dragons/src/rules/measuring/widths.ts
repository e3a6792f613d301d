/** How wide bases and gaps are, where it matters. */
import { hull, type Base, type Length, type Piece, type Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'

/** The shorter dimension: what "base diameter" and "base width" mean for a base that is not round. */
export const baseWidth = (base: Base): Length =>
  base.shape === 'circle' ? base.diameter : Math.min(base.width, base.length)

/** How wide a piece is where it is narrowest across; a line has no width. */
export function narrowestWidth({ outline }: Piece): number {
  if (outline.is === 'disc') return 2 * outline.radius
  if (outline.is === 'line') return 0
  const around = hull(outline.points)
  let least = Infinity
  for (const [i, a] of around.entries()) {
    const b = around[(i + 1) % around.length] as Point
    least = Math.min(least, farthestFrom(a, b, around))
  }
  return least
}

/** From the line through a side to the corner farthest from it. */
function farthestFrom(a: Point, b: Point, points: readonly Point[]): number {
  const dx = b.x - a.x,
    dy = b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  let most = 0
  for (const { x, y } of points) most = Math.max(most, Math.abs(dx * (y - a.y) - dy * (x - a.x)) / length)
  return most
}

export type GapCrossing = 'ignored' | 'jumped' | 'too-wide'

export function gapCrossing({ profile: { base } }: Figure, gap: Piece): GapCrossing {
  const across = narrowestWidth(gap)
  if (across < baseWidth(base) / 2) return 'ignored'
  return across <= baseWidth(base) + TOLERANCE ? 'jumped' : 'too-wide'
}
