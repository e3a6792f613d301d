/** Tables for battles of any size: the same strip of ground side by side, so that every figure has as much room. */
import { inches, type Battlefield, type Outline, type Piece, type Point, type TerrainKind } from '@muster/table'

/** The ground for the smallest battle, in inches; its width is in whole feet. */
export interface Strip {
  readonly width: number
  readonly depth: number
  /** How many of them the broadest table is. */
  readonly most: number
}

interface Sketch {
  readonly kind: TerrainKind
  readonly height: number
  readonly is: 'area' | 'line'
  /** In inches: from the left, and down from the middle of the table. */
  readonly corners: readonly (readonly [x: number, y: number])[]
}

const sketch = (kind: TerrainKind, height: number, is: Sketch['is'], ...corners: Sketch['corners']): Sketch => ({
  kind,
  height,
  is,
  corners,
})

/** Repeated every foot, so that an army of any size meets all of it. */
const SKETCHES: readonly Sketch[] = [
  sketch('wood', 4, 'area', [1, -5], [4, -6], [5, -3], [2, -2]),
  sketch('rough', 0, 'area', [8, -1], [11, 0], [10, 2], [7, 2]),
  sketch('wall', 1.5, 'line', [2, 4], [6, 5]),
]
const FOOT = 12

/** As much ground as this many strips; what the table may not have in breadth it has in depth. */
export function broadTable(strips: number, { width, depth, most }: Strip): Battlefield {
  const across = Math.min(strips, most) * width
  const down = (depth * strips * width) / across
  const pieces = Array.from({ length: across / FOOT }, (_, foot) =>
    SKETCHES.map(({ kind, height, is, corners }): Piece => {
      const at = ([x, y]: readonly [number, number]): Point => ({ x: inches(foot * FOOT + x), y: inches(down / 2 + y) })
      const outline: Outline = { is, points: corners.map(at) }
      return { id: `${kind} ${foot + 1}`, kind, outline, height: inches(height) }
    }),
  )
  return { width: inches(across), depth: inches(down), pieces: pieces.flat() }
}
