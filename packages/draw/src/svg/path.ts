/** The `d` of SVG paths: exact for what a rule measures, short for decoration. */
import { corner, type Ring, type MmPoint } from '../geometry/points.ts'
import { num } from './svg.ts'

const pair = (p: MmPoint): string => `${num(p.x)} ${num(p.y)}`

/** Straight lines through every corner, to the hundredth of a millimetre. */
export const polyline = (line: Ring): string => (line.length === 0 ? '' : `M${line.map(pair).join('L')}`)
export const polygon = (ring: Ring): string => (ring.length === 0 ? '' : `${polyline(ring)}Z`)

export const tenth = (value: number): number => Math.round(value * 10) / 10
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((all, next) => (all === '' || next.startsWith('-') ? all + next : `${all} ${next}`), '')

/** Numbers to a tenth, with no space before a minus: decoration has thousands of strokes. */
export const compactNumbers = (...numbers: readonly number[]): string => joined(numbers.map((n) => num(n, 1)))

/** A line in relative steps, each from the rounded point before, so that rounding does not add up. */
export function compactLine(line: Ring): string {
  let x = tenth(corner(line, 0).x)
  let y = tenth(corner(line, 0).y)
  let d = `M${compactNumbers(x, y)}l`
  line.slice(1).forEach((p, i) => {
    const step = compactNumbers(tenth(p.x) - x, tenth(p.y) - y)
    d += i > 0 && !step.startsWith('-') ? ` ${step}` : step
    x = tenth(p.x)
    y = tenth(p.y)
  })
  return d
}
export const compactRing = (ring: Ring): string => `${compactLine(ring)}z`

export const stroke = (from: MmPoint, dx: number, dy: number): string =>
  `M${compactNumbers(from.x, from.y)}l${compactNumbers(dx, dy)}`

/** An oval as two arcs, so that many can share one path. */
export const compactOval = (c: MmPoint, rx: number, ry = rx): string =>
  `M${compactNumbers(c.x - rx, c.y)}a${compactNumbers(rx, ry)} 0 1 1 ${compactNumbers(2 * rx, 0)}a${compactNumbers(rx, ry)} 0 1 1 ${compactNumbers(-2 * rx, 0)}z`

const halfCircle = (radius: number, across: number): string => `a${num(radius)} ${num(radius)} 0 1 1 ${num(across)} 0`

/** A circle to the hundredth of a millimetre, for circles that show a distance. */
export const circlePath = (c: MmPoint, radius: number): string =>
  `M${num(c.x - radius)} ${num(c.y)}${halfCircle(radius, 2 * radius)}${halfCircle(radius, -2 * radius)}z`
