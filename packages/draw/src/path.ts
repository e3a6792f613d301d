/** The texts of SVG paths: exact rings for what has a rule, short ones for paint. */
import type { Random } from './random.ts'
import { corner, gap, mid, polar, TAU, type Ring, type Spot } from './spot.ts'
import { num } from './svg.ts'

const pair = (p: Spot): string => `${num(p.x)} ${num(p.y)}`

/** Straight lines through every corner, to the hundredth of a millimetre. */
export const polyline = (line: Ring): string => (line.length === 0 ? '' : `M${line.map(pair).join('L')}`)
export const polygon = (ring: Ring): string => (ring.length === 0 ? '' : `${polyline(ring)}Z`)

const tenth = (value: number): number => Math.round(value * 10) / 10
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((all, next) => (all === '' || next.startsWith('-') ? all + next : `${all} ${next}`), '')

/** Numbers to a tenth with no space before a minus: for the thousands of small strokes. */
export const short = (...numbers: readonly number[]): string => joined(numbers.map((n) => num(n, 1)))

/** Paint in small relative steps. The rounding of each step is carried, so that nothing drifts. */
export function paintLine(line: Ring): string {
  let x = tenth(corner(line, 0).x)
  let y = tenth(corner(line, 0).y)
  let d = `M${short(x, y)}l`
  line.slice(1).forEach((p, i) => {
    const step = short(tenth(p.x) - x, tenth(p.y) - y)
    d += i > 0 && !step.startsWith('-') ? ` ${step}` : step
    x = tenth(p.x)
    y = tenth(p.y)
  })
  return d
}
export const paintRing = (ring: Ring): string => `${paintLine(ring)}z`

export const stroke = (from: Spot, dx: number, dy: number): string => `M${short(from.x, from.y)}l${short(dx, dy)}`

/** An oval as two arcs, so that many can share one path. */
export const ovalPath = (c: Spot, rx: number, ry = rx): string =>
  `M${short(c.x - rx, c.y)}a${short(rx, ry)} 0 1 1 ${short(2 * rx, 0)}a${short(rx, ry)} 0 1 1 ${short(-2 * rx, 0)}z`

/** How far a bump stands out, as a share of its width. A curve's top is half as far as its control point. */
const BULGE = 0.56

/** A disc with a leafy edge: a curve from bump to bump. */
export function scallop(c: Spot, radius: number, bumps: number, r: Random, wobble = 0.12): string {
  const start = r() * TAU
  const ring = Array.from({ length: bumps }, (_, i) =>
    polar(c, start + ((i + (r() - 0.5) * 0.45) / bumps) * TAU, radius * (1 - wobble + r() * wobble * 2)),
  )
  let [x, y] = [tenth(corner(ring, 0).x), tenth(corner(ring, 0).y)]
  let d = `M${short(x, y)}`
  ring.forEach((p, i) => {
    const next = corner(ring, i + 1)
    const middle = mid(p, next)
    const out = mid(c, middle, 1 + (gap(p, next) * BULGE) / (gap(c, middle) || 1))
    const [toX, toY] = [tenth(next.x), tenth(next.y)]
    d += `q${short(out.x - x, out.y - y, toX - x, toY - y)}`
    ;[x, y] = [toX, toY]
  })
  return `${d}z`
}

/** A fir from above. */
export function star(c: Spot, radius: number, points: number, r: Random): string {
  const start = r() * TAU
  return paintRing(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(c, start + (i / (points * 2)) * TAU, radius * (i % 2 ? 0.62 + r() * 0.08 : 0.92 + r() * 0.16)),
    ),
  )
}

/** A rough pebble. */
export const pebble = (c: Spot, radius: number, r: Random, flat = 0.8, corners = 7): Ring =>
  Array.from({ length: corners }, (_, i) => {
    const edge = polar({ x: 0, y: 0 }, (i / corners) * TAU, radius * (0.78 + r() * 0.44))
    return { x: c.x + edge.x, y: c.y + edge.y * flat }
  })

const halfTurn = (radius: number, across: number): string => `a${num(radius)} ${num(radius)} 0 1 1 ${num(across)} 0`

/** The same to the hundredth, for circles that tell a distance. */
export const ovalPathFine = (c: Spot, radius: number): string =>
  `M${num(c.x - radius)} ${num(c.y)}${halfTurn(radius, 2 * radius)}${halfTurn(radius, -2 * radius)}z`
