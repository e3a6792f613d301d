/** Sixteen ways around, as vectors of nearly one length: for looking about from a spot, never for a verdict. */
import type { Length, Point } from '@muster/table'

export type Way = readonly [dx: number, dy: number]

export const WAYS: readonly Way[] = [
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

export const goneBy = ({ x, y }: Point, [dx, dy]: Way, far: Length): Point => ({
  x: Math.round(x + dx * far),
  y: Math.round(y + dy * far),
})
