/** How the ready tables are drawn: pieces in inches, one line each. */
import type { ReadyField } from '@muster/engine'
import { INCH, type Outline, type Piece, type TerrainKind } from '@muster/table'
import { blob, disc, house, inchPoint } from '../outlines.ts'

const TABLE = 48 * INCH

type Spot = readonly [x: number, y: number]
type Unnamed = Omit<Piece, 'id'>

const piece = (kind: TerrainKind, outline: Outline, name?: string, height?: number): Unnamed =>
  ({ kind, outline, ...(name !== undefined && { name }), ...(height !== undefined && { height: height * INCH }) })

/** Around a centre, half as wide and half as deep as it is across; `shore` picks its outline. */
const natural = (kind: TerrainKind, height?: number) => (name: string, [x, y]: Spot, wide: number, deep: number, shore: number): Unnamed =>
  piece(kind, blob(inchPoint(x, y), wide * INCH, deep * INCH, shore), name, height)

export const wood = natural('wood', 3)
export const hill = natural('hill', 1)
export const rough = natural('rough')
export const open = natural('open')

const line = (kind: 'wall' | 'hedge') => (name: string, ...spots: readonly Spot[]): Unnamed =>
  piece(kind, { is: 'line', points: spots.map(([x, y]) => inchPoint(x, y)) }, name, 1)

export const wall = line('wall')
export const hedge = line('hedge')

export const building = (name: string, [x, y]: Spot, long: number, short: number, along: Spot = [1, 0]): Unnamed =>
  piece('building', house(inchPoint(x, y), long * INCH, short * INCH, along), name, 3)

export const trees = (...spots: readonly Spot[]): Unnamed[] => spots.map(([x, y]) => piece('tree', disc(inchPoint(x, y), INCH / 2), undefined, 3))

export function table(id: string, name: string, words: string, seed: number, ...pieces: readonly (Unnamed | Unnamed[])[]): ReadyField {
  const named = pieces.flat().map((one, index): Piece => ({ id: `${one.kind}-${index + 1}`, ...one }))
  return { id, name, line: words, field: { width: TABLE, depth: TABLE, pieces: named, seed, name } }
}
