/**
 * A battlefield prepared for geometric queries: each piece with its box and its sides. A battle
 * prepares its battlefield once and hands the result on; it never changes.
 */
import type { Footprint } from '../shapes/base.ts'
import { boxOf, isNearBox, type Box } from '../geometry/box.ts'
import { contains, isConvex, outlineBox, outlineSides } from '../shapes/outline.ts'
import { narrowestWidth } from '../shapes/narrowest-width.ts'
import type { Point } from '../geometry/point.ts'
import { shapeOf, type Shape } from '../shapes/shape.ts'
import type { Battlefield, Piece } from './battlefield.ts'

export interface GroundPiece {
  readonly piece: Piece
  readonly box: Box
  readonly sides: readonly Shape[]
  /**
   * The height of its top above the table: its own height and that of the hills under it. Undefined without a height.
   */
  readonly top: number
  readonly isConvex: boolean
  /** How wide it is where it is narrowest across; a line has no width. */
  readonly narrowest: number
}

export interface Ground {
  readonly field: Battlefield
  readonly pieces: readonly GroundPiece[]
  readonly hills: readonly GroundPiece[]
}

/**
 * Lists that live as long as a battle are pushed, not mapped: `map` makes a list of another kind in memory once it is
 * compiled, and then everything that was compiled for the first kind is compiled again.
 */
export function prepareGround(field: Battlefield): Ground {
  const pieces: GroundPiece[] = []
  const hills: GroundPiece[] = []
  for (const piece of field.pieces) {
    const known = new PreparedPiece(field, piece)
    pieces.push(known)
    if (isHill(known)) hills.push(known)
  }
  return { field, pieces, hills }
}

/** Only rules about some kinds of terrain ask how narrow it is, so that is worked out when it is asked. */
class PreparedPiece implements GroundPiece {
  readonly box: Box
  readonly sides: readonly Shape[]
  readonly isConvex: boolean
  readonly top: number
  private width: number | undefined

  constructor(
    field: Battlefield,
    readonly piece: Piece,
  ) {
    const { outline, height } = piece
    this.box = outlineBox(outline)
    this.sides = outlineSides(outline)
    this.isConvex = isConvex(outline)
    this.top = height === undefined ? Infinity : height + heightUnder(field, piece)
  }

  get narrowest(): number {
    return (this.width ??= narrowestWidth(this.piece.outline))
  }
}

const isHill = ({ piece }: { readonly piece: Piece }): boolean => piece.kind === 'hill' && (piece.height ?? 0) > 0

/** A hill's height is above the ground around it, so hills on hills add up. */
function heightUnder(field: Battlefield, piece: Piece): number {
  const foot = piece.outline.is === 'disc' ? piece.outline.centre : piece.outline.points[0]
  if (!foot) return 0
  return field.pieces.reduce(
    (sum, under) =>
      under !== piece && isHill({ piece: under }) && contains(under.outline, foot) ? sum + (under.height ?? 0) : sum,
    0,
  )
}

/** How high the ground is at a place. */
export function elevationAt({ hills }: Ground, p: Point): number {
  let high = 0
  for (const { piece, box } of hills)
    if (isNearBox(box, p, p, 0) && contains(piece.outline, p)) high += piece.height ?? 0
  return high
}

/** Whether the whole base is on the table; its rim may lie on the edge. */
export function isOnTable(f: Footprint, field: Battlefield): boolean {
  const { core, radius } = shapeOf(f)
  const { left, top, right, bottom } = boxOf(core, radius)
  return left >= 0 && top >= 0 && right <= field.width && bottom <= field.depth
}
