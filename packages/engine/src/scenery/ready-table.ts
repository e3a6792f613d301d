/** Ready tables as data: pieces in inches, one line each. Each game gives its own heights. */
import { INCH, type Outline, type Piece, type TerrainKind } from '@muster/table'
import type { ReadyField } from '../kit/kit.ts'
import { disc, house, inchPoint, naturalOutline } from './outlines.ts'

type Spot = readonly [x: number, y: number]
export type PieceWithoutId = Omit<Piece, 'id'>

export const piece = (kind: TerrainKind, outline: Outline, name?: string, height?: number): PieceWithoutId => ({
  kind,
  outline,
  ...(name !== undefined && { name }),
  ...(height !== undefined && { height: Math.round(height * INCH) }),
})

/** A natural piece with a centre and two radii; `shore` picks its outline. */
export const natural =
  (kind: TerrainKind, usual?: number) =>
  (name: string, [x, y]: Spot, wide: number, deep: number, shore: number, height = usual): PieceWithoutId =>
    piece(kind, naturalOutline(kind, inchPoint(x, y), wide * INCH, deep * INCH, shore), name, height)

export const line =
  (kind: 'wall' | 'hedge' | 'fence', height: number) =>
  (name: string, ...spots: readonly Spot[]): PieceWithoutId =>
    piece(kind, { is: 'line', points: spots.map(([x, y]) => inchPoint(x, y)) }, name, height)

export const built =
  (kind: 'building' | 'ruin', usual: number) =>
  (name: string, [x, y]: Spot, long: number, short: number, along: Spot = [1, 0], height = usual): PieceWithoutId =>
    piece(kind, house(inchPoint(x, y), long * INCH, short * INCH, along), name, height)

export const trees = (...spots: readonly Spot[]): PieceWithoutId[] =>
  spots.map(([x, y]) => piece('tree', disc(inchPoint(x, y), INCH / 2), undefined, 3))

/** How a game's tables are put together: all of one size in inches. */
export const tableOf =
  (width: number, depth: number) =>
  (
    id: string,
    name: string,
    words: string,
    seed: number,
    ...pieces: readonly (PieceWithoutId | PieceWithoutId[])[]
  ): ReadyField => {
    const named = pieces.flat().map((one, index): Piece => ({ id: `${one.kind}-${index + 1}`, ...one }))
    return { id, name, line: words, field: { width: width * INCH, depth: depth * INCH, pieces: named, seed, name } }
  }
