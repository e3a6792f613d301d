/**
 * Arcs around a circle without trigonometry: unit vectors from the centre stand for places on the circle, and `hand`
 * is 1 for a path that bends to the left (with y upwards) and -1 for one that bends to the right.
 */
import type { Point } from '../geometry/point.ts'

const QUARTER = 3.141592653589793 / 2
/** Two unit vectors this near to each other, the second a little behind the first, are the same. */
const SAME = 1e-7

/** The angle from one unit vector to another, in the direction of the hand, from 0 to a full turn. */
export function angleBetween(ax: number, ay: number, bx: number, by: number, hand: number): number {
  const along = ax * bx + ay * by,
    across = (ax * by - ay * bx) * hand
  if (along > 0 && across < 0 && across > -SAME) return 0
  return angleOf(along, across)
}

/** The angle whose cosine and sine these are. Quarter turns are taken off, the rest is halved until a short series tells it. */
function angleOf(cosine: number, sine: number): number {
  let angle = 0,
    c = cosine,
    s = sine
  while (c <= 0 || s < 0) {
    angle += QUARTER
    const turned = s
    s = -c
    c = turned
    if (angle > 4 * QUARTER) return 0
  }
  const half = Math.sqrt((1 + c) / 2),
    fourth = Math.sqrt((1 + half) / 2)
  const x = s / (4 * half * fourth),
    xx = x * x
  return angle + 4 * x * (1 + xx * (1 / 6 + xx * (3 / 40 + xx * (15 / 336 + (xx * 105) / 3456))))
}

/** Unit vectors from one to another in the direction of the hand, so many equal steps (a power of 2) apart, both ends included. */
export function unitVectorsBetween(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  hand: number,
  angle: number,
  steps: number,
): readonly Point[] {
  const a = { x: ax, y: ay },
    b = { x: bx, y: by }
  if (steps <= 1) return [a, b]
  const middle = middleOf(a, b, hand, angle)
  const before = unitVectorsBetween(ax, ay, middle.x, middle.y, hand, angle / 2, steps / 2)
  return [...before, ...unitVectorsBetween(middle.x, middle.y, bx, by, hand, angle / 2, steps / 2).slice(1)]
}

function middleOf(a: Point, b: Point, hand: number, angle: number): Point {
  const sign = angle > 2 * QUARTER ? -1 : 1
  const x = (a.x + b.x) * sign,
    y = (a.y + b.y) * sign
  const size = Math.sqrt(x * x + y * y)
  return size < 1e-6 ? { x: -a.y * hand, y: a.x * hand } : { x: x / size, y: y / size }
}

/** The widest step of a bend, so that its corners do not stand out far. */
const WIDEST = 0.6

/** How many steps keep a bend of corners around a circle no longer than the arc by `excess`: a power of 2. */
export function stepsFor(radius: number, angle: number, excess: number): number {
  let steps = 1
  while (steps < 64 && (angle > WIDEST * steps || (radius * angle * angle * angle) / (12 * steps * steps) > excess))
    steps *= 2
  return steps
}

/** The corners of a bend that runs around a circle and nowhere into it. */
export function cornersAround(centre: Point, radius: number, normals: readonly Point[]): readonly Point[] {
  const corners: Point[] = []
  for (let i = 1; i < normals.length; i++) {
    const u = normals[i - 1] as Point,
      v = normals[i] as Point
    const out = radius / (1 + u.x * v.x + u.y * v.y)
    corners.push({ x: centre.x + (u.x + v.x) * out, y: centre.y + (u.y + v.y) * out })
  }
  return corners
}
