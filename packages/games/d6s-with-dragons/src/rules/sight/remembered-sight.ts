/**
 * Looks that are remembered: as long as two stay where they are, what came of a look holds, for terrain does not
 * change. A place is an object of its own for everybody who comes to it, so whoever has moved stands on another.
 */
import type { Base, Battlefield, Length, Point } from '@muster/table'

/** What came of a look at a body, and what that depends on besides the two places. */
export interface Look {
  readonly eye: Length
  readonly level: Length
  readonly height: Length
  readonly base: Base
  readonly facing: Point | undefined
  readonly isFree: boolean
}

/** What has been seen from one place. */
interface View {
  readonly field: Battlefield
  readonly from: Point
  readonly looks: Map<Point, Look>
}

/** Whoever looks around looks at many and soon again: the last few views are kept, no more. */
const MOST_KEPT = 8
const views: View[] = []
let oldest = 0

export function looksFrom(field: Battlefield, from: Point): Map<Point, Look> {
  for (const view of views) if (view.from === from && view.field === field) return view.looks
  const looks = new Map<Point, Look>()
  views[oldest++ % MOST_KEPT] = { field, from, looks }
  return looks
}
