/** Rays from an eye that fill the angle of a round base evenly, made by halving the angle again and again. */
import { square, type Point } from '@muster/table'

/** A direction of length 1. */
export interface Ray {
  readonly dx: number
  readonly dy: number
}

/** Each half of the angle is halved so often: 128 rays. */
const HALVINGS = 7
export const RAYS = 2 ** HALVINGS

const unit = (dx: number, dy: number): Ray => {
  const length = Math.sqrt(dx * dx + dy * dy)
  return { dx: dx / length, dy: dy / length }
}

const between = (a: Ray, b: Ray): Ray => unit(a.dx + b.dx, a.dy + b.dy)

/** Rays to a base from outside it, from its left edge to its right one. */
export function raysTo(eye: Point, centre: Point, radius: number): readonly Ray[] {
  const dx = centre.x - eye.x
  const dy = centre.y - eye.y
  const squared = dx * dx + dy * dy
  if (squared <= square(radius)) return []
  const middle = unit(dx, dy)
  const sine = radius / Math.sqrt(squared)
  const cosine = Math.sqrt(1 - sine * sine)
  const left = { dx: middle.dx * cosine + middle.dy * sine, dy: middle.dy * cosine - middle.dx * sine }
  const right = { dx: middle.dx * cosine - middle.dy * sine, dy: middle.dy * cosine + middle.dx * sine }
  const rays: Ray[] = []
  fill(rays, left, middle, HALVINGS - 1)
  fill(rays, middle, right, HALVINGS - 1)
  return rays
}

function fill(rays: Ray[], a: Ray, b: Ray, halvings: number): void {
  const middle = between(a, b)
  if (halvings === 0) return void rays.push(middle)
  fill(rays, a, middle, halvings - 1)
  fill(rays, middle, b, halvings - 1)
}

/** How far along a ray it comes to a disc and leaves it; undefined where it passes by. */
export function throughDisc(eye: Point, { dx, dy }: Ray, centre: Point, radius: number): [number, number] | undefined {
  const x = centre.x - eye.x
  const y = centre.y - eye.y
  const along = x * dx + y * dy
  const aside = x * dy - y * dx
  const room = radius * radius - aside * aside
  if (room <= 0) return undefined
  const half = Math.sqrt(room)
  return along + half <= 0 ? undefined : [Math.max(0, along - half), along + half]
}
