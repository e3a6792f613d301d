/** Places in contact around a base, from a fixed table of directions. */
import type { Footprint } from './base.ts'
import { point, type Point } from '../geometry/point.ts'
import { growBy, placedAt, shapeOf, type Shape } from './shape.ts'
import { intervalWithin } from './span.ts'

/** One eighth of a turn in eight even steps, in ten-thousandths; mirrored, it gives 64 directions all around. */
const EIGHTH = [
  [10000, 0],
  [9952, 980],
  [9808, 1951],
  [9569, 2903],
  [9239, 3827],
  [8819, 4714],
  [8315, 5556],
  [7730, 6344],
] as const

const QUARTER: readonly Point[] = [
  ...EIGHTH.map(([x, y]) => ({ x, y })),
  { x: 7071, y: 7071 },
  ...EIGHTH.slice(1)
    .reverse()
    .map(([x, y]) => ({ x: y, y: x })),
]

/** 64 directions in order around. */
export const DIRECTIONS: readonly Point[] = [
  ...QUARTER,
  ...QUARTER.map(({ x, y }) => ({ x: -y, y: x })),
  ...QUARTER.map(({ x, y }) => ({ x: -x, y: -y })),
  ...QUARTER.map(({ x, y }) => ({ x: y, y: -x })),
]

/** Room left between bases in contact, so that rounding to the lattice never makes them overlap. */
export const CONTACT_GAP = 1

/** Up to 64 places, evenly around the target, at which the mover stands in contact with it. */
export function contactPlaces(mover: Footprint, target: Footprint, count: number): readonly Point[] {
  const grown = grownTarget(mover, target)
  const places = Math.min(count, DIRECTIONS.length)
  return Array.from({ length: places }, (_, i) =>
    placeOn(grown, target.at, DIRECTIONS[Math.floor((i * DIRECTIONS.length) / places)] as Point),
  )
}

/** The place in contact on the line from the target's centre to the mover's: for round bases, the nearest. */
export const contactPlaceFacing = (mover: Footprint, target: Footprint): Point =>
  placeOn(grownTarget(mover, target), target.at, { x: mover.at.x - target.at.x, y: mover.at.y - target.at.y })

const ORIGIN: Point = { x: 0, y: 0 }

const grownTarget = (mover: Footprint, target: Footprint): Shape =>
  growBy(shapeOf(target), shapeOf(placedAt(mover, ORIGIN)))

function placeOn(grown: Shape, centre: Point, direction: Point): Point {
  const size = Math.sqrt(direction.x * direction.x + direction.y * direction.y)
  const spread = grown.core.reduce((sum, p) => sum + Math.abs(p.x - centre.x) + Math.abs(p.y - centre.y), 0)
  const far = 2 * (grown.radius + CONTACT_GAP) + spread
  const dx = size === 0 ? far : (direction.x / size) * far,
    dy = size === 0 ? 0 : (direction.y / size) * far
  const share = intervalWithin(grown, centre, { x: centre.x + dx, y: centre.y + dy }, CONTACT_GAP)?.to ?? 0
  return point(centre.x + dx * share, centre.y + dy * share)
}

/** The place in contact with a side, opposite one of its points, on the side where the mover stands. */
export function contactPlaceBeside(mover: Footprint, side: readonly Point[], p: Point): Point {
  const grown = growBy({ core: side, radius: 0 }, shapeOf(placedAt(mover, ORIGIN)))
  return placeOn(grown, p, { x: mover.at.x - p.x, y: mover.at.y - p.y })
}
