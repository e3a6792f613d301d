/** The eye that a still picture is seen by, and how flat drawings are laid into that picture. */
import type { MmPoint, Ring } from '../geometry/points.ts'
import { polygon } from '../svg/path.ts'
import { num } from '../svg/svg.ts'

export interface Eye {
  /** Where a place at this height is seen, in pixels. */
  see(at: MmPoint, up: number): MmPoint
  /** The nearer a place is, the larger. */
  nearness(at: MmPoint): number
  /** The directions to the right and up along paper that faces the eye, for each millimetre. */
  readonly right: MmPoint
  readonly paper: MmPoint & { readonly up: number }
}

/** Something that stands, and how near it is: what is nearer is drawn later. */
export interface Standing {
  readonly nearness: number
  readonly svg: string
}

export interface Affine {
  readonly x: MmPoint
  readonly y: MmPoint
  readonly origin: MmPoint
}

export const matrixOf = ({ x, y, origin }: Affine): string =>
  `matrix(${[x.x, x.y, y.x, y.y, origin.x, origin.y].map((n) => num(n, 4)).join(' ')})`

/** How a drawing on paper that stands here and faces the eye is seen: its foot at 0, up is negative. */
export function onPaper(eye: Eye, at: MmPoint, up: number): Affine {
  const origin = eye.see(at, up)
  const side = eye.see({ x: at.x + eye.right.x * SPAN, y: at.y + eye.right.y * SPAN }, up)
  const head = eye.see({ x: at.x + eye.paper.x * SPAN, y: at.y + eye.paper.y * SPAN }, up + eye.paper.up * SPAN)
  return { origin, x: step(origin, side), y: step(head, origin) }
}

/** Directions are measured over this many millimetres. */
const SPAN = 20
const step = (a: MmPoint, b: MmPoint): MmPoint => ({ x: (b.x - a.x) / SPAN, y: (b.y - a.y) / SPAN })

/** How a drawing on an upright wall between two places is seen: its left foot at 0, up is negative. */
export function onWall(eye: Eye, from: MmPoint, to: MmPoint, foot: number): Affine {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [origin, end] = [eye.see(from, foot), eye.see(to, foot)]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return {
    origin,
    x: { x: (end.x - origin.x) / long, y: (end.y - origin.y) / long },
    y: step(eye.see(middle, foot + SPAN), eye.see(middle, foot)),
  }
}

/** How a drawing that lies flat here is seen. */
export function onGround(eye: Eye, at: MmPoint, up: number): Affine {
  const origin = eye.see(at, up)
  return {
    origin,
    x: step(origin, eye.see({ x: at.x + SPAN, y: at.y }, up)),
    y: step(origin, eye.see({ x: at.x, y: at.y + SPAN }, up)),
  }
}

/** The drawing of a plan on a slope: three places of the plan, and where they are seen. */
export function onSlope(
  plan: readonly [MmPoint, MmPoint, MmPoint],
  seen: readonly [MmPoint, MmPoint, MmPoint],
): Affine {
  const [a, b, c] = plan
  const [p, q, r] = seen
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const area = ux * vy - vx * uy || 1
  const solve = (along: number, across: number, of: 'x' | 'y'): number =>
    ((q[of] - p[of]) * along + (r[of] - p[of]) * across) / area
  const x = { x: solve(vy, -uy, 'x'), y: solve(vy, -uy, 'y') }
  const y = { x: solve(-vx, ux, 'x'), y: solve(-vx, ux, 'y') }
  return { x, y, origin: { x: p.x - x.x * a.x - y.x * a.y, y: p.y - x.y * a.x - y.y * a.y } }
}

/** An outline at a height, as it is seen. */
export const seenRing = (eye: Eye, ring: Ring, up: number): string => polygon(ring.map((at) => eye.see(at, up)))
