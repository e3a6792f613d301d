/** A wood: its floor and its exact edge, and trees, which are decoration. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { areaRing, discOf, smoothedOutline } from '../geometry/piece-outline.ts'
import { compactRing, polygon, compactNumbers } from '../svg/path.ts'
import { plusMinus, type Random } from '../decoration/random.ts'
import { areaOf, mmDistance, type Ring, type MmPoint } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'
import { drawTree, type Tree } from './tree.ts'

/** A circle without trees: a figure's base. */
export interface Clearing {
  readonly at: MmPoint
  readonly radius: number
}

const BIG = { apart: 15.5, margin: 7.5, least: 8.4, most: 11.6 } as const
const SMALL = { apart: 8.5, margin: 4.2, least: 4.2, most: 5.8 } as const
/** Trees keep this far from a base. */
const CLEARANCE = 2.5
/** A wood with more large trees than this gets larger ones instead. */
const MOST_BIG = { full: 90, low: 36 } as const

const makeTree = (at: MmPoint, low: number, high: number, firs: number, r: Random): Tree => ({
  at,
  radius: low + r() * (high - low),
  isFir: r() < firs,
  model: r(),
  flipped: r() < 0.5,
})

/** Every tree of the wood, from north to south, also where figures stand. */
export function treesOfWood(outline: Outline, context: DrawContext): Tree[] {
  const ring = areaRing(outline)
  const r = context.random(31)
  const firs = r() < 0.5 ? 0.22 : 0.45
  const scale = Math.max(1, Math.sqrt((areaOf(ring) * 0.7) / MOST_BIG[context.detail]) / BIG.apart)
  const bigSpots = context.scatter(ring, 1, { apart: BIG.apart * scale, margin: BIG.margin * scale })
  const big = bigSpots.map((at) => makeTree(at, BIG.least * scale, BIG.most * scale, firs, r))
  if (context.detail === 'low') return big.sort((a, b) => a.at.y - b.at.y)
  const smallSpots = context.scatter(ring, 2, { apart: SMALL.apart * scale, margin: SMALL.margin * scale, most: 500 })
  const small = smallSpots
    .map((at) => makeTree(at, SMALL.least * scale, SMALL.most * scale, firs, r))
    .filter((tree) => big.every((other) => mmDistance(tree.at, other.at) > other.radius + tree.radius * 0.35))
  return [...big, ...small].sort((a, b) => a.at.y - b.at.y)
}

/** A tree standing by itself fills its disc exactly. */
export function singleTree(outline: Outline, context: DrawContext): Tree {
  const r = context.random(32)
  const { centre, radius } = discOf(outline)
  // The leaves of the models reach a little beyond their radius.
  return { at: centre, radius: radius * 0.92, isFir: r() < 0.25, model: r(), flipped: r() < 0.5 }
}

export const isInTheWay = (tree: Clearing, clearings: readonly Clearing[]): boolean =>
  clearings.some(({ at, radius }) => mmDistance(tree.at, at) < radius + CLEARANCE + tree.radius * 0.82)

/** Fallen leaves and shoots, sparse enough to see the floor. */
function fallenLeaves(ring: Ring, context: DrawContext): string {
  if (context.detail === 'low') return ''
  const r = context.random(33)
  const d = context
    .scatter(ring, 5, { apart: 4.5, margin: 2, most: 320 })
    .map((p) => `M${compactNumbers(p.x, p.y)}l${compactNumbers(plusMinus(r, 1), -0.8 - r())}`)
    .join('')
  return path(d, { stroke: context.land.woodLine, 'stroke-width': 0.5, opacity: 0.6, 'stroke-linecap': 'round' })
}

const edge = (ring: Ring, context: DrawContext): string =>
  path(polygon(ring), {
    fill: 'none',
    stroke: context.land.woodLine,
    'stroke-width': 0.7,
    'stroke-dasharray': '2.6 1.8',
    'stroke-linecap': 'round',
  })

const drawTrees = (trees: readonly Tree[], clearings: readonly Clearing[], context: DrawContext): string =>
  trees.map((tree, n) => (isInTheWay(tree, clearings) ? '' : drawTree(tree, context, context.id(`${n}`)))).join('')

export function drawWoodFloor(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  return (
    path(compactRing(smoothedOutline(ring)), { fill: context.land.woodFloor, opacity: 0.85 }) +
    fallenLeaves(ring, context) +
    edge(ring, context)
  )
}

export const drawWood = (outline: Outline, context: DrawContext, clearings: readonly Clearing[]): string =>
  group({}, drawWoodFloor(outline, context), group({}, drawTrees(treesOfWood(outline, context), clearings, context)))

export function drawTreeFloor(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  return path(polygon(ring), { fill: context.land.woodFloor, opacity: 0.7 }) + edge(ring, context)
}

/** This tree is the piece itself, not decoration, so it stays when a figure comes near. */
export const drawSingleTree = (outline: Outline, context: DrawContext): string =>
  group({}, drawTreeFloor(outline, context), drawTree(singleTree(outline, context), context))
