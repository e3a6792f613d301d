/** Sixteen directions, as vectors of nearly the same length: for searching around a spot, never for a verdict. */
import type { Length, Point } from '@muster/table'

type Direction = readonly [dx: number, dy: number]

export const DIRECTIONS: readonly Direction[] = [
  [1, 0],
  [0.924, 0.383],
  [0.707, 0.707],
  [0.383, 0.924],
  [0, 1],
  [-0.383, 0.924],
  [-0.707, 0.707],
  [-0.924, 0.383],
  [-1, 0],
  [-0.924, -0.383],
  [-0.707, -0.707],
  [-0.383, -0.924],
  [0, -1],
  [0.383, -0.924],
  [0.707, -0.707],
  [0.924, -0.383],
]

export const pointTowards = ({ x, y }: Point, [dx, dy]: Direction, far: Length): Point => ({
  x: Math.round(x + dx * far),
  y: Math.round(y + dy * far),
})
