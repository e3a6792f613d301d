/** A hedge: leafy clumps along its line, all dark first, then the middle, then the tips. */
import type { Outline } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { beside, softened, stopsAlong } from '../geometry/lines.ts'
import { areaRing, standingLine } from '../geometry/piece-outline.ts'
import { paintLine, polygon, polyline } from '../svg/path.ts'
import { scallop } from '../paint/random-shapes.ts'
import { about, between, type Random } from '../paint/random.ts'
import { shift, type Ring, type Spot } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const STEP = 2.8

interface Clump {
  readonly at: Spot
  readonly radius: number
}

const clumpsAlong = (line: Ring, r: Random): Clump[] =>
  stopsAlong(line, () => STEP).map((stop) => ({ at: beside(stop, about(r, 2)), radius: between(r, 2.1, 4) }))

const dark = (clumps: readonly Clump[], r: Random): string =>
  clumps.map(({ at, radius }) => scallop(at, radius, 6 + Math.floor(r() * 2), r, 0.2)).join('')
const middle = (clumps: readonly Clump[], r: Random): string =>
  clumps
    .filter(() => r() < 0.85)
    .map(({ at, radius }) => scallop(shift(at, -0.6, -0.8), radius * 0.64, 5, r, 0.2))
    .join('')
const tips = (clumps: readonly Clump[], r: Random): string =>
  clumps
    .filter(() => r() < 0.6)
    .map(({ at, radius }) => scallop(shift(at, -0.7 + about(r, 0.3), -1 + about(r, 0.4)), radius * 0.28, 4, r, 0.2))
    .join('')

function leafy(line: Ring, brush: Brush): string {
  const clumps = clumpsAlong(line, brush.chance(71))
  const r = brush.chance(72)
  const [low, mid, high] = brush.land.hedge
  // The ink edge is painted under every clump at once, so that it only shows round the whole hedge.
  const shade = {
    fill: 'none',
    stroke: brush.land.shadow,
    'stroke-width': 7,
    opacity: 0.3,
    transform: 'translate(1.9 2.5)',
  }
  return (
    path(paintLine(line), { ...shade, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    path(dark(clumps, r), { fill: low, stroke: brush.land.treeInk, 'stroke-width': 1, 'paint-order': 'stroke' }) +
    path(middle(clumps, r), { fill: mid }) +
    path(tips(clumps, r), { fill: high })
  )
}

const bareHedge = (line: Ring, brush: Brush): string =>
  path(polyline(line), { fill: 'none', stroke: brush.land.hedge[0], 'stroke-width': 7, 'stroke-linecap': 'round' }) +
  path(polyline(line), { fill: 'none', stroke: brush.land.hedge[1], 'stroke-width': 3.6, 'stroke-linecap': 'round' })

/** A thicket given as an area keeps its exact edge; along a line the corners are softened a little. */
export function drawHedge(outline: Outline, brush: Brush): string {
  const line = standingLine(outline)
  if (brush.detail === 'low') return bareHedge(line, brush)
  if (outline.is === 'line') return group({}, leafy(softened(line, false, 4), brush))
  const d = polygon(areaRing(outline))
  return group(
    {},
    path(d, { fill: brush.land.hedge[0] }),
    leafy(line, brush),
    path(d, { fill: 'none', stroke: brush.land.woodLine, 'stroke-width': 0.6, 'stroke-dasharray': '2.6 1.8' }),
  )
}
