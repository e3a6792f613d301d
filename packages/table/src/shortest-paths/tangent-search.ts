/**
 * Shortest paths in a tangent graph: they consist of straight lines that touch two rounded corners and of bends around
 * the corners. Lines are looked at in the order of how short a path over them could be, as in A*, and whether
 * one is clear is asked only when its turn comes.
 */
import { isClear, type Barriers, type Corner } from './barriers.ts'
import { isNearBox, type Box } from '../geometry/box.ts'
import { PriorityQueue } from './priority-queue.ts'
import type { Point } from '../geometry/point.ts'
import { isBendClear, leavingPoint, isTangentTo, startBend, angleTo, type Bend } from './bends.ts'

/** The path runs towards `at` and ends `short` of it; then it goes on to `last`, a step away, if there is one. */
export interface SearchTarget {
  readonly at: Point
  readonly short: number
  readonly last?: Point
  /** The barrier of the target, which the path may come close to. */
  readonly target: number
  /** For contact with a straight side: the end may be anywhere from `at` to this far along the side, which lies to the left. */
  readonly side?: { readonly x: number; readonly y: number; readonly length: number }
}

/** A straight line that leaves a bend and leads to a corner, on its left or right, or to an end. */
export interface TangentLine {
  readonly from: Bend
  readonly dx: number
  readonly dy: number
  readonly angle: number
  readonly length: number
  readonly cost: number
  readonly corner: Corner | undefined
  readonly hand: number
  readonly end: SearchTarget | undefined
}

export interface SearchSpace {
  readonly barriers: Barriers
  readonly bounds: Box
  readonly start: Point
  readonly most: number
  /** No path from here can be shorter than this. */
  readonly atLeast: (x: number, y: number) => number
}

export class TangentSearch {
  private readonly heap = new PriorityQueue()
  private readonly lines: TangentLine[] = []
  private readonly reached = new Map<Corner, Bend[]>()
  readonly bends: Bend[] = []

  constructor(
    private readonly field: SearchSpace,
    private readonly ends: readonly SearchTarget[],
  ) {
    this.spreadFrom(startBend(field.start))
  }

  /** The next shortest line to an end that is clear, or undefined when there is none. */
  next(): TangentLine | undefined {
    for (let index = this.heap.pop(); index !== -1; index = this.heap.pop()) {
      const line = this.lines[index] as TangentLine
      if (!this.isOpen(line)) continue
      if (line.end) return line
      this.arrive(line)
    }
    return undefined
  }

  private isOpen({ from, dx, dy, angle, length, end }: TangentLine): boolean {
    const { barriers, bounds } = this.field
    if (!isBendClear(barriers, bounds, from, dx, dy, angle)) return false
    const a = leavingPoint(from, dx, dy),
      b = { x: a.x + dx * length, y: a.y + dy * length }
    return isNearBox(bounds, b, b, 0) && isClear(barriers, a, b, end?.target ?? -1)
  }

  private arrive({ from, dx, dy, cost, corner, hand }: TangentLine): void {
    if (!corner) return
    const bend: Bend = {
      corner,
      hand,
      x: dy * hand,
      y: -dx * hand,
      cost,
      before: from,
      clearTo: 0,
      blockedFrom: Infinity,
    }
    const known = this.reached.get(corner)
    if (known?.some((other) => this.isBetter(other, bend, dx, dy))) return
    if (known) known.push(bend)
    else this.reached.set(corner, [bend])
    this.spreadFrom(bend)
  }

  /** Whether going on round from another bend leads here at no greater cost. */
  private isBetter(other: Bend, { corner, hand, cost }: Bend, dx: number, dy: number): boolean {
    if (other.hand !== hand) return false
    const angle = angleTo(other, dx, dy)
    return (
      other.cost + angle * corner.radius <= cost + 1e-6 &&
      isBendClear(this.field.barriers, this.field.bounds, other, dx, dy, angle)
    )
  }

  private spreadFrom(bend: Bend): void {
    this.bends.push(bend)
    for (const corner of this.field.barriers.corners) {
      if (corner === bend.corner) continue
      this.offer(bend, corner, 1, undefined)
      this.offer(bend, corner, -1, undefined)
    }
    for (const end of this.ends) {
      if (end.side) this.offerSide(bend, end, end.side)
      else this.offer(bend, undefined, 0, end)
    }
  }

  private offer(from: Bend, corner: Corner | undefined, hand: number, end: SearchTarget | undefined): void {
    const line = tangent(from, corner ?? end!.at, corner ? hand * corner.radius : 0)
    if (!line || (corner && !isTangentTo(corner, hand, line.dx, line.dy))) return
    const length = line.length - (end?.short ?? 0)
    if (length >= 0) this.add(from, line.dx, line.dy, length, corner, hand, end)
  }

  /** Square on a side, from the outside. */
  private offerSide(from: Bend, end: SearchTarget, { x, y, length: whole }: NonNullable<SearchTarget['side']>): void {
    const dx = -y,
      dy = x
    const a = leavingPoint(from, dx, dy)
    const along = (a.x - end.at.x) * x + (a.y - end.at.y) * y,
      off = (a.x - end.at.x) * y - (a.y - end.at.y) * x
    if (along > 0 && along < whole && off > end.short) this.add(from, dx, dy, off - end.short, undefined, 0, end)
  }

  private add(
    from: Bend,
    dx: number,
    dy: number,
    length: number,
    corner: Corner | undefined,
    hand: number,
    end: SearchTarget | undefined,
  ): void {
    if (!isTangentTo(from.corner, from.hand, dx, dy)) return
    const angle = angleTo(from, dx, dy)
    if (angle >= from.blockedFrom) return
    const cost = from.cost + angle * from.corner.radius + length
    const leaves = leavingPoint(from, dx, dy)
    const rank = end ? cost : cost + this.field.atLeast(leaves.x + dx * length, leaves.y + dy * length)
    if (rank > this.field.most) return
    this.heap.push(this.lines.length, rank)
    this.lines.push({ from, dx, dy, angle, length, cost, corner, hand, end })
  }
}

interface Tangent {
  readonly dx: number
  readonly dy: number
  readonly length: number
}

/** The line that leaves a bend and touches a circle, whose radius is below 0 to the right: it makes equal room for both radii. */
function tangent({ corner, hand }: Bend, to: Point, radius: number): Tangent | undefined {
  const vx = to.x - corner.x,
    vy = to.y - corner.y
  const off = hand * corner.radius - radius
  const far2 = vx * vx + vy * vy,
    straight2 = far2 - off * off
  if (straight2 < 0 || far2 === 0) return undefined
  const length = Math.sqrt(straight2)
  return { length, dx: (length * vx - off * vy) / far2, dy: (length * vy + off * vx) / far2 }
}

/** The line from a bend straight to a place, what it costs to get there, at most `most`, and how far round the bend it leaves. */
export function lineTo(
  from: Bend,
  to: Point,
  most: number,
): (Tangent & { readonly angle: number; readonly cost: number }) | undefined {
  const line = tangent(from, to, 0)
  if (!line || from.cost + line.length > most || !isTangentTo(from.corner, from.hand, line.dx, line.dy))
    return undefined
  const { dx, dy, length } = line
  const angle = angleTo(from, dx, dy),
    cost = from.cost + angle * from.corner.radius + length
  return cost > most ? undefined : { dx, dy, length, angle, cost }
}
