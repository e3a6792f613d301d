/** What ends a path, apart from other figures: the limit, the table's edge, terrain that bars. */
import { isNearBox } from '../geometry/box.ts'
import type { MoveRefusal } from './move-verdict.ts'
import { pointAlong } from '../geometry/point.ts'
import { shareWithin, type CostedLeg } from './leg-cost.ts'
import { SLIVER } from '../geometry/segment.ts'
import type { PreparedMove } from './prepared-move.ts'
import { intervalWithin } from '../shapes/span.ts'

/** Where a path breaks a rule of the move; `endBefore` is the share of the leg at which a legal end is first tried. */
export interface Violation {
  readonly leg: number
  readonly share: number
  readonly endBefore: number
  readonly refusal: MoveRefusal
}

export type Totals = { readonly length: number; readonly spent: number }

/** Too far: the allowance is spent, or the path is longer than it may be. */
export function limitViolation(
  { question: q }: PreparedMove,
  leg: CostedLeg,
  i: number,
  before: Totals,
  totals: Totals,
): Violation | undefined {
  const longest = q.longest ?? Infinity
  const isCostly = before.spent + leg.cost > q.allowance + q.tolerance
  const isLong = before.length + leg.length > longest + q.tolerance
  if (!isCostly && !isLong) return undefined
  const paid = isCostly ? shareWithin(leg, q.allowance - before.spent) : 1
  const share = Math.min(paid, isLong ? Math.max(0, longest - before.length) / leg.length : 1)
  const over = Math.ceil(Math.max(totals.spent - q.allowance, totals.length - longest))
  return {
    leg: i,
    share,
    endBefore: share,
    refusal: { code: 'too-far', over, at: pointAlong(leg.from, leg.to, share) },
  }
}

/** The path leaves the table. A mover that starts off the table may enter it, and must end on it. */
export function edgeViolation({ bounds }: PreparedMove, legs: readonly CostedLeg[], i: number): Violation | undefined {
  const { from, to } = legs[i] as CostedLeg
  if (isNearBox(bounds, to, to, 0) || (!isNearBox(bounds, from, from, 0) && i < legs.length - 1)) return undefined
  if (!isNearBox(bounds, from, from, 0))
    return { leg: i, share: 0, endBefore: 0, refusal: { code: 'off-table', at: to } }
  const share = Math.min(
    shareInside(from.x, to.x, bounds.left, bounds.right),
    shareInside(from.y, to.y, bounds.top, bounds.bottom),
  )
  return { leg: i, share, endBefore: share, refusal: { code: 'off-table', at: pointAlong(from, to, share) } }
}

const shareInside = (from: number, to: number, low: number, high: number): number => {
  if (to > high) return (high - from) / (to - from)
  return to < low ? (low - from) / (to - from) : 1
}

export function terrainViolation({ terrain }: PreparedMove, { from, to }: CostedLeg, i: number): Violation | undefined {
  let first: Violation | undefined
  for (const { piece, grown, box, bars } of terrain) {
    if (!bars || !isNearBox(box, from, to, 0)) continue
    for (const side of grown) {
      const share = intervalWithin(side, from, to, -SLIVER)?.from
      if (share === undefined || (first && share >= first.share)) continue
      first = {
        leg: i,
        share,
        endBefore: share,
        refusal: { code: 'barred', piece: piece.id, at: pointAlong(from, to, share) },
      }
    }
  }
  return first
}
