/** Everywhere a mover can get to with its allowance. */
import { contours } from './contours.ts'
import { boxesMeet, boxOf, expandBox, type Box } from '../geometry/box.ts'
import { gridOver, type Grid } from '../grid-search/grid.ts'
import { square, distanceSquared, type Point } from '../geometry/point.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import { refuseRest } from '../moves/resting.ts'
import { ReachField } from './reach-field.ts'
import { AnyAngleSearch, pathToCell } from '../grid-search/any-angle-search.ts'
import { straighten } from './straighten.ts'
import { shortestPath } from './shortest-path.ts'
import { traceLegal, tracePath, type PathTrace } from '../moves/path-trace.ts'

export interface ReachMap {
  /** Whether a legal move to p was found. */
  covers(p: Point): boolean
  costTo(p: Point): number | undefined
  /** A legal path to p with no needless turns. */
  pathTo(p: Point): readonly Point[] | undefined
  /** Where the centre can get to, as polygons to draw; a hole is a polygon that turns the other way. */
  outline(): readonly (readonly Point[])[]
}

/** Cells from the start to the rim of the reach. */
const CELLS = 26

export function reachMap(prepared: PreparedMove): ReachMap {
  const { allowance, longest = Infinity } = prepared.question
  const most = Math.min(allowance, longest)
  const cell = Math.max(100, Math.ceil(most / CELLS))
  const box = boxOf([prepared.start], most + 2 * cell)
  const move = withoutDistant(prepared, expandBox(box, 2 * cell))
  const reached = new AnyAngleSearch(gridOver(move, box, cell), most + 2 * cell)
  return {
    covers: (p) => findPath(move, reached, p, most) !== undefined,
    pathTo: (p) => findPath(move, reached, p, most)?.path,
    costTo: (p) => findPath(move, reached, p, most)?.spent,
    outline: () => contours(new ReachField(move, reached, most), most),
  }
}

/** The same move without obstacles and slow ground outside a box that no path leaves. */
const withoutDistant = (move: PreparedMove, box: Box): PreparedMove => ({
  ...move,
  figures: move.figures.filter((figure) => boxesMeet(figure.box, box)),
  terrain: move.terrain.filter((obstacle) => boxesMeet(obstacle.box, box)),
  surfaces: move.surfaces.filter((surface) => boxesMeet(surface.box, box)),
})

/** The shortest path if it crosses only one kind of ground; otherwise the cheaper of it and the grid's path. */
function findPath(move: PreparedMove, reached: AnyAngleSearch, p: Point, most: number): PathTrace | undefined {
  const { question, start } = move
  if (distanceSquared(start, p) > square(most + question.tolerance) || refuseRest(move, p)) return undefined
  const straight = tracePath(move, [p])
  const shortest = straight.violation ? pathAround(move, p, most) : straight
  if (shortest && !isSlow(shortest)) return shortest
  const onGrid = pathOnGrid(move, reached, p)
  return shortest && (!onGrid || shortest.spent <= onGrid.spent) ? shortest : onGrid
}

function pathAround(move: PreparedMove, p: Point, most: number): PathTrace | undefined {
  const longest = most + move.question.tolerance + ROUNDING
  const path = shortestPath(move, { at: p }, [p], { centre: p, most: longest, beside: [], isMeasured: false })
  return path && traceLegal(move, path)
}

/** Shortest paths keep a little off what they bend around, so they are a little longer than the paths made of them. */
const ROUNDING = 10

const isSlow = ({ length, spent }: PathTrace): boolean => spent > length + 1

function pathOnGrid(move: PreparedMove, reached: AnyAngleSearch, p: Point): PathTrace | undefined {
  for (const cell of cellsAround(reached.grid, p)) {
    if (!Number.isFinite(reached.cost[cell])) continue
    const trace = traceLegal(move, straighten(move, [...pathToCell(reached, cell), p]))
    if (trace) return trace
  }
  return undefined
}

/** The cells around a place, the nearest first. */
function cellsAround({ columns, rows, left, top, cell }: Grid, p: Point): readonly number[] {
  const x = (p.x - left) / cell,
    y = (p.y - top) / cell
  const near: { index: number; off: number }[] = []
  for (const column of [Math.floor(x), Math.floor(x) + 1])
    for (const row of [Math.floor(y), Math.floor(y) + 1])
      if (column >= 0 && column < columns && row >= 0 && row < rows)
        near.push({ index: row * columns + column, off: square(column - x) + square(row - y) })
  return near.sort((a, b) => a.off - b.off).map(({ index }) => index)
}
