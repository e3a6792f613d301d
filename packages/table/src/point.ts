/** Points and vectors on the table: x to the east, y to the south, from the north-west corner. */
import type { Length } from './length.ts'

export interface Point {
  readonly x: Length
  readonly y: Length
}

export const point = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) })
export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

export const distanceSquared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2
export const distance = (a: Point, b: Point): number => Math.sqrt(distanceSquared(a, b))

/** The point a share of the way from a to b, rounded to the lattice all positions lie on. */
export const along = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
