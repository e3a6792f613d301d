/**
 * The line of shot: the shortest line between two bases, on the line of their centres. Range, cover,
 * woods and sight are all taken along it. The centres lie on the lattice, so what the line meets is
 * exact; it is then cut to the stretch between the rims.
 */
import {
  square,
  clip,
  clipInside,
  INCH,
  isNearBox,
  type Ground,
  type GroundPiece,
  type Outline,
  type Piece,
  type Point,
} from '@muster/table'
import { TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** A piece on the line: how far from the line's start it is met, and how much of the line lies in it. */
export interface PieceOnLine {
  readonly piece: Piece
  readonly at: number
  readonly inside: number
}

export type LineBlock =
  | { readonly is: 'building'; readonly met: PieceOnLine }
  | { readonly is: 'woods'; readonly length: number }

export interface LineOfShot {
  readonly from: Point
  readonly to: Point
  readonly length: number
  /** Walls, hedges, trees and woods on the line, from the shooter outwards. */
  readonly cover: readonly PieceOnLine[]
  /** How much of the line lies in woods, all together. */
  readonly woods: number
  readonly blockedBy: LineBlock | undefined
}

/** Nobody shoots or sees through more wood than this. */
export const MOST_WOODS = 2 * INCH

/** The stretch of a ray between two rims: distances from `a`, along the way to `b`. */
interface LineSegment {
  readonly a: Point
  readonly b: Point
  readonly whole: number
  readonly start: number
  readonly end: number
}

interface Sights {
  readonly cover: readonly GroundPiece[]
  readonly woods: readonly GroundPiece[]
  readonly buildings: readonly GroundPiece[]
}

function sightsOn({ pieces }: Ground): Sights {
  const ofKind = (...kinds: readonly Piece['kind'][]) => pieces.filter(({ piece }) => kinds.includes(piece.kind))
  return { cover: ofKind('wall', 'hedge', 'tree', 'wood'), woods: ofKind('wood'), buildings: ofKind('building') }
}

export function lineOfShot({ survey }: State, by: Figure, at: Figure): LineOfShot {
  const stretch = stretchBetween(by.at, by.diameter / 2, at.at, at.diameter / 2)
  const sights = survey.get(sightsOn)
  const cover = metBy(sights.cover, stretch)
  let woods = 0
  for (const met of cover) if (met.piece.kind === 'wood') woods += met.inside
  return {
    from: pointAt(stretch, stretch.start),
    to: pointAt(stretch, stretch.end),
    length: stretch.end - stretch.start,
    cover,
    woods,
    blockedBy: blockOn(sights, stretch, woods),
  }
}

/** The point at this distance from the start of the line. */
export const pointOn = ({ from, to, length }: LineOfShot, far: number): Point =>
  length === 0 ? from : { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length }

/** Sight for spells: neither a building nor more than 2" of woods on the way. Figures never hide anyone. */
export function canSee({ survey }: State, by: Figure, at: Figure | Point): boolean {
  const stretch =
    'at' in at
      ? stretchBetween(by.at, by.diameter / 2, at.at, at.diameter / 2)
      : stretchBetween(by.at, by.diameter / 2, at, 0)
  return blockOf(survey.get(sightsOn), stretch) === undefined
}

/** What blocks a shot, if anything does: quicker than the whole line. */
export const blockBetween = ({ survey }: State, by: Figure, at: Figure): LineBlock | undefined =>
  blockOf(survey.get(sightsOn), stretchBetween(by.at, by.diameter / 2, at.at, at.diameter / 2))

/** Whether anything at all would be in the way of a shot at a base this wide that stood here: quicker than the whole line. */
export function isHampered({ survey }: State, by: Figure, at: Point, diameter: number): boolean {
  const stretch = stretchBetween(by.at, by.diameter / 2, at, diameter / 2)
  const sights = survey.get(sightsOn)
  for (const { piece, box } of sights.cover) {
    if (isNearBox(box, stretch.a, stretch.b, 0) && meet(piece, stretch)) return true
  }
  return blockOn(sights, stretch, 0) !== undefined
}

function blockOf(sights: Sights, stretch: LineSegment): LineBlock | undefined {
  if (sights.buildings.length === 0 && sights.woods.length === 0) return undefined
  let woods = 0
  for (const { piece, box } of sights.woods) {
    if (isNearBox(box, stretch.a, stretch.b, 0)) woods += meet(piece, stretch)?.inside ?? 0
  }
  return blockOn(sights, stretch, woods)
}

function blockOn(sights: Sights, stretch: LineSegment, woods: number): LineBlock | undefined {
  if (woods > MOST_WOODS + TOLERANCE) return { is: 'woods', length: woods }
  for (const { piece, box } of sights.buildings) {
    if (!isNearBox(box, stretch.a, stretch.b, 0)) continue
    const met = meet(piece, stretch)
    if (met && met.inside > TOLERANCE && runsInside(piece.outline, stretch)) return { is: 'building', met }
  }
  return undefined
}

function stretchBetween(a: Point, radiusA: number, b: Point, radiusB: number): LineSegment {
  const whole = Math.sqrt(square(b.x - a.x) + square(b.y - a.y))
  const start = Math.min(radiusA, whole)
  return { a, b, whole, start, end: Math.max(start, whole - radiusB) }
}

function pointAt({ a, b, whole }: LineSegment, far: number): Point {
  const share = whole === 0 ? 0 : far / whole
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

function metBy(pieces: readonly GroundPiece[], stretch: LineSegment): readonly PieceOnLine[] {
  const all: PieceOnLine[] = []
  for (const { piece, box } of pieces) {
    if (!isNearBox(box, stretch.a, stretch.b, 0)) continue
    const met = meet(piece, stretch)
    if (met) all.push(met)
  }
  return all.length < 2 ? all : all.sort((one, other) => one.at - other.at)
}

/** A line piece is met when crossed or touched, the line's ends included; an area needs more than a grazing point. */
function meet(piece: Piece, { a, b, whole, start, end }: LineSegment): PieceOnLine | undefined {
  let at = Infinity
  let inside = 0
  const isLine = piece.outline.is === 'line'
  for (const part of clip(piece.outline, a, b)) {
    const from = Math.max(part.from * whole, start)
    const to = Math.min(part.to * whole, end)
    if (to < from - TOLERANCE || (!isLine && to <= from)) continue
    at = Math.min(at, from)
    inside += Math.max(0, to - from)
  }
  if (at === Infinity || (!isLine && inside <= TOLERANCE)) return undefined
  return { piece, at: Math.max(0, Math.min(at, end) - start), inside }
}

/** A line is inside only if points this far to each side of it are inside, too. */
const ASIDE = 0.01

/** A line that only runs along a building's sides is not inside it. */
const runsInside = (outline: Outline, { a, b, whole, start, end }: LineSegment): boolean =>
  clipInside(outline, a, b, ASIDE).some(({ from, to }) => Math.min(to * whole, end) - Math.max(from * whole, start) > 0)
