/**
 * Points in millimetres. Fractions and trigonometry are allowed here, because no rule reads a drawing.
 */
import { MM, type Point } from '@muster/table'

export interface MmPoint {
  readonly x: number
  readonly y: number
}
export type Ring = readonly MmPoint[]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const TAU = Math.PI * 2

export const mmPoint = (x: number, y: number): MmPoint => ({ x, y })
export const toMm = (p: Point): MmPoint => ({ x: p.x / MM, y: p.y / MM })
export const mmDistance = (a: MmPoint, b: MmPoint): number => Math.hypot(a.x - b.x, a.y - b.y)
export const pointBetween = (a: MmPoint, b: MmPoint, share = 0.5): MmPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
export const shift = (p: MmPoint, dx: number, dy: number): MmPoint => ({ x: p.x + dx, y: p.y + dy })
export const polar = (centre: MmPoint, angle: number, radius: number): MmPoint => ({
  x: centre.x + Math.cos(angle) * radius,
  y: centre.y + Math.sin(angle) * radius,
})

/** The n-th corner; the count wraps round. */
export function corner(ring: Ring, n: number): MmPoint {
  // Reading past the ends of an array is slow, even where nothing is found.
  const { length } = ring
  const found = ring[n >= 0 && n < length ? n : ((n % length) + length) % length]
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

export function centroid(ring: Ring): MmPoint {
  const total = ring.reduce((sum, p) => mmPoint(sum.x + p.x, sum.y + p.y), mmPoint(0, 0))
  return mmPoint(total.x / ring.length, total.y / ring.length)
}

export function isInside(p: MmPoint, ring: Ring): boolean {
  let odd = false
  let b = corner(ring, -1)
  for (const a of ring) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd
    b = a
  }
  return odd
}

function squaredDistanceToEdge(p: MmPoint, a: MmPoint, b: MmPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return (p.x - a.x - share * dx) ** 2 + (p.y - a.y - share * dy) ** 2
}

export function distanceToRing(p: MmPoint, ring: Ring): number {
  let least = Infinity
  let b = corner(ring, -1)
  for (const a of ring) {
    least = Math.min(least, squaredDistanceToEdge(p, a, b))
    b = a
  }
  return Math.sqrt(least)
}

export const isCounterClockwise = (ring: Ring): boolean => signedArea(ring) < 0
/** Corners in clockwise order as seen on the table (y points south). */
export const clockwise = (ring: Ring): Ring => (isCounterClockwise(ring) ? [...ring].reverse() : ring)

export const scaledRing = (ring: Ring, scale: number, about: MmPoint): Ring =>
  ring.map((p) => pointBetween(about, p, scale))
/** Every point mirrored through `middle`: half a turn. */
export const mirroredThrough = (ring: Ring, middle: MmPoint): MmPoint[] =>
  ring.map((p) => mmPoint(2 * middle.x - p.x, 2 * middle.y - p.y))
