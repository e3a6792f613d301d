/** Rock: a boulder with its facets, and ground that nobody crosses. */
import type { Outline } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { paintRing, polygon, polyline } from '../svg/path.ts'
import { pebble } from '../paint/random-shapes.ts'
import { about, between, pick, type Random } from '../paint/random.ts'
import { centroid, clockwise, corner, gap, mid, shift, type Ring } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const SHADES = [
  [3.4, 4.4, 0.16],
  [1.7, 2.2, 0.3],
] as const
const shade = (d: string, brush: Brush): string =>
  SHADES.map(([x, y, opacity]) =>
    path(d, { fill: brush.land.shadow, opacity, transform: `translate(${x} ${y})` }),
  ).join('')

const FACETS = 8

/** The edge in a few stretches that share their ends exactly, so that facets fill the whole outline. */
function stretches(ring: Ring): Ring[] {
  const count = Math.min(FACETS, ring.length)
  const cut = (n: number): number => Math.round((n / count) * ring.length)
  return Array.from({ length: count }, (_, n) =>
    Array.from({ length: cut(n + 1) - cut(n) + 1 }, (_, i) => corner(ring, cut(n) + i)),
  )
}

/** Pale towards the light, dark away from it. The outline runs clockwise, so outward is to the left. */
function stoneTone(edge: Ring, brush: Brush): string {
  const [a, b] = [corner(edge, 0), corner(edge, -1)]
  const [first, second = first, pale = first, deep = first] = brush.land.stones
  const light = ((b.x - a.x) * 0.8 - (b.y - a.y) * 0.6) / (gap(a, b) || 1)
  return light > 0.55 ? pale : light > 0 ? first : light > -0.55 ? second : deep
}

/** Each stretch of edge rises to its own uneven corner of the top. */
export function drawRock(outline: Outline, brush: Brush): string {
  const ring = clockwise(areaRing(outline))
  const r = brush.chance(101)
  const peak = shift(centroid(ring), -1.5, -2)
  const edges = stretches(ring)
  const top = edges.map((edge) => mid(peak, corner(edge, 0), between(r, 0.25, 0.66)))
  const ink = { stroke: brush.land.stoneInk, 'stroke-linejoin': 'round' }
  const facets = edges.map((edge, n) =>
    path(polygon([...edge, corner(top, n + 1), corner(top, n)]), {
      fill: stoneTone(edge, brush),
      ...ink,
      'stroke-width': 0.35,
    }),
  )
  const half = Math.floor(top.length / 2)
  const crack = polyline([corner(top, 0), shift(peak, about(r, 2), about(r, 2)), corner(top, half)])
  return group(
    {},
    shade(polygon(ring), brush),
    ...facets,
    path(polygon(top), { fill: brush.land.stones[0], ...ink, 'stroke-width': 0.35 }),
    path(polygon(top.slice(0, half + 1)), { fill: '#FFF', opacity: brush.land.stoneLight }),
    path(crack, { fill: 'none', ...ink, 'stroke-width': 0.4, opacity: 0.7 }),
    path(polygon(ring), { fill: 'none', ...ink, 'stroke-width': 0.8 }),
  )
}

interface Crag {
  readonly body: Ring
  readonly colour: string
}

const cragAt = (ring: Ring, brush: Brush, r: Random): Crag[] =>
  brush
    .strew(ring, 4, { apart: 7.5, margin: 4, most: 110 })
    .map((at) => ({ at, body: pebble(at, between(r, 3.4, 6.4), r, 0.86), colour: pick(r, brush.land.stones) }))
    .sort((a, b) => a.at.y - b.at.y)

const lit = ({ body }: Crag): string => {
  const centre = centroid(body)
  return paintRing(body.map((p) => shift(mid(centre, p, 0.55), -0.8, -1.1)))
}

/** Heaped crags inside an ink line twice drawn: nobody takes this for rough ground. */
export function drawImpassable(outline: Outline, brush: Brush): string {
  const ring = areaRing(outline)
  const r = brush.chance(102)
  const { land } = brush
  const crags = brush.detail === 'low' ? [] : cragAt(ring, brush, r)
  return group(
    {},
    shade(polygon(ring), brush),
    path(polygon(ring), { fill: land.stoneInk, opacity: 0.78 }),
    ...crags.map(({ body, colour }) =>
      path(paintRing(body), {
        fill: colour,
        stroke: land.stoneInk,
        'stroke-width': 0.6,
        'stroke-linejoin': 'round',
      }),
    ),
    path(crags.map(lit).join(''), { fill: '#FFF', opacity: land.stoneLight }),
    path(polygon(ring), { fill: 'none', stroke: land.stoneInk, 'stroke-width': 1.2 }),
  )
}
