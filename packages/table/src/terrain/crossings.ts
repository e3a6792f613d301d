/** What a straight line meets on its way across the table. */
import { isNearBox } from '../geometry/box.ts'
import { clip, type Part } from '../shapes/clip.ts'
import type { Ground } from './ground.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { Piece } from './battlefield.ts'

export interface Crossing {
  readonly piece: Piece
  /** Where the line first meets the piece and where it last leaves it, as shares of its length. */
  readonly from: number
  readonly to: number
  readonly parts: readonly Part[]
  /** How much of the line lies in the piece. */
  readonly length: number
}

/** Every piece the segment crosses or touches, in the order it meets them. */
export function piecesAlong(ground: Ground, from: Point, to: Point): readonly Crossing[] {
  const met: Crossing[] = []
  for (const { piece, box } of ground.pieces) {
    if (!isNearBox(box, from, to, 0)) continue
    const parts = clip(piece.outline, from, to)
    const first = parts[0],
      last = parts.at(-1)
    if (!first || !last) continue
    met.push({ piece, from: first.from, to: last.to, parts, length: lengthOf(parts, distance(from, to)) })
  }
  return met.length < 2 ? met : met.sort((a, b) => a.from - b.from || a.to - b.to)
}

const lengthOf = (parts: readonly Part[], whole: number): number =>
  parts.reduce((sum, part) => sum + (part.to - part.from), 0) * whole
