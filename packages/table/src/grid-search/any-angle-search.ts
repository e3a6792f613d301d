/**
 * Dijkstra's search over a grid from the mover's cell, with paths at any angle. Each cell remembers its pivot, the last
 * place where the path to it turned, and its cost is measured straight from there. A cell sees the pivot when the cells
 * before it, on the line to the pivot, do.
 */
import type { Point } from '../geometry/point.ts'
import { BucketQueue } from './bucket-queue.ts'
import { cellPoint, type Grid } from './grid.ts'

/** What a search looks for: it heads for the circle of `within` around `at` and ends when `isGoal` says so. */
export interface SearchGoal {
  readonly at: Point
  readonly within: number
  readonly isGoal: (cell: number) => boolean
}

/** A better path must be better by half a unit, so that rounding never keeps the search alive. */
const BETTER = 0.5
const STEP_X = [1, -1, 0, 0, 1, 1, -1, -1] as const
const STEP_Y = [0, 0, 1, -1, 1, -1, 1, -1] as const

export class AnyAngleSearch {
  readonly grid: Grid
  readonly cost: Float32Array
  readonly pivot: Int32Array
  /** The cell at which the search found its goal, or -1. */
  readonly found: number
  private readonly done: Uint8Array
  private readonly queue: BucketQueue
  private readonly most: number
  private readonly goal: SearchGoal | undefined

  /** Searches until `most` is spent or the goal is found. */
  constructor(grid: Grid, most: number, goal?: SearchGoal) {
    const size = grid.columns * grid.rows
    this.grid = grid
    this.cost = new Float32Array(size).fill(Infinity)
    this.done = new Uint8Array(size)
    this.pivot = new Int32Array(size).fill(-1)
    this.most = most
    this.goal = goal
    this.queue = new BucketQueue(goal ? most + (grid.columns + grid.rows) * grid.cell : most, grid.cell / 2)
    this.cost[grid.start] = 0
    this.pivot[grid.start] = grid.start
    if (goal) this.queue.push(grid.start, 0)
    else this.reachWhatIsInSight()
    this.found = this.run()
  }

  /**
   * Without a goal most cells are reached straight from the start. They are filled ring by ring, each from the cells
   * before it, and only those beside a cell that is not in sight enter the queue.
   */
  private reachWhatIsInSight(): void {
    const { columns, rows, start } = this.grid
    const startX = start % columns,
      startY = (start - startX) / columns
    const left = 1 - startX,
      right = columns - 2 - startX,
      top = 1 - startY,
      bottom = rows - 2 - startY
    const unseen: number[] = []
    for (let ring = 1; ring <= Math.max(-left, right, -top, bottom); ring++) {
      const from = Math.max(left, -ring),
        to = Math.min(right, ring)
      if (-ring >= top) for (let x = from; x <= to; x++) this.fillFromStart(x, -ring, unseen)
      if (ring <= bottom) for (let x = from; x <= to; x++) this.fillFromStart(x, ring, unseen)
      const last = Math.min(bottom, ring - 1)
      for (let y = Math.max(top, 1 - ring); y <= last; y++) {
        if (-ring >= left) this.fillFromStart(-ring, y, unseen)
        if (ring <= right) this.fillFromStart(ring, y, unseen)
      }
    }
    this.queue.push(start, 0)
    for (const cell of unseen) this.queueSeenAround(cell)
  }

  private fillFromStart(x: number, y: number, unseen: number[]): void {
    const {
      grid: { columns, cell, slowness, toll, start },
    } = this
    const there = start + y * columns + x
    const spent = Math.sqrt(x * x + y * y) * cell * slowness[start]!
    if (slowness[there] === 0 || spent > this.most) return
    if (slowness[there] !== slowness[start] || toll[there] !== 0 || !this.sees(there, start, x, y)) unseen.push(there)
    else {
      this.cost[there] = spent
      this.pivot[there] = start
      this.done[there] = 1
    }
  }

  private queueSeenAround(cell: number): void {
    for (let k = 0; k < 8; k++) {
      const seen = cell + STEP_Y[k]! * this.grid.columns + STEP_X[k]!
      if (this.done[seen] === 0) continue
      this.done[seen] = 0
      this.queue.push(seen, this.cost[seen]!)
    }
  }

  private run(): number {
    for (let here = this.queue.pop(); here !== -1; here = this.queue.pop()) {
      if (this.done[here] === 1) continue
      this.done[here] = 1
      if (this.goal?.isGoal(here)) return here
      this.searchFrom(here)
    }
    return -1
  }

  /** Offers each neighbour the path straight from the pivot if it sees it, or else one step further from here. */
  private searchFrom(here: number): void {
    const {
      grid: { columns, cell, slowness, toll },
      cost,
      pivot,
    } = this
    const turn = pivot[here]!,
      turnSlowness = slowness[turn]!
    const turnX = turn % columns,
      turnY = (turn - turnX) / columns
    const column = here % columns
    const x = column - turnX,
      y = (here - column) / columns - turnY
    const spentHere = cost[here]!,
      spentTurn = cost[turn]!,
      slownessHere = slowness[here]!
    for (let k = 0; k < 8; k++) {
      const dx = STEP_X[k]!,
        dy = STEP_Y[k]!
      const there = here + dy * columns + dx
      const slownessThere = slowness[there]!
      if (slownessThere === 0 || pivot[there] === turn || cost[there]! <= spentHere) continue
      const farX = x + dx,
        farY = y + dy
      if (slownessThere === turnSlowness && toll[there] === 0 && this.sees(there, turn, farX, farY))
        this.offer(there, turn, spentTurn + Math.sqrt(farX * farX + farY * farY) * cell * slownessThere)
      else {
        const step = ((k < 4 ? cell : cell * Math.SQRT2) * (slownessHere + slownessThere)) / 2
        this.offer(there, here, spentHere + step + (toll[here] === 0 ? toll[there]! : 0))
      }
    }
  }

  private offer(there: number, pivot: number, spent: number): void {
    if (spent > this.cost[there]! - BETTER) return
    this.cost[there] = spent
    this.pivot[there] = pivot
    this.done[there] = 0
    if (spent <= this.most) this.queue.push(there, this.goal ? spent + this.toGo(there, this.goal) : spent)
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

/** The turns of the path to a cell, from the first after the start to the cell itself. */
export function pathToCell({ grid, pivot }: AnyAngleSearch, cell: number): readonly Point[] {
  const path: Point[] = []
  for (let at = cell; at !== grid.start && at >= 0; at = pivot[at]!) path.push(cellPoint(grid, at))
  return path.reverse()
}
