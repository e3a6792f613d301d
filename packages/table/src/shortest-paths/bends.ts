/**
 * Shortest paths run straight from one rounded corner to the next and bend around it. A bend says at which corner, to
 * which hand, where the path first touches the corner and what it has cost by then.
 */
import { cornersAround, unitVectorsBetween, stepsFor, angleBetween } from './arc.ts'
import { isClear, type Barriers, type Corner } from './barriers.ts'
import { isNearBox, type Box } from '../geometry/box.ts'
import type { Point } from '../geometry/point.ts'

export interface Bend {
  readonly corner: Corner
  /** 1: the path bends to the left around the corner, -1: to the right, 0: it starts here. */
  readonly hand: number
  /** From the corner to where the path first touches it, a unit vector. */
  readonly x: number
  readonly y: number
  readonly cost: number
  readonly before: Bend | undefined
  /** Angles known to be clear, and known to be blocked, from here on. */
  clearTo: number
  blockedFrom: number
}

export const startBend = (p: Point): Bend => ({
  corner: { x: p.x, y: p.y, radius: 0, beside: [] },
  hand: 0,
  x: 1,
  y: 0,
  cost: 0,
  before: undefined,
  clearTo: 0,
  blockedFrom: Infinity,
})

/** How much longer than its arc the polyline of a bend may be: a little where there is room, or next to nothing. */
export const COARSE = 8
export const FINE = 0.25

/** The angle at which a path leaves the bend in this direction, a unit vector. */
export const angleTo = ({ hand, x, y }: Bend, dx: number, dy: number): number =>
  hand === 0 ? 0 : angleBetween(x, y, dy * hand, -dx * hand, hand)

/** Where a path leaves the bend in this direction. */
export const leavingPoint = ({ corner: { x, y, radius }, hand }: Bend, dx: number, dy: number): Point => ({
  x: x + dy * hand * radius,
  y: y - dx * hand * radius,
})

/** Whether a line in this direction past a corner on this hand only touches the corner's shape, and does not cut it. */
export function isTangentTo({ x, y, beside }: Corner, hand: number, dx: number, dy: number): boolean {
  for (const p of beside) if (((p.x - x) * dy - (p.y - y) * dx) * hand > 1e-6) return false
  return true
}

/** The corners of the polyline around a bend until it is left in this direction. */
export function cornersAlong(bend: Bend, dx: number, dy: number, angle: number, excess: number): readonly Point[] {
  const { corner, hand, x, y } = bend
  if (hand === 0) return []
  const steps = stepsFor(corner.radius, angle, excess)
  return cornersAround(corner, corner.radius, unitVectorsBetween(x, y, dy * hand, -dx * hand, hand, angle, steps))
}

/** Whether nothing is in the way around the bend until it is left in this direction, on the table. */
export function isBendClear(
  barriers: Barriers,
  bounds: Box,
  bend: Bend,
  dx: number,
  dy: number,
  angle: number,
): boolean {
  if (angle <= bend.clearTo) return true
  if (angle >= bend.blockedFrom) return false
  const isOpen =
    isOpenAround(barriers, bounds, bend, dx, dy, angle, COARSE) ||
    isOpenAround(barriers, bounds, bend, dx, dy, angle, FINE)
  if (isOpen) bend.clearTo = angle
  else bend.blockedFrom = angle
  return isOpen
}

function isOpenAround(
  barriers: Barriers,
  bounds: Box,
  bend: Bend,
  dx: number,
  dy: number,
  angle: number,
  excess: number,
): boolean {
  const {
    corner: { x, y, radius },
  } = bend
  let from = { x: x + bend.x * radius, y: y + bend.y * radius }
  for (const to of [...cornersAlong(bend, dx, dy, angle, excess), leavingPoint(bend, dx, dy)]) {
    if (!isNearBox(bounds, to, to, 0) || !isClear(barriers, from, to)) return false
    from = to
  }
  return true
}
