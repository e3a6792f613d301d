/** How the ready tables are drawn: pieces in inches, one line each. Low walls can be vaulted, ruins must be climbed. */
import type { ReadyField } from '@muster/engine'
import { INCH, type Outline, type Piece, type TerrainKind } from '@muster/table'
import { blob, disc, house, inchPoint } from '../outlines.ts'

const TABLE = 24 * INCH

type Spot = readonly [x: number, y: number]
type Unnamed = Omit<Piece, 'id'>

const piece = (kind: TerrainKind, outline: Outline, name?: string, height?: number): Unnamed =>
  ({
    kind, outline, ...(name !== undefined && { name }),
    ...(height !== undefined && { height: Math.round(height * INCH) }),
  })

/** Around a centre, with two radii; `shore` picks its outline. */
const natural = (kind: TerrainKind, usual?: number) =>
  (name: string, [x, y]: Spot, wide: number, deep: number, shore: number, height = usual): Unnamed =>
  piece(kind, blob(inchPoint(x, y), wide * INCH, deep * INCH, shore), name, height)

export const wood = natural('wood', 3)
export const hill = natural('hill', 0.75)
export const rough = natural('rough')
export const shallows = natural('shallow-water')
export const deep = natural('deep-water')
export const ice = natural('slippery')
export const mist = natural('obscured', 3)
export const rock = natural('rock', 1.5)

const line = (kind: 'wall' | 'hedge' | 'fence', height: number) => (name: string, ...spots: readonly Spot[]): Unnamed =>
  piece(kind, { is: 'line', points: spots.map(([x, y]) => inchPoint(x, y)) }, name, height)

/** 19 mm: a Medium or Small one vaults it. */
export const wall = line('wall', 0.75)
export const hedge = line('hedge', 0.75)
export const fence = line('fence', 0.5)
/** Too high to vault. */
export const rampart = line('wall', 2)

const built = (kind: 'building' | 'ruin', usual: number) =>
  (name: string, [x, y]: Spot, long: number, short: number, along: Spot = [1, 0], height = usual): Unnamed =>
  piece(kind, house(inchPoint(x, y), long * INCH, short * INCH, along), name, height)

export const building = built('building', 3)
export const ruin = built('ruin', 1.5)

export const trees = (...spots: readonly Spot[]): Unnamed[] =>
  spots.map(([x, y]) => piece('tree', disc(inchPoint(x, y), INCH / 2), undefined, 3))

export function table(
  id: string, name: string, words: string, seed: number, ...pieces: readonly (Unnamed | Unnamed[])[]
): ReadyField {
  const named = pieces.flat().map((one, index): Piece => ({ id: `${one.kind}-${index + 1}`, ...one }))
  return { id, name, line: words, field: { width: TABLE, depth: TABLE, pieces: named, seed, name } }
}
