/**
 * Places in millimetres, as paint needs them: fractions and trigonometry are welcome here, because
 * nothing that is decided is decided by a drawing.
 */
import { MM, type Point } from '@muster/table'

export interface Spot {
  readonly x: number
  readonly y: number
}
export type Ring = readonly Spot[]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const TAU = Math.PI * 2

export const spot = (x: number, y: number): Spot => ({ x, y })
export const toSpot = (p: Point): Spot => ({ x: p.x / MM, y: p.y / MM })
export const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
export const mid = (a: Spot, b: Spot, share = 0.5): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
export const shift = (p: Spot, dx: number, dy: number): Spot => ({ x: p.x + dx, y: p.y + dy })
export const polar = (centre: Spot, angle: number, radius: number): Spot => ({
  x: centre.x + Math.cos(angle) * radius,
  y: centre.y + Math.sin(angle) * radius,
})

/** The n-th corner, counted round and round. */
export function corner(ring: Ring, n: number): Spot {
  const found = ring[n] ?? ring[((n % ring.length) + ring.length) % ring.length]
  if (!found) throw new RangeError('a ring without corners cannot be drawn')
  return found
}

export function bounds(ring: Ring): Box {
  const xs = ring.map((p) => p.x)
  const ys = ring.map((p) => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function signedArea(ring: Ring): number {
  let sum = 0
  ring.forEach((p, i) => {
    const q = corner(ring, i + 1)
    sum += p.x * q.y - q.x * p.y
  })
  return sum / 2
}
export const areaOf = (ring: Ring): number => Math.abs(signedArea(ring))

export function centroid(ring: Ring): Spot {
  const total = ring.reduce((sum, p) => spot(sum.x + p.x, sum.y + p.y), spot(0, 0))
  return spot(total.x / ring.length, total.y / ring.length)
}

export function inside(p: Spot, ring: Ring): boolean {
  let odd = false
  let b = corner(ring, -1)
  for (const a of ring) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd
    b = a
  }
  return odd
}

function squareToEdge(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return (p.x - a.x - share * dx) ** 2 + (p.y - a.y - share * dy) ** 2
}

export function gapToRing(p: Spot, ring: Ring): number {
  let least = Infinity
  let b = corner(ring, -1)
  for (const a of ring) {
    least = Math.min(least, squareToEdge(p, a, b))
    b = a
  }
  return Math.sqrt(least)
}

export const isCounterClockwise = (ring: Ring): boolean => signedArea(ring) < 0
/** Corners in the order the clock hand goes on the table (y points south). */
export const clockwise = (ring: Ring): Ring => (isCounterClockwise(ring) ? [...ring].reverse() : ring)

export const grown = (ring: Ring, scale: number, about: Spot): Ring => ring.map((p) => mid(about, p, scale))
/** Every place through the middle to the other side. */
export const mirrored = (ring: Ring, middle: Spot): Spot[] =>
  ring.map((p) => spot(2 * middle.x - p.x, 2 * middle.y - p.y))
