/** Rays from an eye that fill the angle of a round base evenly, made by halving the angle again and again. */
import { square, type Point } from '@muster/table'

/** Each half of the angle is halved so often: 128 rays. */
const HALVINGS = 7
export const RAYS = 2 ** HALVINGS

/** Of length 1. */
export interface Direction {
  readonly dx: number
  readonly dy: number
}

export interface Edges {
  readonly left: Direction
  readonly middle: Direction
  readonly right: Direction
}

/** The left edge of a base, its middle and its right edge, as seen from outside it; undefined from within. */
export function edgesOf(eye: Point, centre: Point, radius: number): Edges | undefined {
  const x = centre.x - eye.x
  const y = centre.y - eye.y
  const squared = x * x + y * y
  if (squared <= square(radius)) return undefined
  const far = Math.sqrt(squared)
  const dx = x / far
  const dy = y / far
  const sine = radius / far
  const cosine = Math.sqrt(1 - sine * sine)
  return {
    left: { dx: dx * cosine + dy * sine, dy: dy * cosine - dx * sine },
    middle: { dx, dy },
    right: { dx: dx * cosine - dy * sine, dy: dy * cosine + dx * sine },
  }
}

export function halfway(a: Direction, b: Direction): Direction {
  const dx = a.dx + b.dx
  const dy = a.dy + b.dy
  const length = Math.sqrt(dx * dx + dy * dy)
  return { dx: dx / length, dy: dy / length }
}

/** The rays to a base, from its left edge to its right one; none from within it. */
export function raysTo(eye: Point, centre: Point, radius: number): readonly Direction[] {
  const edges = edgesOf(eye, centre, radius)
  if (!edges) return []
  const { left, middle, right } = edges
  return [...raysBetween(left, middle, RAYS / 2), ...raysBetween(middle, right, RAYS / 2)]
}

function raysBetween(left: Direction, right: Direction, count: number): readonly Direction[] {
  const middle = halfway(left, right)
  return count === 1 ? [middle] : [...raysBetween(left, middle, count / 2), ...raysBetween(middle, right, count / 2)]
}

/** The last ray before the middle. */
export function middleRay({ left, middle }: Edges): Direction {
  let { dx, dy } = left
  for (let halvings = HALVINGS; halvings > 0; halvings--) {
    dx += middle.dx
    dy += middle.dy
    const length = Math.sqrt(dx * dx + dy * dy)
    dx /= length
    dy /= length
  }
  return { dx, dy }
}
