/** Points and vectors on the table: x to the east, y to the south, from the north-west corner. */
import type { Length } from './length.ts'

export interface Point {
  readonly x: Length
  readonly y: Length
}

/** Rounds to the lattice. Adding 0 turns -0 into 0, because JSON has no -0. */
export const point = (x: number, y: number): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 })
export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** Multiplied, because `**` may differ in the last bit between machines. */
export const square = (n: number): number => n * n

export const distanceSquared = (a: Point, b: Point): number => square(a.x - b.x) + square(a.y - b.y)
export const distance = (a: Point, b: Point): number => Math.sqrt(distanceSquared(a, b))

/** The point at a share of the segment ab, rounded to the lattice all positions lie on. */
export const pointAlong = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)

/** The point at a distance from one point in the direction of another. */
export const stepTowards = (from: Point, towards: Point, far: number): Point =>
  pointAlong(from, towards, far / (distance(from, towards) || 1))

/** Steps to the point itself and to the eight around it: rounding may have missed by as much. */
export const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
