/** A hedge: leafy clumps along its line, all dark first, then the middle, then the tips. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { beside, smoothed, linePointsAlong } from '../geometry/lines.ts'
import { areaRing, pieceLine } from '../geometry/piece-outline.ts'
import { compactLine, polygon, polyline } from '../svg/path.ts'
import { leafyDisc } from '../decoration/random-shapes.ts'
import { plusMinus, between, type Random } from '../decoration/random.ts'
import { shift, type Ring, type MmPoint } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const STEP = 2.8

export interface Clump {
  readonly at: MmPoint
  readonly radius: number
}

const clumpsAlong = (line: Ring, r: Random): Clump[] =>
  linePointsAlong(line, () => STEP).map((stop) => ({ at: beside(stop, plusMinus(r, 2)), radius: between(r, 2.1, 4) }))

const dark = (clumps: readonly Clump[], r: Random): string =>
  clumps.map(({ at, radius }) => leafyDisc(at, radius, 6 + Math.floor(r() * 2), r, 0.2)).join('')
const middle = (clumps: readonly Clump[], r: Random): string =>
  clumps
    .filter(() => r() < 0.85)
    .map(({ at, radius }) => leafyDisc(shift(at, -0.6, -0.8), radius * 0.64, 5, r, 0.2))
    .join('')
const tips = (clumps: readonly Clump[], r: Random): string =>
  clumps
    .filter(() => r() < 0.6)
    .map(({ at, radius }) =>
      leafyDisc(shift(at, -0.7 + plusMinus(r, 0.3), -1 + plusMinus(r, 0.4)), radius * 0.28, 4, r, 0.2),
    )
    .join('')

/** Along a line the corners are smoothed a little. */
const hedgeLine = (outline: Outline): Ring =>
  outline.is === 'line' ? smoothed(pieceLine(outline), false, 4) : pieceLine(outline)

/** The bushes of a hedge, as they stand. */
export const clumpsOf = (outline: Outline, context: DrawContext): Clump[] =>
  clumpsAlong(hedgeLine(outline), context.random(71))

function leafy(line: Ring, context: DrawContext): string {
  const clumps = clumpsAlong(line, context.random(71))
  const r = context.random(72)
  const [low, mid, high] = context.land.hedge
  // The outline is drawn under all clumps at once, so that it only shows round the whole hedge.
  const shade = {
    fill: 'none',
    stroke: context.land.shadow,
    'stroke-width': 7,
    opacity: 0.3,
    transform: 'translate(1.9 2.5)',
  }
  return (
    path(compactLine(line), { ...shade, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    path(dark(clumps, r), { fill: low, stroke: context.land.treeInk, 'stroke-width': 1, 'paint-order': 'stroke' }) +
    path(middle(clumps, r), { fill: mid }) +
    path(tips(clumps, r), { fill: high })
  )
}

const bareHedge = (line: Ring, context: DrawContext): string =>
  path(polyline(line), { fill: 'none', stroke: context.land.hedge[0], 'stroke-width': 7, 'stroke-linecap': 'round' }) +
  path(polyline(line), { fill: 'none', stroke: context.land.hedge[1], 'stroke-width': 3.6, 'stroke-linecap': 'round' })

/** A hedge given as an area keeps its exact edge. */
export function drawHedge(outline: Outline, context: DrawContext): string {
  if (context.detail === 'low') return bareHedge(pieceLine(outline), context)
  const line = hedgeLine(outline)
  if (outline.is === 'line') return group({}, leafy(line, context))
  const d = polygon(areaRing(outline))
  return group(
    {},
    path(d, { fill: context.land.hedge[0] }),
    leafy(line, context),
    path(d, { fill: 'none', stroke: context.land.woodLine, 'stroke-width': 0.6, 'stroke-dasharray': '2.6 1.8' }),
  )
}
