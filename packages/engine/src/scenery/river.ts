/** A river across a table: one course, cut into deep and shallow stretches that share their ends. */
import type { Outline, Point, TerrainKind } from '@muster/table'
import { inchPoint } from './outlines.ts'
import { piece, type PieceWithoutId } from './ready-table.ts'

type Spot = readonly [x: number, y: number]

/** A part of the course, from one of its points to another, both by index. */
export interface Stretch {
  readonly kind: TerrainKind
  readonly name: string
  readonly from: number
  readonly to: number
}

/** How many bends are drawn between two places of the course. */
const BENDS = 5

/** A river in inches, `half` as wide to either side. It should run straight to where it leaves the table. */
export const river = (course: readonly Spot[], half: number, ...stretches: readonly Stretch[]): PieceWithoutId[] =>
  stretches.map(({ kind, name, from, to }) => piece(kind, banks(course, half, from, to), name))

function banks(course: readonly Spot[], half: number, from: number, to: number): Outline {
  const left: Point[] = [],
    right: Point[] = []
  for (let bend = from * BENDS; bend <= to * BENDS; bend++) {
    const { x, y, dx, dy } = flowAt(course, bend / BENDS)
    const far = half / (Math.sqrt(dx * dx + dy * dy) || 1)
    left.push(inchPoint(x + dy * far, y - dx * far))
    right.unshift(inchPoint(x - dy * far, y + dx * far))
  }
  return { is: 'area', points: [...left, ...right] }
}

/** Where the water is at a place of its course, and which way it runs there: a smooth curve through all the places. */
function flowAt(course: readonly Spot[], place: number): { x: number; y: number; dx: number; dy: number } {
  const i = Math.min(course.length - 2, Math.floor(place))
  const t = place - i
  const [p, q] = [spotAt(course, i), spotAt(course, i + 1)]
  const [before, after] = [spotAt(course, i - 1), spotAt(course, i + 2)]
  const on = (axis: 0 | 1) => curve(before[axis], p[axis], q[axis], after[axis], t)
  const [x, y] = [on(0), on(1)]
  return { x: x.at, y: y.at, dx: x.pace, dy: y.pace }
}

/** Beyond its ends it runs on as it came. */
function spotAt(course: readonly Spot[], i: number): Spot {
  const last = course.length - 1
  const [end, inner] = i < 0 ? [0, 1] : [last, last - 1]
  const known = course[i]
  if (known) return known
  const [ex, ey] = course[end] as Spot,
    [ix, iy] = course[inner] as Spot
  return [2 * ex - ix, 2 * ey - iy]
}

/** Through b and c, leaving b as a leads to c and reaching c as b leads to d. */
function curve(a: number, b: number, c: number, d: number, t: number): { at: number; pace: number } {
  const out = (c - a) / 2,
    into = (d - b) / 2
  const square = 3 * (c - b) - 2 * out - into,
    cube = 2 * (b - c) + out + into
  return { at: b + out * t + square * t * t + cube * t * t * t, pace: out + 2 * square * t + 3 * cube * t * t }
}
