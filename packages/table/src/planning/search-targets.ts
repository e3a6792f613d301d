/** Where a shortest path may end: at a place, in front of a round corner of the target, or at right angles to one of its sides. */
import type { Footprint } from '../shapes/base.ts'
import type { Goal } from './goals.ts'
import { clearPlaceNear, type Barriers } from '../shortest-paths/barriers.ts'
import { sideEnd, sideStart } from '../shapes/convex-core.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { PreparedMove } from '../moves/prepared-move.ts'
import type { SearchTarget } from '../shortest-paths/tangent-search.ts'
import { growBy, placedAt, shapeOf } from '../shapes/shape.ts'
import { CONTACT_GAP } from '../shapes/contact-places.ts'

const ORIGIN: Point = { x: 0, y: 0 }

export function searchTargets(
  move: PreparedMove,
  barriers: Barriers,
  goal: Goal,
  ends: readonly Point[],
): readonly SearchTarget[] {
  const places = ends.flatMap((end): SearchTarget[] => {
    const clear = clearPlaceNear(barriers, end)
    if (!clear) return []
    return [{ at: clear, short: 0, target: -1, ...(clear !== end && { last: end }) }]
  })
  return 'contact' in goal ? [...contactEnds(move, barriers, goal.contact), ...places] : places
}

function contactEnds(
  { question: { mover } }: PreparedMove,
  { all }: Barriers,
  contact: Footprint,
): readonly SearchTarget[] {
  const { core, radius } = growBy(shapeOf(contact), shapeOf(placedAt(mover, ORIGIN)))
  const short = radius + CONTACT_GAP
  const target = all.findIndex(
    ({ shape }) =>
      shape.core.length === core.length &&
      shape.radius === radius &&
      core.every((p, i) => distance(p, shape.core[i] as Point) < 0.001),
  )
  const corners = core.map((at): SearchTarget => ({ at, short, target }))
  if (core.length === 1) return corners
  return [
    ...corners,
    ...core.flatMap((_, i): SearchTarget[] => {
      const a = sideStart(core, i),
        b = sideEnd(core, i),
        length = distance(a, b)
      return length === 0
        ? []
        : [{ at: a, short, target, side: { x: (b.x - a.x) / length, y: (b.y - a.y) / length, length } }]
    }),
  ]
}
