/** Tables for battles of any size: the same strip of ground side by side, so that every figure has as much room. */
import { inches, type Battlefield, type Outline, type Piece, type Point, type TerrainKind } from '@muster/table'

/** In inches. */
export interface Strip {
  readonly width: number
  readonly depth: number
  /** No game allows a table of any breadth. */
  readonly most: number
}

interface Sketch {
  readonly kind: TerrainKind
  readonly height: number
  readonly is: 'area' | 'line'
  /** In inches on a strip 36" wide: from its left side, and down from the middle of the table. */
  readonly corners: readonly (readonly [x: number, y: number])[]
}
const SKETCHED_WIDTH = 36

const sketch = (kind: TerrainKind, height: number, is: Sketch['is'], ...corners: Sketch['corners']): Sketch => ({
  kind,
  height,
  is,
  corners,
})

const SKETCHES: readonly Sketch[] = [
  sketch('wood', 4, 'area', [3, -5], [8, -6], [9, -2], [5, 0], [2, -1]),
  sketch('hill', 2, 'area', [25, 0], [31, -1], [33, 4], [28, 6], [24, 4]),
  sketch('building', 5, 'area', [15, -3], [19, -3], [19, 1], [15, 1]),
  sketch('rough', 0, 'area', [8, 4], [13, 3], [14, 6], [9, 7]),
  sketch('wall', 1.5, 'line', [24, -5], [29, -4], [33, -5]),
  sketch('hedge', 1.5, 'line', [1, 5], [6, 6]),
]

/** As much ground as this many strips; what the table may not have in breadth it has in depth. */
export function broadTable(strips: number, { width, depth, most }: Strip): Battlefield {
  const across = Math.min(strips, most)
  const down = (depth * strips) / across
  const pieces = Array.from({ length: across }, (_, strip) =>
    SKETCHES.map(({ kind, height, is, corners }): Piece => {
      const at = ([x, y]: readonly [number, number]): Point => ({
        x: Math.round(inches((strip + x / SKETCHED_WIDTH) * width)),
        y: Math.round(inches(down / 2 + y)),
      })
      const outline: Outline = { is, points: corners.map(at) }
      return { id: `${kind} ${strip + 1}`, kind, outline, height: inches(height) }
    }),
  )
  return { width: inches(across * width), depth: inches(down), pieces: pieces.flat() }
}
