/**
 * A move question made ready: every obstacle grown by the mover's base, so that the mover is a
 * bare point from here on, and only the pieces that matter to it.
 */
import { boxOf, type Box } from './box.ts'
import { pointToCoreSquared } from './core.ts'
import type { GroundPiece } from './ground.ts'
import { baseOverlapsOutline } from './meeting.ts'
import type { Bystander, MoveQuestion, Passage, Zone } from './move.ts'
import { overlaps, within } from './gap.ts'
import type { Point } from './point.ts'
import { SLIVER } from './segment.ts'
import { grownBy, shapeOf, type Shape } from './shape.ts'
import type { Piece } from './terrain.ts'

export interface Obstacle {
  readonly id: string
  readonly as: Bystander['as']
  readonly grown: Shape
  readonly box: Box
  readonly startsOverlapping: boolean
  readonly startsTouching: boolean
}

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
  readonly passage: Passage
}

export interface Setting {
  readonly question: MoveQuestion
  readonly start: Point
  readonly obstacles: readonly Obstacle[]
  readonly obstructions: readonly Obstruction[]
  readonly surfaces: readonly Surface[]
  readonly zones: readonly { readonly zone: Zone; readonly grown: Shape; readonly startsInside: boolean }[]
  /** Where the centre may be. */
  readonly table: Box
}

const settings = new WeakMap<MoveQuestion, Setting>()

/** Made once for each question, because a drag or a search judges many paths for one question. */
export function settingOf(question: MoveQuestion): Setting {
  const known = settings.get(question)
  if (known) return known
  const setting = prepare(question)
  settings.set(question, setting)
  return setting
}

function prepare(question: MoveQuestion): Setting {
  const { mover, others, ground, zones = [] } = question
  const base = shapeOf({ ...mover, at: { x: 0, y: 0 } })
  const passages = ground.pieces.map(known => ({ known, passage: question.passage(known.piece) }))
  return {
    question,
    start: mover.at,
    obstacles: others.map(other => obstacle(question, other, base)),
    obstructions: passages
      .filter(({ passage }) => passage.bars || passage.noRest)
      .map(({ known, passage }) => obstruction(question, known, passage, base)),
    surfaces: passages
      .filter(({ passage }) => (passage.times ?? 1) !== 1 || passage.toll)
      .map(({ known: { piece, box }, passage }) => ({ piece, box, passage })),
    zones: zones.map(zone => ({
      zone,
      grown: grownBy(shapeOf(zone.foot), base),
      startsInside: within(mover, zone.foot, zone.reach),
    })),
    table: tableFor(question, base),
  }
}

function obstacle(question: MoveQuestion, other: Bystander, base: Shape): Obstacle {
  const grown = grownBy(shapeOf(other.foot), base)
  return {
    id: other.id,
    as: other.as,
    grown,
    box: boxOf(grown.core, grown.radius + question.hair),
    startsOverlapping: overlaps(question.mover, other.foot),
    startsTouching: within(question.mover, other.foot, question.hair),
  }
}

function obstruction(question: MoveQuestion, known: GroundPiece, passage: Passage, base: Shape): Obstruction {
  const grown = known.sides.map(side => grownBy(side, base))
  return {
    piece: known.piece,
    grown,
    box: boxOf(grown.flatMap(g => g.core), grown[0]?.radius ?? 0),
    bars: passage.bars === true && !baseOverlapsOutline(question.mover, known.piece.outline),
  }
}

function tableFor({ ground: { field }, mayLeave }: MoveQuestion, base: Shape): Box {
  if (mayLeave) return { left: 0, top: 0, right: field.width, bottom: field.depth }
  const { left, top, right, bottom } = boxOf(base.core, base.radius)
  return { left: -left, top: -top, right: field.width - right, bottom: field.depth - bottom }
}

/** From rim to rim with the mover's centre at p; below 0 when they overlap and both are round. */
export const gapAt = ({ grown }: Obstacle, p: Point): number =>
  Math.sqrt(pointToCoreSquared(grown.core, p.x, p.y)) - grown.radius

/** Whether the mover's centre at p would put it into the shape. Round bases on the lattice are exact. */
export function isInto(grown: Shape, p: Point): boolean {
  if (grown.radius === 0) return grown.core.length > 2 && depthInCore(grown.core, p) > SLIVER
  const slack = grown.core.length === 1 ? 0 : SLIVER
  return pointToCoreSquared(grown.core, p.x, p.y) < (grown.radius - slack) ** 2
}

function depthInCore(core: readonly Point[], { x, y }: Point): number {
  return Math.min(...core.map((p, i) => {
    const q = core[(i + 1) % core.length] as Point
    const length = Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2)
    return ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / length
  }))
}
