/** Everywhere a mover can get to with its allowance. */
import { contours } from './contours.ts'
import { boxOf } from '../geometry/box.ts'
import { gridOver, type Grid } from '../grid-search/grid.ts'
import { isLegal } from '../moves/legal.ts'
import type { MoveQuestion } from '../moves/move.ts'
import { square, distanceSquared, type Point } from '../geometry/point.ts'
import { settingOf, type Setting } from '../moves/prepared-move.ts'
import { refuseRest } from '../moves/resting.ts'
import { ReachField } from './reach-field.ts'
import { Spread, wayTo } from '../grid-search/any-angle-search.ts'
import { straighten } from './straighten.ts'
import { tautWay } from './shortest-path.ts'
import { walk, type Walk } from '../moves/path-trace.ts'

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

export function reachMap(question: MoveQuestion): ReachMap {
  const setting = settingOf(question)
  const most = Math.min(question.allowance, question.longest ?? Infinity)
  const cell = Math.max(100, Math.ceil(most / CELLS))
  const grid = gridOver(setting, boxOf([setting.start], most + 2 * cell), cell)
  const reached = new Spread(grid, most + 2 * cell)
  const pathTo = (p: Point) => findPath(setting, reached, p, most)
  return {
    covers: (p) => pathTo(p) !== undefined,
    pathTo,
    costTo: (p) => {
      const path = pathTo(p)
      return path && walk(setting, path).spent
    },
    outline: () => contours(new ReachField(setting, reached, most), most),
  }
}

/** The shortest way, if all of it is one kind of ground; else the cheaper of it and what the grid knows. */
function findPath(setting: Setting, reached: Spread, p: Point, most: number): readonly Point[] | undefined {
  const {
    question: { hair },
    start,
  } = setting
  if (distanceSquared(start, p) > square(most + hair) || refuseRest(setting, p)) return undefined
  const straight = walk(setting, [p])
  if (!straight.stop && !isSlow(straight)) return [p]
  const taut = straight.stop ? wayAround(setting, p, most) : [p]
  if (taut && !isSlow(walk(setting, taut))) return taut
  const onGrid = pathOnGrid(setting, reached, p)
  return taut && (!onGrid || walk(setting, taut).spent <= walk(setting, onGrid).spent) ? taut : onGrid
}

function wayAround(setting: Setting, p: Point, most: number): readonly Point[] | undefined {
  const longest = most + setting.question.hair + ROUNDING
  const path = tautWay(setting, { at: p }, [p], { centre: p, most: longest, beside: [], isMeasured: false })
  return path && isLegal(setting, path) ? path : undefined
}

/** Ways keep a little off what they bend around, and so are a little longer than those that are walked. */
const ROUNDING = 10

const isSlow = ({ length, spent }: Walk): boolean => spent > length + 1

function pathOnGrid(setting: Setting, reached: Spread, p: Point): readonly Point[] | undefined {
  for (const cell of cellsAround(reached.grid, p)) {
    if (!Number.isFinite(reached.cost[cell])) continue
    const path = straighten(setting, [...wayTo(reached, cell), p])
    if (isLegal(setting, path)) return path
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
