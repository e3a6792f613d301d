/**
 * What each cell of a grid costs to get to, made true near the rim of the reach: the spreading over the grid only comes
 * near the shortest paths, so cells at the rim are measured along the straight lines and bends of which shortest paths consist.
 */
import { barriersFor, barriersWithin, clearPlaceNear, isClear, type Barriers } from '../shortest-paths/barriers.ts'
import { isNearBox } from '../geometry/box.ts'
import { cellPoint, type Grid } from '../grid-search/grid.ts'
import { contains } from '../shapes/outline.ts'
import { distance, type Point } from '../geometry/point.ts'
import { forbiddenIntervals, refuseRest } from '../moves/resting.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import { TangentSearch, lineTo } from '../shortest-paths/tangent-search.ts'
import type { AnyAngleSearch } from '../grid-search/any-angle-search.ts'
import { isBendClear, leavingPoint, type Bend } from '../shortest-paths/bends.ts'

export class ReachField {
  readonly grid: Grid
  readonly cost: Float32Array
  private readonly barriers: Barriers
  private readonly bends: readonly Bend[]

  constructor(
    private readonly move: PreparedMove,
    reached: AnyAngleSearch,
    private readonly most: number,
  ) {
    const { start, surfaces, bounds } = move
    this.grid = reached.grid
    this.cost = reached.cost.slice()
    this.barriers = barriersWithin(
      barriersFor(
        move,
        surfaces.flatMap(({ sides }) => sides),
      ),
      start,
      most,
    )
    const from = surfaces.some(({ piece }) => contains(piece.outline, start))
      ? undefined
      : clearPlaceNear(this.barriers, start)
    const search =
      from && new TangentSearch({ barriers: this.barriers, bounds, start: from, most, atLeast: () => 0 }, [])
    search?.next()
    this.bends = search?.bends ?? []
    if (this.bends.length > 0) this.measureRim()
    this.closeForbidden()
  }

  /** The share of the line between two cells on which the mover may still stand. */
  clearShare(from: Point, to: Point): number {
    let share = 1
    for (const span of forbiddenIntervals(this.move, from, to)) if (span.from < share) share = span.from
    return share
  }

  /** Measures the cells at the edge and behind each bend, and continues from every cell that is nearer than thought. */
  private measureRim(): void {
    const { columns, rows, left, top, cell: size } = this.grid
    const seen = new Uint8Array(this.cost.length),
      waiting: number[] = []
    const add = (cell: number): void => {
      if (seen[cell] === 1) return
      seen[cell] = 1
      waiting.push(cell)
    }
    for (let y = 1; y < rows - 1; y++)
      for (let x = 1; x < columns - 1; x++) if (this.isAtRim(y * columns + x)) add(y * columns + x)
    for (const bend of this.bends) {
      const x = Math.round((bend.corner.x + bend.x * bend.corner.radius - left) / size)
      const y = Math.round((bend.corner.y + bend.y * bend.corner.radius - top) / size)
      if (x > 1 && y > 1 && x < columns - 2 && y < rows - 2)
        for (const near of this.around(y * columns + x)) if (this.cost[near]! > this.most) add(near)
    }
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const x = cell % columns,
        y = (cell - x) / columns
      if (x > 0 && y > 0 && x < columns - 1 && y < rows - 1 && this.measure(cell))
        for (const near of this.around(cell)) add(near)
    }
  }

  private around(cell: number): readonly number[] {
    const { columns } = this.grid
    return [cell - 1, cell + 1, cell - columns, cell + columns]
  }

  /** Where the allowance runs out; next to an obstacle there is nothing to measure. */
  private isAtRim(cell: number): boolean {
    if (this.grid.slowness[cell] === 0 || this.most - this.cost[cell]! > 2 * this.grid.cell) return false
    const isIn = this.cost[cell]! <= this.most,
      { columns } = this.grid
    return (
      this.cost[cell + 1]! <= this.most !== isIn ||
      this.cost[cell - 1]! <= this.most !== isIn ||
      this.cost[cell + columns]! <= this.most !== isIn ||
      this.cost[cell - columns]! <= this.most !== isIn
    )
  }

  /** Whether the cell can be reached. */
  private measure(cell: number): boolean {
    const p = cellPoint(this.grid, cell),
      before = this.cost[cell]!
    const { bounds } = this.move
    if (!isNearBox(bounds, p, p, 0)) return false
    for (const bend of this.bends) {
      const least = Math.min(this.most, this.cost[cell]! - 1)
      if (bend.cost + distance(bend.corner, p) - bend.corner.radius > least) continue
      const line = lineTo(bend, p, least)
      if (!line || !isBendClear(this.barriers, bounds, bend, line.dx, line.dy, line.angle)) continue
      if (isClear(this.barriers, leavingPoint(bend, line.dx, line.dy), p)) this.cost[cell] = line.cost
    }
    return before > this.most && this.cost[cell]! <= this.most
  }

  /** No move may end on figures that may be passed, nor on ground that forbids it. */
  private closeForbidden(): void {
    const { figures, terrain } = this.move
    const boxes = [
      ...figures.filter(({ effect: as, startsOverlapping }) => as === 'free' || startsOverlapping),
      ...terrain.filter(({ bars }) => !bars),
    ].map(({ box }) => box)
    if (boxes.length === 0) return
    for (let cell = 0; cell < this.cost.length; cell++) {
      if (this.cost[cell]! > this.most) continue
      const p = cellPoint(this.grid, cell)
      if (boxes.some((box) => isNearBox(box, p, p, 0)) && refuseRest(this.move, p)) this.cost[cell] = Infinity
    }
  }
}
