/** Everywhere a mover can get to with its allowance. */
import { contours } from './contour.ts'
import { boxOf } from './box.ts'
import { gridOver, type Grid } from './grid.ts'
import { isLegal } from './legal.ts'
import type { MoveQuestion } from './move.ts'
import { square, distanceSquared, type Point } from './point.ts'
import { settingOf, type Setting } from './setting.ts'
import { Spread, wayTo } from './spread.ts'
import { straighten } from './straighten.ts'
import { walk } from './walk.ts'

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
    covers: p => pathTo(p) !== undefined,
    pathTo,
    costTo: p => {
      const path = pathTo(p)
      return path && walk(setting, path).spent
    },
    outline: () => contours(reached, most),
  }
}

function findPath(setting: Setting, reached: Spread, p: Point, most: number): readonly Point[] | undefined {
  const { question, start } = setting
  if (distanceSquared(start, p) > square(most + question.hair)) return undefined
  if (isLegal(setting, [p])) return [p]
  for (const cell of cellsAround(reached.grid, p)) {
    if (!Number.isFinite(reached.cost[cell])) continue
    const path = straighten(setting, [...wayTo(reached, cell), p])
    if (isLegal(setting, path)) return path
  }
  return undefined
}

/** The cells around a place, the nearest first. */
function cellsAround({ columns, rows, left, top, cell }: Grid, p: Point): readonly number[] {
  const x = (p.x - left) / cell, y = (p.y - top) / cell
  const near: { index: number; off: number }[] = []
  for (const column of [Math.floor(x), Math.floor(x) + 1])
    for (const row of [Math.floor(y), Math.floor(y) + 1])
      if (column >= 0 && column < columns && row >= 0 && row < rows)
        near.push({ index: row * columns + column, off: square(column - x) + square(row - y) })
  return near.sort((a, b) => a.off - b.off).map(({ index }) => index)
}
