/** Leaves, firs and pebbles: small shapes, no two alike. */
import { corner, mmDistance, pointBetween, polar, TAU, type Ring, type MmPoint } from '../geometry/points.ts'
import { compactRing, compactNumbers, tenth } from '../svg/path.ts'
import type { Random } from './random.ts'

/** How far a bump stands out, as a share of its width. A curve's top is half as far as its control point. */
const BULGE = 0.56

/** A disc with a leafy edge: curves between `bumps` points on it. */
export function leafyDisc(c: MmPoint, radius: number, bumps: number, r: Random, wobble = 0.12): string {
  const start = r() * TAU
  const ring = Array.from({ length: bumps }, (_, i) =>
    polar(c, start + ((i + (r() - 0.5) * 0.45) / bumps) * TAU, radius * (1 - wobble + r() * wobble * 2)),
  )
  let [x, y] = [tenth(corner(ring, 0).x), tenth(corner(ring, 0).y)]
  let d = `M${compactNumbers(x, y)}`
  ring.forEach((p, i) => {
    const next = corner(ring, i + 1)
    const middle = pointBetween(p, next)
    const out = pointBetween(c, middle, 1 + (mmDistance(p, next) * BULGE) / (mmDistance(c, middle) || 1))
    const [toX, toY] = [tenth(next.x), tenth(next.y)]
    d += `q${compactNumbers(out.x - x, out.y - y, toX - x, toY - y)}`
    ;[x, y] = [toX, toY]
  })
  return `${d}z`
}

/** A fir from above. */
export function firStar(c: MmPoint, radius: number, points: number, r: Random): string {
  const start = r() * TAU
  return compactRing(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(c, start + (i / (points * 2)) * TAU, radius * (i % 2 ? 0.62 + r() * 0.08 : 0.92 + r() * 0.16)),
    ),
  )
}

/** A rough pebble. */
export const pebble = (c: MmPoint, radius: number, r: Random, flat = 0.8, corners = 7): Ring =>
  Array.from({ length: corners }, (_, i) => {
    const edge = polar({ x: 0, y: 0 }, (i / corners) * TAU, radius * (0.78 + r() * 0.44))
    return { x: c.x + edge.x, y: c.y + edge.y * flat }
  })
