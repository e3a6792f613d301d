/**
 * The table near a mover as a grid of cells, for searching. A cell holds how slow its ground is and
 * the toll for coming into it; the mover's start is the centre of a cell. A grid is only a guide:
 * what is found on it is judged exactly afterwards.
 */
import { expandBox, type Box } from '../geometry/box.ts'
import type { Interval } from '../geometry/interval.ts'
import type { Point } from '../geometry/point.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import type { Shape } from '../shapes/shape.ts'
import { intervalWithin } from '../shapes/span.ts'

export interface Grid {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** The centre of the first cell. */
  readonly left: number
  readonly top: number
  readonly start: number
  /** The cost factor of a length here; 0 means closed. */
  readonly slowness: Float32Array
  readonly toll: Float32Array
}

export const cellPoint = ({ columns, left, top, cell }: Grid, index: number): Point => ({
  x: left + (index % columns) * cell,
  y: top + Math.floor(index / columns) * cell,
})

/** The cells around `box`, as far as the table goes, inside a ring of closed ones. */
export function gridOver(move: PreparedMove, box: Box, cell: number): Grid {
  const { start, bounds } = move
  const west = cellsTo(start.x - Math.max(box.left, bounds.left), cell)
  const north = cellsTo(start.y - Math.max(box.top, bounds.top), cell)
  const columns = west + cellsTo(Math.min(box.right, bounds.right) - start.x, cell) + 1
  const rows = north + cellsTo(Math.min(box.bottom, bounds.bottom) - start.y, cell) + 1
  const grid: Grid = {
    cell,
    columns,
    rows,
    left: start.x - west * cell,
    top: start.y - north * cell,
    start: north * columns + west,
    slowness: new Float32Array(columns * rows).fill(1),
    toll: new Float32Array(columns * rows),
  }
  paintSurfaces(grid, move)
  closeObstacles(grid, move)
  closeRing(grid)
  grid.slowness[grid.start] ||= 1
  return grid
}

const cellsTo = (room: number, cell: number): number => Math.max(0, Math.floor(room / cell)) + 1

function closeRing({ slowness, columns, rows }: Grid): void {
  slowness.fill(0, 0, columns)
  slowness.fill(0, columns * (rows - 1))
  for (let row = 1; row < rows; row++) {
    slowness[row * columns] = 0
    slowness[row * columns + columns - 1] = 0
  }
}

function paintSurfaces(grid: Grid, { surfaces }: PreparedMove): void {
  for (const { box, sides, passage, partsOf } of surfaces) {
    const { times } = passage
    const toll = passage.toll ?? passage.exit
    if (times !== undefined) {
      paint(grid, box, partsOf, (i) => {
        grid.slowness[i] = grid.slowness[i] === 1 ? times : Math.max(times, grid.slowness[i] ?? 1)
      })
    }
    if (toll) {
      const reach = grid.cell * 0.75
      for (const side of sides)
        paint(
          grid,
          expandBox(box, reach),
          (a, b) => intervalsWithin(side, a, b, reach),
          (i) => {
            grid.toll[i] = toll
          },
        )
    }
  }
}

/** Lines between neighbouring cells cut a little into round obstacles, so these are closed with some room to spare. */
const roomBeside = (radius: number, cell: number): number => 1 + (radius > 0 ? (cell * cell) / (4 * radius) : cell / 8)

function closeObstacles(grid: Grid, { figures, terrain, question }: PreparedMove): void {
  const close = (i: number) => {
    grid.slowness[i] = 0
  }
  for (const { effect, grown, box, startsOverlapping } of figures) {
    if (effect === 'free' || startsOverlapping) continue
    const room = question.tolerance + roomBeside(grown.radius, grid.cell)
    paint(grid, expandBox(box, room), (a, b) => intervalsWithin(grown, a, b, room), close)
  }
  for (const { grown, box, bars } of terrain) {
    if (!bars) continue
    for (const side of grown) {
      const room = roomBeside(side.radius, grid.cell)
      paint(grid, expandBox(box, room), (a, b) => intervalsWithin(side, a, b, room), close)
    }
  }
}

const intervalsWithin = (shape: Shape, a: Point, b: Point, room: number): readonly Interval[] => {
  const span = intervalWithin(shape, a, b, room)
  return span ? [span] : []
}

/** Changes every cell whose centre lies in the intervals of its row. */
function paint(
  grid: Grid,
  box: Box,
  intervalsOf: (a: Point, b: Point) => readonly Interval[],
  each: (i: number) => void,
): void {
  const { left, top, cell, columns, rows } = grid
  const width = (columns - 1) * cell
  if (box.right < left || box.left > left + width) return
  const first = Math.max(0, Math.ceil((box.top - top) / cell))
  const last = Math.min(rows - 1, Math.floor((box.bottom - top) / cell))
  for (let row = first; row <= last; row++) {
    const y = top + row * cell
    for (const { from, to } of intervalsOf({ x: left, y }, { x: left + width, y })) {
      const end = Math.floor((to * width) / cell + 1e-9)
      for (let column = Math.ceil((from * width) / cell - 1e-9); column <= end; column++) each(row * columns + column)
    }
  }
}
