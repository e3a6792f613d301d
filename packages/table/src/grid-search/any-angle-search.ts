/**
 * Spreading over a grid from the mover's cell, cheapest first. Each cell remembers its pivot, the
 * last place where the way to it turned, and its cost is measured straight from there: so ways run
 * at any angle. A cell sees the pivot when the cells before it, on the line to the pivot, do.
 */
import { cellPoint, type Grid } from './grid.ts'
import type { Point } from '../geometry/point.ts'
import { BucketQueue } from './bucket-queue.ts'

/** What a search looks for: it spreads towards the round of `within` about `at` and ends when `isGoal` says so. */
export interface SearchGoal {
  readonly at: Point
  readonly within: number
  readonly isGoal: (cell: number) => boolean
}

/** A better way must be better by half a unit, so that rounding never keeps the spreading alive. */
const BETTER = 0.5
const STEP_X = [1, -1, 0, 0, 1, 1, -1, -1] as const
const STEP_Y = [0, 0, 1, -1, 1, -1, 1, -1] as const

export class AnyAngleSearch {
  readonly grid: Grid
  readonly cost: Float64Array
  readonly pivot: Int32Array
  /** The cell at which the search found its goal, or -1. */
  readonly found: number
  private readonly done: Uint8Array
  private readonly queue: BucketQueue
  private readonly most: number
  private readonly search: SearchGoal | undefined

  /** Spreads until `most` is spent or the search finds its goal. */
  constructor(grid: Grid, most: number, search?: SearchGoal) {
    const size = grid.columns * grid.rows
    this.grid = grid
    this.cost = new Float64Array(size).fill(Infinity)
    this.done = new Uint8Array(size)
    this.pivot = new Int32Array(size).fill(-1)
    this.most = most
    this.search = search
    this.queue = new BucketQueue(search ? most + (grid.columns + grid.rows) * grid.cell : most, grid.cell / 2)
    this.cost[grid.start] = 0
    this.pivot[grid.start] = grid.start
    this.queue.push(grid.start, 0)
    this.found = this.run()
  }

  private run(): number {
    for (let here = this.queue.pop(); here !== -1; here = this.queue.pop()) {
      if (this.done[here] === 1) continue
      this.done[here] = 1
      if (this.search?.isGoal(here)) return here
      this.spreadFrom(here)
    }
    return -1
  }

  /** Offers each neighbour the way straight from the pivot if it sees it, or else one step further from here. */
  private spreadFrom(here: number): void {
    const {
      grid: { columns, cell, slowness: pace, toll },
      cost,
      pivot,
    } = this
    const turn = pivot[here]!,
      turnPace = pace[turn]!
    const turnX = turn % columns,
      turnY = (turn - turnX) / columns
    const column = here % columns
    const x = column - turnX,
      y = (here - column) / columns - turnY
    const spentHere = cost[here]!,
      spentTurn = cost[turn]!,
      herePace = pace[here]!
    for (let k = 0; k < 8; k++) {
      const dx = STEP_X[k]!,
        dy = STEP_Y[k]!
      const there = here + dy * columns + dx
      const therePace = pace[there]!
      if (therePace === 0 || pivot[there] === turn || cost[there]! <= spentHere) continue
      const farX = x + dx,
        farY = y + dy
      if (therePace === turnPace && toll[there] === 0 && this.sees(there, turn, farX, farY))
        this.offer(there, turn, spentTurn + Math.sqrt(farX * farX + farY * farY) * cell * therePace)
      else {
        const step = ((k < 4 ? cell : cell * Math.SQRT2) * (herePace + therePace)) / 2
        this.offer(there, here, spentHere + step + (toll[here] === 0 ? toll[there]! : 0))
      }
    }
  }

  private offer(there: number, pivot: number, spent: number): void {
    if (spent > this.cost[there]! - BETTER) return
    this.cost[there] = spent
    this.pivot[there] = pivot
    this.done[there] = 0
    if (spent <= this.most) this.queue.push(there, this.search ? spent + this.toGo(there, this.search) : spent)
  }

  /** Whether the cells before `there` on its line to the pivot, (x, y) cells away, are themselves seen from it. */
  private sees(there: number, turn: number, x: number, y: number): boolean {
    const sx = x > 0 ? -1 : x < 0 ? 1 : 0,
      sy = (y > 0 ? -1 : y < 0 ? 1 : 0) * this.grid.columns
    const wide = Math.abs(x),
      high = Math.abs(y)
    if (wide === high) return this.isSeen(there + sx + sy, turn)
    if (!this.isSeen(wide > high ? there + sx : there + sy, turn)) return false
    return sx === 0 || sy === 0 || this.isSeen(there + sx + sy, turn)
  }

  private isSeen(cell: number, turn: number): boolean {
    return cell === turn || (this.pivot[cell] === turn && this.grid.slowness[cell] === this.grid.slowness[turn])
  }

  private toGo(index: number, { at, within }: SearchGoal): number {
    const { columns, left, top, cell } = this.grid
    const x = index % columns
    const dx = left + x * cell - at.x,
      dy = top + ((index - x) / columns) * cell - at.y
    return Math.max(0, Math.sqrt(dx * dx + dy * dy) - within)
  }
}

/** The turns of the way to a cell, from the first after the start to the cell itself. */
export function pathToCell({ grid, pivot }: AnyAngleSearch, cell: number): readonly Point[] {
  const way: Point[] = []
  for (let at = cell; at !== grid.start && at >= 0; at = pivot[at]!) way.push(cellPoint(grid, at))
  return way.reverse()
}
