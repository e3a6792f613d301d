/** What the terrain is to one kind of mover: the pieces that bar it or forbid it to rest, and those that slow it. */
import { boxOf, widened, type Box } from '../geometry/box.ts'
import type { Ground, GroundPiece } from '../terrain/ground.ts'
import type { MoveQuestion, Passage } from './move.ts'
import { grownBy, moved, radiusOf, shapeOf, type Shape } from '../shapes/shape.ts'
import type { Piece } from '../terrain/battlefield.ts'

export interface Obstruction {
  readonly piece: Piece
  readonly grown: readonly Shape[]
  readonly box: Box
  /** Bars the way; a piece the mover already stands in only may not be rested upon. */
  readonly bars: boolean
}

export interface Surface {
  readonly piece: Piece
  readonly box: Box
  readonly isConvex: boolean
  readonly passage: Passage
}

export interface Landscape {
  /** The mover's base, standing at the origin. */
  readonly base: Shape
  readonly obstructions: readonly Obstruction[]
  readonly surfaces: readonly Surface[]
  /** Where the centre may be with the whole base on the table. */
  readonly table: Box
}

interface Kept {
  readonly ground: Ground
  readonly passage: MoveQuestion['passage']
  readonly diameter: number
  readonly landscape: Landscape
}

const MOST_KEPT = 12
const kept: Kept[] = []
let oldest = 0

/** The same few kinds of mover are asked about all through a battle, so for round bases the last ones are kept. */
export function landscapeFor(question: MoveQuestion): Landscape {
  const {
    ground,
    passage,
    mover: { base },
  } = question
  if (base.shape !== 'circle') return survey(question)
  for (const one of kept)
    if (one.ground === ground && one.passage === passage && one.diameter === base.diameter) return one.landscape
  const landscape = survey(question)
  kept[oldest++ % MOST_KEPT] = { ground, passage, diameter: base.diameter, landscape }
  return landscape
}

function survey({ mover, ground, passage: passageOf }: MoveQuestion): Landscape {
  const base = shapeOf(moved(mover, { x: 0, y: 0 }))
  const obstructions: Obstruction[] = [],
    surfaces: Surface[] = []
  for (const known of ground.pieces) {
    const passage = passageOf(known.piece)
    if (passage.bars || passage.noRest) obstructions.push(obstruction(known, passage, base, radiusOf(mover.base)))
    if ((passage.times ?? 1) !== 1 || passage.toll) surfaces.push(surface(known, passage))
  }
  return { base, obstructions, surfaces, table: tableFor(ground, base) }
}

const obstruction = (
  { piece, box, sides }: GroundPiece,
  { bars = false }: Passage,
  base: Shape,
  radius: number,
): Obstruction => ({ piece, grown: sides.map((side) => grownBy(side, base)), box: widened(box, radius), bars })

const surface = ({ piece, box, isConvex }: GroundPiece, passage: Passage): Surface => ({
  piece,
  box,
  isConvex,
  passage,
})

function tableFor({ field }: Ground, base: Shape): Box {
  const { left, top, right, bottom } = boxOf(base.core, base.radius)
  return { left: -left, top: -top, right: field.width - right, bottom: field.depth - bottom }
}
