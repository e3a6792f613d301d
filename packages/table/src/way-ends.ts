/** Where a shortest way may end: at a place, straight before a round corner of the target, or square on one of its sides. */
import type { Footprint } from './base.ts'
import type { Goal } from './ends.ts'
import { clearPlaceNear, type Barriers } from './barriers.ts'
import { sideEnd, sideStart } from './core.ts'
import { distance, type Point } from './point.ts'
import type { Setting } from './setting.ts'
import { grownBy, moved, shapeOf } from './shape.ts'
import { ROOM } from './spots.ts'

/** The way runs towards `at` and ends `short` of it; then it goes on to `last`, a step away, if there is one. */
export interface WayEnd {
  readonly at: Point
  readonly short: number
  readonly last?: Point
  /** The target's own barrier, into whose room the way may come. */
  readonly target: number
  /** Square on a side: the end may be anywhere from `at` to this far along, on the side to the left of it. */
  readonly side?: { readonly x: number; readonly y: number; readonly length: number }
}

const ORIGIN: Point = { x: 0, y: 0 }

export function wayEnds(setting: Setting, barriers: Barriers, goal: Goal, ends: readonly Point[]): readonly WayEnd[] {
  const places = ends.flatMap((end): WayEnd[] => {
    const clear = clearPlaceNear(barriers, end)
    if (!clear) return []
    return [{ at: clear, short: 0, target: -1, ...(clear !== end && { last: end }) }]
  })
  return 'contact' in goal ? [...contactEnds(setting, barriers, goal.contact), ...places] : places
}

function contactEnds({ question: { mover } }: Setting, { all }: Barriers, contact: Footprint): readonly WayEnd[] {
  const { core, radius } = grownBy(shapeOf(contact), shapeOf(moved(mover, ORIGIN)))
  const short = radius + ROOM
  const target = all.findIndex(
    ({ shape }) =>
      shape.core.length === core.length &&
      shape.radius === radius &&
      core.every((p, i) => distance(p, shape.core[i] as Point) < 0.001),
  )
  const corners = core.map((at): WayEnd => ({ at, short, target }))
  if (core.length === 1) return corners
  return [
    ...corners,
    ...core.flatMap((_, i): WayEnd[] => {
      const a = sideStart(core, i),
        b = sideEnd(core, i),
        length = distance(a, b)
      return length === 0
        ? []
        : [{ at: a, short, target, side: { x: (b.x - a.x) / length, y: (b.y - a.y) / length, length } }]
    }),
  ]
}
