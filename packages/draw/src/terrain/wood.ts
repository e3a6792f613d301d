/** A wood: its floor and its exact edge, and trees that are only paint. */
import type { Outline } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { areaRing, discOf, grownRing } from '../geometry/piece-outline.ts'
import { paintRing, polygon, short } from '../svg/path.ts'
import { about, type Random } from '../paint/random.ts'
import { areaOf, gap, type Ring, type Spot } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'
import { drawTree, type Tree } from './tree.ts'

/** A round place that trees leave free: a figure's base. */
export interface Clearing {
  readonly at: Spot
  readonly radius: number
}

const BIG = { apart: 15.5, margin: 7.5, least: 8.4, most: 11.6 } as const
const SMALL = { apart: 8.5, margin: 4.2, least: 4.2, most: 5.8 } as const
/** Trees keep this far from a base. */
const BERTH = 2.5
/** Beyond this many great trees the wood is made of greater ones. */
const MOST_BIG = { full: 90, low: 36 } as const

const grow = (at: Spot, low: number, high: number, firs: number, r: Random): Tree => ({
  at,
  radius: low + r() * (high - low),
  isFir: r() < firs,
  model: r(),
  flipped: r() < 0.5,
})

/** Every tree of the wood, from north to south, wherever figures may stand. */
export function treesOfWood(outline: Outline, brush: Brush): Tree[] {
  const ring = areaRing(outline)
  const r = brush.chance(31)
  const firs = r() < 0.5 ? 0.22 : 0.45
  const scale = Math.max(1, Math.sqrt((areaOf(ring) * 0.7) / MOST_BIG[brush.detail]) / BIG.apart)
  const bigSpots = brush.strew(ring, 1, { apart: BIG.apart * scale, margin: BIG.margin * scale })
  const big = bigSpots.map((at) => grow(at, BIG.least * scale, BIG.most * scale, firs, r))
  if (brush.detail === 'low') return big.sort((a, b) => a.at.y - b.at.y)
  const smallSpots = brush.strew(ring, 2, { apart: SMALL.apart * scale, margin: SMALL.margin * scale, most: 500 })
  const small = smallSpots
    .map((at) => grow(at, SMALL.least * scale, SMALL.most * scale, firs, r))
    .filter((tree) => big.every((other) => gap(tree.at, other.at) > other.radius + tree.radius * 0.35))
  return [...big, ...small].sort((a, b) => a.at.y - b.at.y)
}

/** A tree standing by itself fills its disc exactly. */
function singleTree(outline: Outline, brush: Brush): Tree {
  const r = brush.chance(32)
  const { centre, radius } = discOf(outline)
  // The models' leaves stand a little over their radius.
  return { at: centre, radius: radius * 0.92, isFir: r() < 0.25, model: r(), flipped: r() < 0.5 }
}

export const isInTheWay = (tree: Clearing, clearings: readonly Clearing[]): boolean =>
  clearings.some(({ at, radius }) => gap(tree.at, at) < radius + BERTH + tree.radius * 0.82)

/** Fallen leaves and shoots, thin enough to see the floor. */
function litter(ring: Ring, brush: Brush): string {
  if (brush.detail === 'low') return ''
  const r = brush.chance(33)
  const d = brush
    .strew(ring, 5, { apart: 4.5, margin: 2, most: 320 })
    .map((p) => `M${short(p.x, p.y)}l${short(about(r, 1), -0.8 - r())}`)
    .join('')
  return path(d, { stroke: brush.land.woodLine, 'stroke-width': 0.5, opacity: 0.6, 'stroke-linecap': 'round' })
}

const edge = (ring: Ring, brush: Brush): string =>
  path(polygon(ring), {
    fill: 'none',
    stroke: brush.land.woodLine,
    'stroke-width': 0.7,
    'stroke-dasharray': '2.6 1.8',
    'stroke-linecap': 'round',
  })

const drawTrees = (trees: readonly Tree[], clearings: readonly Clearing[], brush: Brush): string =>
  trees.map((tree, n) => (isInTheWay(tree, clearings) ? '' : drawTree(tree, brush, brush.id(`${n}`)))).join('')

export function drawWood(outline: Outline, brush: Brush, clearings: readonly Clearing[]): string {
  const ring = areaRing(outline)
  return group(
    {},
    path(paintRing(grownRing(ring)), { fill: brush.land.woodFloor, opacity: 0.85 }),
    litter(ring, brush),
    edge(ring, brush),
    group({}, drawTrees(treesOfWood(outline, brush), clearings, brush)),
  )
}

/** It is the piece itself, not paint, so it stays when a figure steps beside it. */
export function drawSingleTree(outline: Outline, brush: Brush): string {
  const ring = areaRing(outline)
  return group(
    {},
    path(polygon(ring), { fill: brush.land.woodFloor, opacity: 0.7 }),
    edge(ring, brush),
    drawTree(singleTree(outline, brush), brush),
  )
}
