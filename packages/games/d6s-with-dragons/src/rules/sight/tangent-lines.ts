/** Tangent lines from a point to a base. */
import { shapeOf, type Footprint, type Point } from '@muster/table'

/** The two tangent points of a base as seen from a place, left and right. From inside it: its centre twice. */
export function tangentPoints(from: Point, base: Footprint): readonly [Point, Point] {
  const { core, radius } = shapeOf(base)
  let left: Point | undefined
  let right: Point | undefined
  for (const corner of core) {
    const ends = roundTangents(from, corner, radius)
    if (!ends) return [base.at, base.at]
    if (!left || crosses(from, left, ends[0]) > 0) left = ends[0]
    if (!right || crosses(from, right, ends[1]) < 0) right = ends[1]
  }
  return [left ?? base.at, right ?? base.at]
}

/** Above 0 when `b` lies on the left-hand side of the line to `a`, in a plane whose y runs up the page. */
const crosses = (from: Point, a: Point, b: Point): number =>
  (a.x - from.x) * (b.y - from.y) - (a.y - from.y) * (b.x - from.x)

/** The tangent points of a disc; for a bare corner the corner itself. */
function roundTangents(from: Point, centre: Point, radius: number): readonly [Point, Point] | undefined {
  if (radius === 0) return [centre, centre]
  const dx = centre.x - from.x
  const dy = centre.y - from.y
  const squared = dx * dx + dy * dy
  if (squared <= radius * radius) return undefined
  const back = (radius * radius) / squared
  const aside = (radius * Math.sqrt(squared - radius * radius)) / squared
  const x = centre.x - dx * back
  const y = centre.y - dy * back
  return [
    { x: x - dy * aside, y: y + dx * aside },
    { x: x + dy * aside, y: y - dx * aside },
  ]
}
