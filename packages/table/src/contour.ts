/** The outline of the reached cells, as polygons to draw. */
import type { Point } from './point.ts'
import { point } from './point.ts'
import type { Spread } from './spread.ts'

/** How much is left when the mover gets to a cell; below 0 where it cannot. */
const leftAt = ({ grid, cost }: Spread, most: number, x: number, y: number): number => {
  if (x < 0 || y < 0 || x >= grid.columns || y >= grid.rows) return -grid.cell
  const left = most - (cost[y * grid.columns + x] as number)
  return left < -grid.cell ? -grid.cell : left
}

/**
 * Walks around the reached cells square by square (marching squares), with the reached side always
 * to the same hand, and joins the pieces of rim into closed polygons.
 */
export function contours(reached: Spread, most: number): readonly (readonly Point[])[] {
  const next = new Map<string, { readonly to: string; readonly at: Point }>()
  const { columns, rows } = reached.grid
  for (let y = -1; y < rows; y++) for (let x = -1; x < columns; x++) markSquare(reached, most, x, y, next)
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let key = start, step = next.get(key); step; step = next.get(key)) {
      loop.push(step.at)
      next.delete(key)
      key = step.to
    }
    if (loop.length > 2) loops.push(withoutStraights(loop))
  }
  return loops
}

/** The rim inside one square of four cells: from the side where it comes in to the side where it goes out. */
function markSquare(reached: Spread, most: number, x: number, y: number, next: Map<string, { to: string; at: Point }>): void {
  const corners = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]] as const
  const values = corners.map(([cx, cy]) => leftAt(reached, most, cx, cy))
  const inward: number[] = [], outward: number[] = []
  for (let i = 0; i < 4; i++) {
    const isIn = (values[i] as number) >= 0, isNextIn = (values[(i + 1) % 4] as number) >= 0
    if (!isIn && isNextIn) inward.push(i)
    if (isIn && !isNextIn) outward.push(i)
  }
  inward.forEach(side => {
    const out = outward.find(o => o === (side + 1) % 4) ?? outward.find(o => o === (side + 2) % 4) ?? outward[0]
    if (out === undefined) return
    next.set(sideKey(x, y, side), { to: sideKey(x, y, out), at: rimPoint(reached, values, corners, side) })
  })
}

/** Each side of a square is shared with its neighbour, so its name does not depend on which square asks. */
const sideKey = (x: number, y: number, side: number): string =>
  side === 0 ? `${x},${y}h` : side === 1 ? `${x + 1},${y}v` : side === 2 ? `${x},${y + 1}h` : `${x},${y}v`

function rimPoint(
  { grid }: Spread, values: readonly number[], corners: readonly (readonly [number, number])[], side: number,
): Point {
  const a = corners[side] as readonly [number, number], b = corners[(side + 1) % 4] as readonly [number, number]
  const va = values[side] as number, vb = values[(side + 1) % 4] as number
  const share = va === vb ? 0.5 : va / (va - vb)
  return point(
    grid.left + (a[0] + (b[0] - a[0]) * share) * grid.cell,
    grid.top + (a[1] + (b[1] - a[1]) * share) * grid.cell,
  )
}

/** Without the points that lie on a straight between their neighbours. */
function withoutStraights(loop: readonly Point[]): Point[] {
  return loop.filter((p, i) => {
    const a = loop[(i + loop.length - 1) % loop.length] as Point, b = loop[(i + 1) % loop.length] as Point
    return (p.x - a.x) * (b.y - p.y) !== (p.y - a.y) * (b.x - p.x)
  })
}
