/**
 * What the terrain means to one kind of mover: the pieces that bar it or forbid it to end on them, grown by its base,
 * and those that slow it. A game prepares a landscape once for each kind of mover and hands it to every move question.
 */
import { boxOf, expandBox, type Box } from '../geometry/box.ts'
import type { Interval } from '../geometry/interval.ts'
import type { Length } from '../geometry/length.ts'
import type { Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import type { Base, Footprint } from '../shapes/base.ts'
import { clip, clipPiece } from '../shapes/clip.ts'
import { growBy, placedAt, radiusOf, shapeOf, type Shape } from '../shapes/shape.ts'
import { intervalWithin } from '../shapes/span.ts'
import type { Piece } from '../terrain/battlefield.ts'
import type { Ground, GroundPiece } from '../terrain/ground.ts'

/** What a piece of terrain does to a mover. */
export interface Passage {
  /** Each length counts this many times while the centre is inside. Where pieces overlap, the largest factor counts. */
  readonly times?: number
  /** `times` counts while any part of the base is inside, not the centre alone. */
  readonly byBase?: boolean
  /** Paid each time the centre comes to the line. */
  readonly toll?: Length
  /** Paid each time the centre leaves the piece. */
  readonly exit?: Length
  /** No part of the base may enter. */
  readonly bars?: boolean
  /** The base may pass, but not end overlapping it. */
  readonly noRest?: boolean
  /** The base may end on it or beside it, but not across its edge. */
  readonly noStraddle?: boolean
}

export interface TerrainObstacle {
  readonly piece: Piece
  readonly grown: readonly Shape[]
  readonly box: Box
  /** Whether it bars the way; otherwise a move only may not end on it. */
  readonly bars: boolean
  /** A move may end inside as long as the whole base lies there. */
  readonly roomInside: boolean
}

export interface Surface {
  readonly piece: Piece
  readonly box: Box
  readonly sides: readonly Shape[]
  readonly isConvex: boolean
  readonly passage: Passage
  /** The parts of a segment on which the mover is in it. */
  partsOf(a: Point, b: Point): readonly Interval[]
}

export interface Landscape {
  readonly ground: Ground
  readonly mover: Pick<Footprint, 'base' | 'facing'>
  /** The mover's base, standing at the origin. */
  readonly shape: Shape
  readonly obstacles: readonly TerrainObstacle[]
  readonly surfaces: readonly Surface[]
  /** Where the centre may be with the whole base on the table. */
  readonly bounds: Box
}

export function prepareLandscape(
  ground: Ground,
  mover: Landscape['mover'],
  passageOf: (piece: GroundPiece) => Passage,
): Landscape {
  const shape = shapeOf(placedAt(mover, { x: 0, y: 0 }))
  const obstacles: TerrainObstacle[] = [],
    surfaces: Surface[] = []
  for (const known of ground.pieces) {
    const passage = passageOf(known)
    if (passage.bars || passage.noRest || passage.noStraddle)
      obstacles.push(obstacle(known, passage, shape, radiusOf(mover.base)))
    if ((passage.times ?? 1) !== 1 || passage.toll || passage.exit)
      surfaces.push(passage.byBase ? surfaceOfBase(known, passage, shape) : surface(known, passage))
  }
  return { ground, mover: kindOf(mover), shape, obstacles, surfaces, bounds: boundsFor(ground, shape) }
}

/** Without its place; a round base has no facing that matters. */
const kindOf = ({ base, facing }: Landscape['mover']): Landscape['mover'] =>
  base.shape === 'circle' || facing === undefined ? { base } : { base, facing }

const obstacle = (
  { piece, box, sides }: GroundPiece,
  { bars = false, noRest = false }: Passage,
  shape: Shape,
  radius: number,
): TerrainObstacle => ({
  piece,
  grown: grownSides(sides, shape),
  box: expandBox(box, radius),
  bars,
  roomInside: !bars && !noRest,
})

function grownSides(sides: readonly Shape[], shape: Shape): readonly Shape[] {
  const grown: Shape[] = []
  for (const side of sides) grown.push(growBy(side, shape))
  return grown
}

const surface = (known: GroundPiece, passage: Passage): Surface => ({
  piece: known.piece,
  box: known.box,
  sides: known.sides,
  isConvex: known.isConvex,
  passage,
  partsOf: (a, b) => clipPiece(known, a, b),
})

/** Slow ground that counts as soon as the base reaches into it. Standing against its edge is not in it. */
function surfaceOfBase({ piece, box, sides, isConvex }: GroundPiece, passage: Passage, shape: Shape): Surface {
  const grown = grownSides(sides, shape)
  const { left, right } = boxOf(shape.core, shape.radius)
  return {
    piece,
    box: expandBox(box, Math.max(-left, right)),
    sides: grown,
    isConvex,
    passage,
    partsOf(a, b) {
      const parts = [...clip(piece.outline, a, b)]
      for (const side of grown) {
        const part = intervalWithin(side, a, b, -SLIVER)
        if (part) parts.push(part)
      }
      return parts.length < 2 ? parts : isConvex ? onePart(parts) : joinedParts(parts)
    },
  }
}

/** What has no dents has none after it was grown by a base: the whole of it is crossed at once. */
function onePart(parts: readonly Interval[]): readonly Interval[] {
  let [from, to] = [Infinity, -Infinity]
  for (const part of parts) {
    if (part.from < from) from = part.from
    if (part.to > to) to = part.to
  }
  return [{ from, to }]
}

/** Parts that overlap or touch, as one. */
function joinedParts(parts: Interval[]): readonly Interval[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of parts.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

function boundsFor({ field }: Ground, shape: Shape): Box {
  const { left, top, right, bottom } = boxOf(shape.core, shape.radius)
  return { left: -left, top: -top, right: field.width - right, bottom: field.depth - bottom }
}

/** Whether a landscape was prepared for this base; a round base has no facing to compare. */
export function isLandscapeFor({ mover }: Landscape, { base, facing }: Footprint): boolean {
  if (base.shape === 'circle') return mover.base.shape === 'circle' && mover.base.diameter === base.diameter
  return isSameSize(mover.base, base) && mover.facing?.x === facing?.x && mover.facing?.y === facing?.y
}

const isSameSize = (a: Base, b: Base): boolean =>
  a.shape !== 'circle' && b.shape !== 'circle' && a.shape === b.shape && a.width === b.width && a.length === b.length
