/** The parts of a path on which a base is near something. */
import type { Length } from '../geometry/length.ts'
import { spansWhere, type MeasuredPath, type Span } from '../geometry/measured-path.ts'
import type { Footprint } from './base.ts'
import { growBy, placedAt, shapeOf, type Shape } from './shape.ts'
import { intervalWithin } from './span.ts'

/** Spans this close together count as one. */
const SAME = 1
const NOWHERE: readonly Span[] = []
const ORIGIN = { x: 0, y: 0 }

/** The shape of a base, centred on the origin. */
export const shapeAtOrigin = (foot: Footprint): Shape => shapeOf(placedAt(foot, ORIGIN))

/** Where along the path its centre is within a distance of a shape. */
export const spansWithin = (way: MeasuredPath, shape: Shape, reach: Length): Span[] =>
  spansWhere(way, (a, b) => {
    const span = intervalWithin(shape, a, b, reach)
    return span ? [span] : NOWHERE
  })

/** Where along the path the base overlaps a side of the piece, or is within a distance of one. */
export function overlapSpans(
  way: MeasuredPath,
  foot: Footprint,
  { sides }: { readonly sides: readonly Shape[] },
  reach: Length = 0,
): Span[] {
  const base = shapeAtOrigin(foot)
  const spans: Span[] = []
  for (const side of sides) spans.push(...spansWithin(way, growBy(side, base), reach))
  return mergeSpans(spans)
}

/** In order, with adjacent spans merged. */
export function mergeSpans(spans: Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last && span.from <= last.to + SAME) out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else out.push(span)
  }
  return out
}
