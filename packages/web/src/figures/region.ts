/** The distance of a point from a region given by closed rings, some of which are holes. */
import type { Point } from '@muster/table'

type Ring = readonly Point[]

/** 0 inside; Infinity if the region is empty. */
export function distanceToRegion(rings: readonly Ring[], at: Point): number {
  if (isInside(rings, at)) return 0
  let least = Infinity
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      least = Math.min(least, squaredTo(ring[j], ring[i], at))
    }
  return Math.sqrt(least)
}

/** A ray crosses a hole twice, so a hole is outside. */
function isInside(rings: readonly Ring[], { x, y }: Point): boolean {
  let inside = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[j], ring[i]]
      if (a && b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
  return inside
}

function squaredTo(a: Point | undefined, b: Point | undefined, { x, y }: Point): number {
  if (!a || !b) return Infinity
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return (a.x + dx * share - x) ** 2 + (a.y + dy * share - y) ** 2
}
