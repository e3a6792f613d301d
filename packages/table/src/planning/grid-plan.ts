/** Searching the grid for a path to a goal, whatever it costs. */
import { boxOf } from '../geometry/box.ts'
import type { Goal } from './goals.ts'
import { cellPoint, gridOver, type Grid } from '../grid-search/grid.ts'
import { INCH } from '../geometry/length.ts'
import { outlineBox } from '../shapes/outline.ts'
import { distance, point, type Point } from '../geometry/point.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import { AnyAngleSearch, pathToCell } from '../grid-search/any-angle-search.ts'
import { straighten, withoutLimit } from './straighten.ts'
import { tracePath } from '../moves/path-trace.ts'

const ROOM_TO_GO_AROUND = 6 * INCH
const SMALLEST_CELL = INCH / 5
const CELLS_ACROSS = 56

export interface CandidatePath {
  readonly path: readonly Point[]
  /** False if no path to the goal was found, and this one only comes as near as possible. */
  readonly leadsToGoal: boolean
}

/** A path to one of the ends; if none can be reached, a path to the place nearest to the goal. */
export function searchGrid(move: PreparedMove, goal: Goal, ends: readonly Point[]): CandidatePath | undefined {
  const centre = centreOf(goal)
  const box = boxOf([move.start, centre, ...ends.slice(0, 1)], ROOM_TO_GO_AROUND)
  const across = Math.max(box.right - box.left, box.bottom - box.top)
  const grid = gridOver(move, box, Math.ceil(Math.max(SMALLEST_CELL, across / CELLS_ACROSS)))
  const free = withoutLimit(move)
  const goals = new GoalCells(free, grid, ends)
  const within = ends.reduce((far, end) => Math.max(far, distance(end, centre)), 0)
  // Without an end there is no goal to find, only the cells this move can reach.
  const most = ends.length > 0 ? 4 * across : move.question.allowance + grid.cell
  const reached = new AnyAngleSearch(grid, most, {
    at: centre,
    within,
    isGoal: (cell) => goals.endFrom(cell) !== undefined,
  })
  const end = goals.endFrom(reached.found)
  const path = end ? [...pathToCell(reached, reached.found), end] : pathNearest(reached, move.start, centre)
  return path && { path: straighten(free, path), leadsToGoal: end !== undefined }
}

export function centreOf(goal: Goal): Point {
  if ('at' in goal) return goal.at
  if ('contact' in goal) return goal.contact.at
  const { left, top, right, bottom } = outlineBox(goal.outline)
  return point((left + right) / 2, (top + bottom) / 2)
}

/** The cells next to the ends, from which the last leg is tried exactly. */
class GoalCells {
  private readonly endsBy = new Map<number, Point[]>()

  constructor(
    private readonly move: PreparedMove,
    private readonly grid: Grid,
    ends: readonly Point[],
  ) {
    for (const end of ends)
      for (const cell of cellsNear(grid, end)) {
        const known = this.endsBy.get(cell)
        if (known) known.push(end)
        else this.endsBy.set(cell, [end])
      }
  }

  endFrom(cell: number): Point | undefined {
    const start = cellPoint(this.grid, cell)
    return this.endsBy.get(cell)?.find((end) => !tracePath({ ...this.move, start }, [end]).violation)
  }
}

function cellsNear({ columns, rows, left, top, cell, slowness: pace }: Grid, p: Point): readonly number[] {
  const x = Math.round((p.x - left) / cell),
    y = Math.round((p.y - top) / cell)
  const near: number[] = []
  for (let row = Math.max(0, y - 2); row <= Math.min(rows - 1, y + 2); row++)
    for (let column = Math.max(0, x - 2); column <= Math.min(columns - 1, x + 2); column++)
      if (pace[row * columns + column] !== 0) near.push(row * columns + column)
  return near
}

/** The path to the reached cell nearest to a place, if it is nearer than the start. */
function pathNearest(reached: AnyAngleSearch, start: Point, centre: Point): readonly Point[] | undefined {
  let best = -1,
    least = distance(start, centre)
  for (let cell = 0; cell < reached.cost.length; cell++) {
    if (!Number.isFinite(reached.cost[cell])) continue
    const off = distance(cellPoint(reached.grid, cell), centre)
    if (off < least) [best, least] = [cell, off]
  }
  return best === -1 ? undefined : pathToCell(reached, best)
}
