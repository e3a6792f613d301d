/** Webs: threads from the middle to the rim, and rings of threads across them. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { areaRing, smoothedOutline } from '../geometry/piece-outline.ts'
import { centroid, corner, scaledRing, type Ring } from '../geometry/points.ts'
import { compactRing, polygon, polyline } from '../svg/path.ts'
import { group, path } from '../svg/svg.ts'

const THREADS = 12
const RINGS = [0.25, 0.45, 0.65, 0.85]

export function drawWebs(outline: Outline, context: DrawContext): string {
  const ring = smoothedOutline(areaRing(outline))
  const ink = { fill: 'none', stroke: context.land.roughInk, 'stroke-width': 0.5, opacity: 0.8 }
  return group(
    {},
    path(compactRing(ring), { fill: context.land.rough, opacity: 0.35 }),
    context.detail === 'low' ? '' : path(threadsIn(ring), ink),
    path(polygon(ring), { ...ink, 'stroke-dasharray': '.2 2', 'stroke-linecap': 'round' }),
  )
}

function threadsIn(ring: Ring): string {
  const middle = centroid(ring)
  const ends = Array.from({ length: THREADS }, (_, i) => corner(ring, Math.round((i * ring.length) / THREADS)))
  const spokes = ends.map((end) => polyline([middle, end])).join('')
  return spokes + RINGS.map((scale) => polygon(scaledRing(ends, scale, middle))).join('')
}
