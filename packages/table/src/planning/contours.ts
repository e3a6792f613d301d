/**
 * The outline of the reached cells, as polygons to draw: marching squares. Each square of four cells
 * tells where the rim comes into it and where it goes out; joined, these make closed polygons with
 * the reached side always to the same hand.
 */
import { cellPoint } from '../grid-search/grid.ts'
import { point, type Point } from '../geometry/point.ts'
import type { ReachField } from './reach-field.ts'

export function contours(reached: ReachField, most: number): readonly (readonly Point[])[] {
  const next = rimSteps(reached, most)
  const loops: (readonly Point[])[] = []
  for (let side = 0; side < next.length; side++) {
    const loop: Point[] = []
    for (let at = side; next[at] !== 0;) {
      loop.push(rimPoint(reached, most, at))
      const to = next[at]! - 1
      next[at] = 0
      at = to
    }
    const ring = withoutStraights(loop)
    // Whoever can only stay has a rim that is a single spot.
    if (ring.length > 2) loops.push(ring)
  }
  return loops
}

/** The allowance left at a cell; below 0 if it cannot be reached. */
function leftAt({ grid, cost }: ReachField, most: number, cell: number): number {
  const left = most - cost[cell]!
  return left < -grid.cell ? -grid.cell : left
}

/**
 * From each side where the rim comes into a square, the side (plus one) where it goes out. A side is
 * numbered by its first cell, doubled: the level one first, then the upright one. The outermost
 * cells are closed, so no rim leaves the grid.
 */
function rimSteps(reached: ReachField, most: number): Int32Array {
  const { columns, rows } = reached.grid
  const next = new Int32Array(columns * rows * 2)
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const cell = y * columns + x
      const corners =
        (isIn(reached, most, cell) ? 1 : 0) +
        (isIn(reached, most, cell + 1) ? 2 : 0) +
        (isIn(reached, most, cell + columns + 1) ? 4 : 0) +
        (isIn(reached, most, cell + columns) ? 8 : 0)
      if (corners !== 0 && corners !== 15) markSquare(next, columns, cell, corners)
    }
  return next
}

const isIn = ({ cost }: ReachField, most: number, cell: number): boolean => cost[cell]! <= most

function markSquare(next: Int32Array, columns: number, cell: number, corners: number): void {
  for (let side = 0; side < 4; side++) {
    if ((corners & (1 << side)) !== 0 || (corners & (1 << ((side + 1) % 4))) === 0) continue
    let exit = (side + 1) % 4
    while ((corners & (1 << exit)) === 0 || (corners & (1 << ((exit + 1) % 4))) !== 0) exit = (exit + 1) % 4
    next[sideNumber(columns, cell, side)] = sideNumber(columns, cell, exit) + 1
  }
}

function sideNumber(columns: number, cell: number, side: number): number {
  if (side === 0) return cell * 2
  if (side === 1) return (cell + 1) * 2 + 1
  return side === 2 ? (cell + columns) * 2 : cell * 2 + 1
}

/** Where on a side the allowance runs out or standing is forbidden. */
function rimPoint(reached: ReachField, most: number, side: number): Point {
  const { grid } = reached
  const one = side >> 1,
    other = side % 2 === 1 ? one + grid.columns : one + 1
  const [inside, outside] = isIn(reached, most, one) ? [one, other] : [other, one]
  const here = leftAt(reached, most, inside),
    there = leftAt(reached, most, outside)
  const from = cellPoint(grid, inside),
    to = cellPoint(grid, outside)
  const lasts = Number.isFinite(reached.cost[outside]) ? here / (here - there) : Math.min(1, here / grid.cell)
  const share = Math.min(lasts, reached.clearShare(from, to))
  return point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

/** Leaves out points on a straight line between their neighbours. */
function withoutStraights(loop: readonly Point[]): readonly Point[] {
  return loop.filter((p, i) => {
    const a = loop[(i + loop.length - 1) % loop.length] as Point,
      b = loop[(i + 1) % loop.length] as Point
    return (p.x - a.x) * (b.y - p.y) !== (p.y - a.y) * (b.x - p.x)
  })
}
