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

/** Everything seen from one place. */
export type View = WeakMap<Point, Look>

const views = new WeakMap<Battlefield, WeakMap<Point, View>>()

/** Whoever looks around looks at many, one after the other: the last view is at hand. */
let last: { readonly field: Battlefield; readonly from: Point; readonly view: View } | undefined

export function viewFrom(field: Battlefield, from: Point): View {
  if (last?.from === from && last.field === field) return last.view
  let all = views.get(field)
  if (!all) views.set(field, all = new WeakMap())
  let view = all.get(from)
  if (!view) all.set(from, view = new WeakMap())
  last = { field, from, view }
  return view
}
