/** A table like that of an evening's battle: ten pieces of terrain and twelve figures a side, always the same. */
import {
  circle,
  inches,
  millimetres,
  type Battlefield,
  type Footprint,
  type Outline,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) })
const area = (...points: readonly (readonly [number, number])[]): Outline => ({
  is: 'area',
  points: points.map(([x, y]) => at(x, y)),
})
const line = (...points: readonly (readonly [number, number])[]): Outline => ({
  is: 'line',
  points: points.map(([x, y]) => at(x, y)),
})
const piece = (id: string, kind: TerrainKind, outline: Outline, height: number): Piece => ({
  id,
  kind,
  outline,
  height: inches(height),
})

const pieces: readonly Piece[] = [
  piece('north wood', 'wood', area([8, 9], [15, 8], [17, 13], [13, 17], [8, 15]), 4),
  piece('south wood', 'wood', area([30, 31], [37, 30], [40, 35], [36, 40], [30, 38]), 4),
  piece('house', 'building', area([26, 17], [31, 17], [31, 21], [26, 21]), 5),
  piece('barn', 'building', area([36, 14], [41, 15], [40, 19], [35, 18]), 4),
  piece('hill', 'hill', area([5, 28], [12, 26], [15, 31], [11, 36], [5, 34]), 2),
  piece('scree', 'rough', area([14, 38], [19, 38], [19, 42], [14, 42]), 0),
  piece('bog', 'rough', area([30, 5], [36, 4], [38, 8], [33, 10]), 0),
  piece('wall', 'wall', line([10, 22], [14, 23], [19, 22]), 1.5),
  piece('hedge', 'hedge', line([33, 24], [39, 25]), 1.5),
  piece('oak', 'tree', { is: 'disc', centre: at(23, 20), radius: inches(1) }, 5),
]

export const field: Battlefield = { width: inches(48), depth: inches(48), pieces }

const figure = (x: number, y: number): Footprint => ({ base: circle(millimetres(25)), at: at(x, y) })

/** Two loose lines that have begun to approach. */
export const figures: readonly Footprint[] = [
  ...Array.from({ length: 12 }, (_, i) => figure(4 + i * 3.6, 18 - (i % 3) * 1.7)),
  ...Array.from({ length: 12 }, (_, i) => figure(3.2 + i * 3.7, 27.4 + (i % 4) * 1.3)),
]
