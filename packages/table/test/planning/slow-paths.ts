/**
 * A slow and independent search for the shortest way, for tests: every grown obstacle becomes a convex polygon with many
 * corners, and Dijkstra's algorithm runs over all pairs of corners that see each other.
 */
import { shapeOf, type Footprint, type Point } from '../../src/index.ts'

/** Pseudorandom numbers from 0 to 1, the same each time. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

type Polygon = readonly Point[]
const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

function hullOf(points: readonly Point[]): Polygon {
  const chain = (sorted: readonly Point[]): Point[] => {
    const out: Point[] = []
    for (const p of sorted) {
      while (out.length > 1 && cross(out.at(-2) as Point, out.at(-1) as Point, p) <= 1e-9) out.pop()
      out.push(p)
    }
    return out.slice(0, -1)
  }
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const AROUND = 32
/** Corners on the rim make the polygon a little too small, corners at `1 / cos` of a half step a little too large. */
export const INSIDE = 1
export const OUTSIDE = 1 / Math.cos(Math.PI / AROUND)

/** What the mover's centre must stay out of because of corners grown by a radius. */
export function grownPolygon(mover: Footprint, corners: readonly Point[], radius: number, scale: number): Polygon {
  const own = shapeOf({ ...mover, at: { x: 0, y: 0 } })
  const far = radius + own.radius
  const around =
    far === 0
      ? [{ x: 0, y: 0 }]
      : Array.from({ length: AROUND }, (_, i) => {
          const angle = (2 * Math.PI * i) / AROUND
          return { x: Math.cos(angle) * far * scale, y: Math.sin(angle) * far * scale }
        })
  return hullOf(
    corners.flatMap((c) => own.core.flatMap((m) => around.map((r) => ({ x: c.x - m.x + r.x, y: c.y - m.y + r.y })))),
  )
}

/** Whether the segment runs through the inside of a convex polygon, deeper than a tolerance of rounding. */
function cuts(polygon: Polygon, a: Point, b: Point): boolean {
  let from = 0,
    to = 1
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i] as Point,
      q = polygon[(i + 1) % polygon.length] as Point
    const length = Math.hypot(q.x - p.x, q.y - p.y)
    const da = cross(p, q, a) / length - 0.001,
      db = cross(p, q, b) / length - 0.001
    if (da <= 0 && db <= 0) return false
    if (da < 0) from = Math.max(from, da / (da - db))
    else if (db < 0) to = Math.min(to, da / (da - db))
    if (from >= to) return false
  }
  return true
}

/** The length of the shortest path, or Infinity. */
export function slowLength(
  start: Point,
  goal: Point,
  polygons: readonly Polygon[],
  isOn: (p: Point) => boolean,
): number {
  const places = [
    start,
    goal,
    ...polygons.flatMap((polygon) =>
      polygon.filter(
        (p) => isOn(p) && !polygons.some((other) => other !== polygon && cuts(other, p, { x: p.x + 1e-6, y: p.y })),
      ),
    ),
  ]
  const far = places.map(() => Infinity),
    done = places.map(() => false)
  far[0] = 0
  for (;;) {
    let here = -1
    for (let i = 0; i < places.length; i++) if (!done[i] && far[i]! < (here === -1 ? Infinity : far[here]!)) here = i
    if (here === -1 || here === 1) return far[1]!
    done[here] = true
    const a = places[here] as Point
    for (let i = 1; i < places.length; i++) {
      if (done[i]) continue
      const b = places[i] as Point,
        there = far[here]! + Math.hypot(b.x - a.x, b.y - a.y)
      if (there < far[i]! && !polygons.some((polygon) => cuts(polygon, a, b))) far[i] = there
    }
  }
}
