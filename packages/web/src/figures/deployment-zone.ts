/** Keeps a piece that is dragged out of its deployment zone inside it, base and all. */
import { contains, distance, point, type Outline, type Point } from '@muster/table'

export function moveInsideZone(zone: readonly Outline[], at: Point, radius: number): Point {
  if (zone.length === 0 || zone.some((outline) => contains(outline, at))) return at
  const places = zone.flatMap((outline) => nearestIn(outline, at, radius) ?? [])
  return places.sort((a, b) => distance(a, at) - distance(b, at))[0] ?? at
}

function nearestIn(outline: Outline, at: Point, radius: number): Point | undefined {
  if (outline.is === 'disc') return towards(outline.centre, at, Math.max(0, outline.radius - radius))
  return outline.is === 'area' ? pushInside(outline.points, at, radius) : undefined
}

function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1)
  return point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

/**
 * Moves the point away from each side it is too close to, twice because a corner has two sides. Works for convex zones
 * only.
 */
function pushInside(ring: readonly Point[], at: Point, radius: number): Point {
  let { x, y } = at
  const turn = isClockwise(ring) ? 1 : -1
  for (let i = 0; i < 2 * ring.length; i++) {
    const [a, b] = [ring[i % ring.length], ring[(i + 1) % ring.length]]
    if (!a || !b) continue
    const long = distance(a, b) || 1
    const inward = { x: (-(b.y - a.y) / long) * turn, y: ((b.x - a.x) / long) * turn }
    const lacks = radius - ((x - a.x) * inward.x + (y - a.y) * inward.y)
    if (lacks > 0) [x, y] = [x + inward.x * lacks, y + inward.y * lacks]
  }
  return point(x, y)
}

/** As the table is drawn, with y pointing down. */
const isClockwise = (ring: readonly Point[]): boolean =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0) > 0

/** The middle of the ground on which pieces may be placed. */
export function middleOfZone(zone: readonly Outline[]): Point {
  const points = zone.flatMap((outline) => (outline.is === 'disc' ? [outline.centre] : outline.points))
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) }
}
