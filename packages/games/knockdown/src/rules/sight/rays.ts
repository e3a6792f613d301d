/** Rays from an eye that fill the angle of a round base evenly, made by halving the angle again and again. */
import { square, type Point } from '@muster/table'

/** Each half of the angle is halved so often: 128 rays. */
const HALVINGS = 7
export const RAYS = 2 ** HALVINGS
const HALF = RAYS / 2

/** Directions of length 1, as many pairs of numbers in a row: x and y of the first, x and y of the second. */
export type Rays = Float64Array

/** The left edge of a base, its middle and its right edge, as seen from outside it; undefined from within. */
function edgesOf(eye: Point, centre: Point, radius: number): Rays | undefined {
  const x = centre.x - eye.x
  const y = centre.y - eye.y
  const squared = x * x + y * y
  if (squared <= square(radius)) return undefined
  const far = Math.sqrt(squared)
  const dx = x / far
  const dy = y / far
  const sine = radius / far
  const cosine = Math.sqrt(1 - sine * sine)
  const edges = new Float64Array(6)
  edges[0] = dx * cosine + dy * sine
  edges[1] = dy * cosine - dx * sine
  edges[2] = dx
  edges[3] = dy
  edges[4] = dx * cosine - dy * sine
  edges[5] = dy * cosine + dx * sine
  return edges
}

/** Writes the direction halfway between two others. */
function halve(rays: Rays, a: number, b: number, into: Rays, at: number): void {
  const dx = (rays[2 * a] as number) + (rays[2 * b] as number)
  const dy = (rays[2 * a + 1] as number) + (rays[2 * b + 1] as number)
  const length = Math.sqrt(dx * dx + dy * dy)
  into[2 * at] = dx / length
  into[2 * at + 1] = dy / length
}

/** The rays to a base, from its left edge to its right one; none from within it. */
export function raysTo(eye: Point, centre: Point, radius: number): Rays {
  const edges = edgesOf(eye, centre, radius)
  if (!edges) return NONE
  const bounds = new Float64Array(2 * (RAYS + 1))
  for (let edge = 0; edge < 3; edge++) {
    bounds[edge * RAYS] = edges[2 * edge] as number
    bounds[edge * RAYS + 1] = edges[2 * edge + 1] as number
  }
  for (let step = HALF; step > 1; step /= 2)
    for (let at = step / 2; at < RAYS; at += step) halve(bounds, at - step / 2, at + step / 2, bounds, at)
  const rays = new Float64Array(2 * RAYS)
  for (let at = 0; at < RAYS; at++) halve(bounds, at, at + 1, rays, at)
  return rays
}

const NONE: Rays = new Float64Array(0)

/** Only the last ray before the middle; none from within the base. */
export function middleRay(eye: Point, centre: Point, radius: number): Rays {
  const edges = edgesOf(eye, centre, radius)
  if (!edges) return NONE
  for (let halvings = HALVINGS; halvings > 0; halvings--) halve(edges, 0, 1, edges, 0)
  return edges.subarray(0, 2)
}
