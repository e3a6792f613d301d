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

/** The angle that a base fills: its edges and its middle. */
export interface Fan {
  readonly left: Ray
  readonly middle: Ray
  readonly right: Ray
}

/** The angle of a base as seen from outside it; undefined from within. */
export function fanOf(eye: Point, centre: Point, radius: number): Fan | undefined {
  const dx = centre.x - eye.x
  const dy = centre.y - eye.y
  const squared = dx * dx + dy * dy
  if (squared <= square(radius)) return undefined
  const middle = unit(dx, dy)
  const sine = radius / Math.sqrt(squared)
  const cosine = Math.sqrt(1 - sine * sine)
  const left = { dx: middle.dx * cosine + middle.dy * sine, dy: middle.dy * cosine - middle.dx * sine }
  const right = { dx: middle.dx * cosine - middle.dy * sine, dy: middle.dy * cosine + middle.dx * sine }
  return { left, middle, right }
}

/** Whether some ray passes a test, from the left edge to the right one. Rays are made as they are asked for. */
export const someRay = ({ left, middle, right }: Fan, test: (ray: Ray) => boolean): boolean =>
  someBetween(left, middle, HALVINGS - 1, test) || someBetween(middle, right, HALVINGS - 1, test)

function someBetween(a: Ray, b: Ray, halvings: number, test: (ray: Ray) => boolean): boolean {
  const middle = between(a, b)
  if (halvings === 0) return test(middle)
  return someBetween(a, middle, halvings - 1, test) || someBetween(middle, b, halvings - 1, test)
}

/** The last ray before the middle. */
export function innermost({ left, middle }: Fan): Ray {
  let ray = left
  for (let halvings = HALVINGS; halvings > 0; halvings--) ray = between(ray, middle)
  return ray
}

/** Whether a ray comes near enough to a disc to meet it. */
export function mayMeet(eye: Point, { dx, dy }: Ray, centre: Point, radius: number): boolean {
  const aside = (centre.x - eye.x) * dy - (centre.y - eye.y) * dx
  return aside < radius && aside > -radius
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
