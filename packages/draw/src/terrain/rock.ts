/** Rock: a boulder with its facets, and ground that nobody crosses. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { compactRing, polygon, polyline } from '../svg/path.ts'
import { pebble } from '../decoration/random-shapes.ts'
import { plusMinus, between, pick, type Random } from '../decoration/random.ts'
import { centroid, clockwise, corner, mmDistance, pointBetween, shift, type Ring } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const SHADES = [
  [3.4, 4.4, 0.16],
  [1.7, 2.2, 0.3],
] as const
const shade = (d: string, context: DrawContext): string =>
  SHADES.map(([x, y, opacity]) =>
    path(d, { fill: context.land.shadow, opacity, transform: `translate(${x} ${y})` }),
  ).join('')

const FACETS = 8

/** The outline in a few parts that share their end points, so that the facets leave no gap. */
function stretches(ring: Ring): Ring[] {
  const count = Math.min(FACETS, ring.length)
  const cut = (n: number): number => Math.round((n / count) * ring.length)
  return Array.from({ length: count }, (_, n) =>
    Array.from({ length: cut(n + 1) - cut(n) + 1 }, (_, i) => corner(ring, cut(n) + i)),
  )
}

/** Pale towards the light, dark away from it. The outline runs clockwise, so outward is to the left. */
function stoneTone(edge: Ring, context: DrawContext): string {
  const [a, b] = [corner(edge, 0), corner(edge, -1)]
  const [first, second = first, pale = first, deep = first] = context.land.stones
  const light = ((b.x - a.x) * 0.8 - (b.y - a.y) * 0.6) / (mmDistance(a, b) || 1)
  return light > 0.55 ? pale : light > 0 ? first : light > -0.55 ? second : deep
}

/** A facet joins each part of the outline to an uneven top. */
export function drawRock(outline: Outline, context: DrawContext): string {
  const ring = clockwise(areaRing(outline))
  const r = context.random(101)
  const peak = shift(centroid(ring), -1.5, -2)
  const edges = stretches(ring)
  const top = edges.map((edge) => pointBetween(peak, corner(edge, 0), between(r, 0.25, 0.66)))
  const ink = { stroke: context.land.stoneInk, 'stroke-linejoin': 'round' }
  const facets = edges.map((edge, n) =>
    path(polygon([...edge, corner(top, n + 1), corner(top, n)]), {
      fill: stoneTone(edge, context),
      ...ink,
      'stroke-width': 0.35,
    }),
  )
  const half = Math.floor(top.length / 2)
  const crack = polyline([corner(top, 0), shift(peak, plusMinus(r, 2), plusMinus(r, 2)), corner(top, half)])
  return group(
    {},
    shade(polygon(ring), context),
    ...facets,
    path(polygon(top), { fill: context.land.stones[0], ...ink, 'stroke-width': 0.35 }),
    path(polygon(top.slice(0, half + 1)), { fill: '#FFF', opacity: context.land.stoneLight }),
    path(crack, { fill: 'none', ...ink, 'stroke-width': 0.4, opacity: 0.7 }),
    path(polygon(ring), { fill: 'none', ...ink, 'stroke-width': 0.8 }),
  )
}

export interface Crag {
  readonly body: Ring
  readonly colour: string
}

const cragsOn = (ring: Ring, context: DrawContext, r: Random): Crag[] =>
  context
    .scatter(ring, 4, { apart: 7.5, margin: 4, most: 110 })
    .map((at) => ({ at, body: pebble(at, between(r, 3.4, 6.4), r, 0.86), colour: pick(r, context.land.stones) }))
    .sort((a, b) => a.at.y - b.at.y)

const cragHighlight = ({ body }: Crag): string => {
  const centre = centroid(body)
  return compactRing(body.map((p) => shift(pointBetween(centre, p, 0.55), -0.8, -1.1)))
}

/** The crags of impassable ground, from north to south. */
export const cragsOf = (outline: Outline, context: DrawContext): Crag[] =>
  cragsOn(areaRing(outline), context, context.random(102))

export function drawCragFloor(outline: Outline, context: DrawContext): string {
  const d = polygon(areaRing(outline))
  return path(d, { fill: context.land.stoneInk, opacity: 0.78, stroke: context.land.stoneInk, 'stroke-width': 1.2 })
}

/** Crags inside a strong outline, so that nobody takes it for rough ground. */
export function drawImpassable(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  const { land } = context
  const crags = context.detail === 'low' ? [] : cragsOf(outline, context)
  return group(
    {},
    shade(polygon(ring), context),
    path(polygon(ring), { fill: land.stoneInk, opacity: 0.78 }),
    ...crags.map(({ body, colour }) =>
      path(compactRing(body), {
        fill: colour,
        stroke: land.stoneInk,
        'stroke-width': 0.6,
        'stroke-linejoin': 'round',
      }),
    ),
    path(crags.map(cragHighlight).join(''), { fill: '#FFF', opacity: land.stoneLight }),
    path(polygon(ring), { fill: 'none', stroke: land.stoneInk, 'stroke-width': 1.2 }),
  )
}
