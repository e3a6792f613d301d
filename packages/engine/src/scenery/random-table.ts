/**
 * A random table that is fair to both sides: each half is the other turned by half a circle. Each game says how big the
 * table is, how much of it is covered, and with which pieces.
 */
import {
  distance,
  outlineArea,
  type Battlefield,
  type Length,
  type Outline,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'
import type { Random } from '../common/random.ts'
import { turned } from './outlines.ts'
import { tableName } from './table-name.ts'

/** The circle that a piece takes up. */
export interface PieceCircle {
  readonly centre: Point
  readonly radius: number
}

export interface PieceDraft extends PieceCircle {
  readonly kind: TerrainKind
  readonly outline: Outline
  readonly height?: number
  readonly storeys?: number
  readonly wayUp?: 'stairs' | 'ladder' | 'ramp'
}

export interface RandomTableOptions {
  readonly width: Length
  readonly depth: Length
  /** Shares of the table's area: no more pieces are added once `covered` is reached, and none may exceed `mostCovered`. */
  readonly covered: number
  readonly mostCovered: number
  /** The least distance between two pieces. */
  readonly lane: Length
  readonly tries: number
  /** Where this piece may not lie. */
  forbids?(piece: PieceDraft): boolean
}

export class RandomTable {
  readonly pieces: Piece[] = []
  private readonly lots: PieceCircle[] = []

  constructor(
    readonly random: Random,
    private readonly terms: RandomTableOptions,
  ) {}

  /** Puts one piece in the middle of the table; it is its own mirror image. */
  layCentre(piece: Piece, radius: number): void {
    const { width, depth } = this.terms
    this.pieces.push(piece)
    this.lots.push({ centre: { x: Math.round(width / 2), y: Math.round(depth / 2) }, radius })
  }

  /** Puts a piece across the table that is its own mirror image; it takes up all these circles. */
  layAcross(piece: Piece, circles: readonly PieceCircle[]): void {
    this.pieces.push(piece)
    this.lots.push(...circles)
  }

  /** Puts down a piece and its mirror image, where there is room for both. */
  layPair(draw: () => PieceDraft): void {
    for (let tries = 0; tries < this.terms.tries; tries++) {
      const drafted = draw()
      if (this.hasRoomFor(drafted)) return this.lay(drafted)
    }
  }

  layPairs(count: number, draw: () => PieceDraft): void {
    for (let i = 0; i < count; i++) this.layPair(draw)
  }

  /** Adds large pieces first, then smaller ones where they still fit, until enough is covered. */
  fill(
    {
      from,
      to,
      step,
      tries,
    }: { readonly from: number; readonly to: number; readonly step: number; readonly tries: number },
    draw: (radius: number) => PieceDraft,
  ): void {
    for (let radius = from; radius >= to && !this.isFull; radius -= step) {
      for (let i = 0; i < tries && !this.isFull; i++) this.layPair(() => draw(radius))
    }
  }

  field(seed: number): Battlefield {
    const { width, depth } = this.terms
    return { width, depth, pieces: this.pieces, seed, name: tableName(seed) }
  }

  private get share(): number {
    const { width, depth } = this.terms
    return this.pieces.reduce((sum, { outline }) => sum + outlineArea(outline), 0) / (width * depth)
  }

  private get isFull(): boolean {
    return this.share >= this.terms.covered
  }

  private twinOf({ x, y }: Point): Point {
    return { x: this.terms.width - x, y: this.terms.depth - y }
  }

  private hasRoomFor(piece: PieceDraft): boolean {
    const { centre, radius, outline } = piece
    const { width, depth, lane, mostCovered, forbids } = this.terms
    if (forbids?.(piece) || distance(centre, this.twinOf(centre)) < 2 * radius + lane) return false
    const isClear = this.lots.every((lot) => distance(centre, lot.centre) >= lot.radius + radius + lane)
    return isClear && this.share + (2 * outlineArea(outline)) / (width * depth) <= mostCovered
  }

  private lay({ kind, centre, radius, outline, ...more }: PieceDraft): void {
    const { width, depth } = this.terms
    const number = this.pieces.length + 1
    this.pieces.push(
      { id: `${kind}-${number}`, kind, outline, ...more },
      { id: `${kind}-${number + 1}`, kind, outline: turned(outline, width, depth), ...more },
    )
    this.lots.push({ centre, radius }, { centre: this.twinOf(centre), radius })
  }
}
