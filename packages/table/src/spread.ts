/**
 * Spreading over a grid from the mover's cell, cheapest first. Each cell remembers its pivot, the
 * last place where the way to it turned, and its cost is measured straight from there: so ways run
 * at any angle. A cell sees the pivot when the cells before it, on the line to the pivot, do.
 */
import { cellPoint, type Grid } from './grid.ts'
import type { Point } from './point.ts'

export interface Spread {
  readonly grid: Grid
  readonly cost: Float32Array
  readonly pivot: Int32Array
}

/** What a search looks for: it spreads towards the round of `within` about `at` and ends when `isGoal` says so. */
export interface Search {
  readonly at: Point
  readonly within: number
  readonly isGoal: (cell: number) => boolean
}

const STEPS = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const

/** Cells waiting in buckets by cost, linked through arrays; a cell may wait twice, and then counts once. */
class Queue {
  private readonly heads: Int32Array
  private next = new Int32Array(1024)
  private cells = new Int32Array(1024)
  private count = 0
  private bucket = 0

  constructor(most: number, private readonly width: number) {
    this.heads = new Int32Array(Math.ceil(most / width) + 2).fill(-1)
  }

  push(cell: number, rank: number): void {
    const bucket = Math.max(this.bucket, Math.min(this.heads.length - 1, Math.floor(rank / this.width)))
    if (this.count === this.cells.length) this.enlarge()
    this.cells[this.count] = cell
    this.next[this.count] = this.heads[bucket] as number
    this.heads[bucket] = this.count++
  }

  pop(): number {
    while (this.bucket < this.heads.length && this.heads[this.bucket] === -1) this.bucket++
    const entry = this.heads[this.bucket]
    if (entry === undefined) return -1
    this.heads[this.bucket] = this.next[entry] as number
    return this.cells[entry] as number
  }

  private enlarge(): void {
    const cells = new Int32Array(this.count * 2), next = new Int32Array(this.count * 2)
    cells.set(this.cells)
    next.set(this.next)
    this.cells = cells
    this.next = next
  }
}

/** Spreads until `most` is spent, or until the search finds its goal, which is returned with the costs. */
export function spread(grid: Grid, most: number, search?: Search): Spread & { readonly found: number } {
  const { columns, rows, pace, start, cell } = grid
  const cost = new Float32Array(columns * rows).fill(Infinity), pivot = new Int32Array(columns * rows).fill(-1)
  const settled = new Float32Array(columns * rows).fill(Infinity)
  const out = { grid, cost, pivot }
  const queue = new Queue(search ? most + farthest(grid, search.at) : most, cell / 2)
  cost[start] = 0
  pivot[start] = start
  queue.push(start, 0)
  for (let here = queue.pop(); here !== -1; here = queue.pop()) {
    if ((settled[here] as number) <= (cost[here] as number)) continue
    settled[here] = cost[here] as number
    if (search?.isGoal(here)) return { ...out, found: here }
    const x = here % columns, y = (here - x) / columns
    for (const [dx, dy] of STEPS) {
      if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue
      const there = here + dy * columns + dx
      if (pace[there] === 0) continue
      if (!relax(out, here, there, dx !== 0 && dy !== 0)) continue
      const spent = cost[there] as number
      if (spent <= most) queue.push(there, search ? spent + Math.max(0, toGo(grid, there, search.at) - search.within) : spent)
    }
  }
  return { ...out, found: -1 }
}

function toGo({ columns, left, top, cell }: Grid, index: number, at: Point): number {
  const x = index % columns
  const dx = left + x * cell - at.x, dy = top + ((index - x) / columns) * cell - at.y
  return Math.sqrt(dx * dx + dy * dy)
}

const farthest = (grid: Grid, at: Point): number =>
  Math.max(toGo(grid, 0, at), toGo(grid, grid.columns - 1, at), toGo(grid, grid.columns * (grid.rows - 1), at), toGo(grid, grid.columns * grid.rows - 1, at))

/** Takes the way to `there` over `here` if it is cheaper: straight from the pivot if it sees it, else by one step. */
function relax(spreading: Spread, here: number, there: number, isDiagonal: boolean): boolean {
  const { grid: { pace, toll, cell }, cost, pivot } = spreading
  const turn = pivot[here] as number
  const straight = seesPivot(spreading, there, turn)
  const step = ((pace[here] as number) + (pace[there] as number)) / 2 * cell * (isDiagonal ? Math.SQRT2 : 1)
  const dues = toll[here] === 0 ? (toll[there] as number) : 0
  const spent = straight
    ? (cost[turn] as number) + apart(spreading.grid, turn, there) * (pace[there] as number)
    : (cost[here] as number) + step + dues
  if (!(spent < (cost[there] as number) - 1e-3)) return false
  cost[there] = spent
  pivot[there] = straight ? turn : here
  return true
}

function apart({ columns, cell }: Grid, a: number, b: number): number {
  const ax = a % columns, bx = b % columns
  const dx = ax - bx, dy = (a - ax) / columns - (b - bx) / columns
  return Math.sqrt(dx * dx + dy * dy) * cell
}

/** Only over even ground: slow ground and tolls are paid step by step. */
function seesPivot({ grid, pivot }: Spread, there: number, turn: number): boolean {
  const { columns, pace, toll } = grid
  if (pace[there] !== pace[turn] || toll[there] !== 0) return false
  const x = there % columns, y = (there - x) / columns, px = turn % columns, py = (turn - px) / columns
  const dx = Math.abs(px - x), dy = Math.abs(py - y)
  const sx = Math.sign(px - x), sy = Math.sign(py - y)
  const diagonal = there + sy * columns + sx
  const level = dx >= dy ? there + sx : there + sy * columns
  const isSeen = (i: number) => (i === turn || pivot[i] === turn) && pace[i] === pace[turn]
  if (dx === dy) return isSeen(diagonal)
  return isSeen(level) && (dx === 0 || dy === 0 || isSeen(diagonal))
}

/** The turns of the way to a cell, from the first after the start to the cell itself. */
export function wayTo({ grid, pivot }: Spread, cell: number): readonly Point[] {
  const way: Point[] = []
  for (let at = cell; at !== grid.start && at >= 0; at = pivot[at] as number) way.push(cellPoint(grid, at))
  return way.reverse()
}
