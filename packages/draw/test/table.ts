/** A table with something of every kind, as a scenario would lay it out. */
import {
  inches,
  millimetres,
  point,
  TERRAIN_KINDS,
  type Battlefield,
  type Outline,
  type Piece,
  type TerrainKind,
} from '@muster/table'

type Pairs = readonly (readonly [number, number])[]
const points = (pairs: Pairs) => pairs.map(([x, y]) => point(inches(x), inches(y)))
export const area = (...pairs: Pairs): Outline => ({ is: 'area', points: points(pairs) })
export const line = (...pairs: Pairs): Outline => ({ is: 'line', points: points(pairs) })
export const disc = (x: number, y: number, mm: number): Outline => ({
  is: 'disc',
  centre: point(inches(x), inches(y)),
  radius: millimetres(mm),
})

/** Round about, with as many corners as a laid-out wood or hill has. */
export const round = (x: number, y: number, rx: number, ry: number): Outline => ({
  is: 'area',
  points: Array.from({ length: 24 }, (_, i) =>
    point(inches(x + Math.cos((i * Math.PI) / 12) * rx), inches(y + Math.sin((i * Math.PI) / 12) * ry)),
  ),
})

const piece = (id: string, kind: TerrainKind, outline: Outline, more: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  outline,
  ...more,
})

export const richTable: Battlefield = {
  width: inches(48),
  depth: inches(48),
  seed: 7,
  pieces: [
    piece('wood 1', 'wood', round(8, 8, 6, 4.5)),
    piece('wood 2', 'wood', round(9, 38, 6, 5)),
    piece('wood 3', 'wood', round(43, 27, 3, 4)),
    piece('wood 4', 'wood', round(30, 43, 4, 3)),
    piece('hill 1', 'hill', round(37, 9, 7, 6), { height: inches(3) }),
    piece('hill 2', 'hill', round(11, 28, 4.5, 3), { height: inches(1) }),
    piece('river', 'deep-water', area([0, 18], [8, 18], [18, 23], [18, 26], [8, 21], [0, 21])),
    piece('ford', 'shallow-water', area([18, 23], [27, 24], [26, 27], [18, 26])),
    piece(
      'river, lower',
      'deep-water',
      area([27, 24], [34, 29], [40, 38], [40, 48], [37, 48], [37, 39], [32, 32], [26, 27]),
    ),
    piece('hedge 1', 'hedge', line([27, 21], [31, 20.5], [37, 22])),
    piece('hedge 2', 'hedge', line([18, 43], [24, 43])),
    piece('wall 1', 'wall', line([26, 33], [26, 40], [33, 40])),
    piece('wall 2', 'wall', line([3, 23], [8, 24])),
    piece('fence', 'fence', line([26, 33], [33, 33])),
    piece('mill', 'building', area([27.5, 35], [32, 35], [32, 38.5], [27.5, 38.5])),
    piece('chapel', 'building', area([14.5, 3], [18, 4], [17.5, 7], [14, 6])),
    piece('ruin', 'ruin', area([26, 11], [31, 12], [31, 16], [26, 16])),
    piece('bracken', 'rough', round(18, 32, 2.5, 1.7)),
    piece('scree', 'rough', round(44, 44, 3, 2.4)),
    ...[
      [25, 8],
      [19, 10],
      [35, 41],
      [41, 19],
      [27, 30],
      [14, 46],
    ].map(([x = 0, y = 0], i) => piece(`tree ${i}`, 'tree', disc(x, y, 14))),
  ],
}

const SHAPE: Partial<Record<TerrainKind, Outline>> = {
  wall: line([4, 4], [9, 5], [9, 9]),
  hedge: line([4, 4], [9, 5], [9, 9]),
  fence: line([4, 4], [9, 5], [9, 9]),
  barrier: line([4, 4], [9, 5], [9, 9]),
  tree: disc(6, 6, 15),
}

/** A small table with one piece of the kind. */
export const tableOf = (kind: TerrainKind, outline = SHAPE[kind] ?? round(6, 6, 3, 2.4)): Battlefield => ({
  width: inches(12),
  depth: inches(12),
  seed: 3,
  pieces: [piece('only', kind, outline, { height: inches(2) })],
})

export const everyKind = TERRAIN_KINDS
