/** A battlefield made ready for quick questions: each piece with its box and its sides. */
import type { Footprint } from './base.ts'
import { boxOf, type Box } from './box.ts'
import { outlineBox, outlineSides } from './outline.ts'
import { shapeOf, type Shape } from './shape.ts'
import type { Battlefield, Piece } from './terrain.ts'

export interface GroundPiece {
  readonly piece: Piece
  readonly box: Box
  readonly sides: readonly Shape[]
}

export interface Ground {
  readonly field: Battlefield
  readonly pieces: readonly GroundPiece[]
}

const prepared = new WeakMap<Battlefield, Ground>()

/** Made once for each battlefield and kept while the battlefield is in use. */
export function prepareGround(field: Battlefield): Ground {
  const known = prepared.get(field)
  if (known) return known
  const pieces = field.pieces.map(piece => ({
    piece,
    box: outlineBox(piece.outline),
    sides: outlineSides(piece.outline),
  }))
  const ground: Ground = { field, pieces }
  prepared.set(field, ground)
  return ground
}

/** Whether the whole base is on the table; its rim may lie on the edge. */
export function isOnTable(f: Footprint, field: Battlefield): boolean {
  const { core, radius } = shapeOf(f)
  const { left, top, right, bottom } = boxOf(core, radius)
  return left >= 0 && top >= 0 && right <= field.width && bottom <= field.depth
}
