/** On which part of a segment a moving point is within reach of a convex shape. */
import { boxOf, isNearBox } from '../geometry/box.ts'
import type { Interval } from '../geometry/interval.ts'
import { clipDisc } from './clip.ts'
import { sideEnd, sideStart } from './convex-core.ts'
import { square, type Point } from '../geometry/point.ts'
import type { Shape } from './shape.ts'

/**
 * The part of the segment ab no further than `slack` beyond the shape's rim. The gap to a convex
 * shape falls and then rises along a straight line, so there is at most one such part.
 * A slack below 0 asks for that much depth.
 */
export function intervalWithin(shape: Shape, a: Point, b: Point, slack: number): Interval | undefined {
  const { core } = shape
  const reach = shape.radius + slack
  if (core.length === 1) return reach < 0 ? undefined : clipDisc(sideStart(core, 0), reach, a, b)[0]
  if (!isNearBox(boxOf(core, Math.max(0, reach)), a, b, 0)) return undefined
  let span = core.length > 2 ? spanInCore(core, a, b, Math.max(0, -reach)) : undefined
  if (reach < 0) return span
  const sides = core.length === 2 ? 1 : core.length
  for (let i = 0; i < core.length; i++) {
    span = joined(span, clipDisc(sideStart(core, i), reach, a, b)[0])
    if (i < sides) span = joined(span, spanBeside(sideStart(core, i), sideEnd(core, i), a, b, reach))
  }
  return span
}

/** Where the segment runs inside the corners, at least `depth` deep. The box bounds a thin core whose sides are nearly parallel. */
function spanInCore(core: readonly Point[], a: Point, b: Point, depth: number): Interval | undefined {
  const { left, top, right, bottom } = boxOf(core)
  let span = whileBetween(a.x, b.x, left, right)
  span &&= common(span, whileBetween(a.y, b.y, top, bottom))
  for (let i = 0; i < core.length && span; i++) {
    const p = sideStart(core, i),
      q = sideEnd(core, i)
    const length = Math.sqrt(square(q.x - p.x) + square(q.y - p.y))
    const depthAt = (s: Point) => ((q.x - p.x) * (s.y - p.y) - (q.y - p.y) * (s.x - p.x)) / length
    span = common(span, whileBetween(depthAt(a), depthAt(b), depth, Infinity))
  }
  return span
}

/** Where the segment runs beside the side pq, no further off than `reach` and not beyond its ends. */
function spanBeside(p: Point, q: Point, a: Point, b: Point, reach: number): Interval | undefined {
  const dx = q.x - p.x,
    dy = q.y - p.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const across = (s: Point) => (dx * (s.y - p.y) - dy * (s.x - p.x)) / length
  const ahead = (s: Point) => (dx * (s.x - p.x) + dy * (s.y - p.y)) / length
  const near = whileBetween(across(a), across(b), -reach, reach)
  return near && common(near, whileBetween(ahead(a), ahead(b), 0, length))
}

/** When a value that goes evenly from `start` to `end` lies between low and high. */
function whileBetween(start: number, end: number, low: number, high: number): Interval | undefined {
  const change = end - start
  if (change === 0) return start >= low && start <= high ? { from: 0, to: 1 } : undefined
  const one = (low - start) / change,
    other = (high - start) / change
  const from = Math.max(0, Math.min(one, other)),
    to = Math.min(1, Math.max(one, other))
  return from <= to ? { from, to } : undefined
}

const common = (s: Interval, t: Interval | undefined): Interval | undefined => {
  if (!t) return undefined
  const from = Math.max(s.from, t.from),
    to = Math.min(s.to, t.to)
  return from <= to ? { from, to } : undefined
}

const joined = (s: Interval | undefined, t: Interval | undefined): Interval | undefined =>
  s && t ? { from: Math.min(s.from, t.from), to: Math.max(s.to, t.to) } : (s ?? t)
