/** A field wall: dry stone along its line. */
import type { Outline } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { areaRing, standingLine } from '../geometry/piece-outline.ts'
import { polygon, polyline } from '../svg/path.ts'
import { drawMasonry } from './stones.ts'
import { group, path } from '../svg/svg.ts'

const THICKNESS = 5.6

const bareWall = (d: string, brush: Brush): string =>
  path(d, { fill: 'none', stroke: brush.land.stoneInk, 'stroke-width': THICKNESS + 1.2, 'stroke-linejoin': 'round' }) +
  path(d, { fill: 'none', stroke: brush.land.stones[0], 'stroke-width': THICKNESS, 'stroke-linejoin': 'round' })

/** A wall given as an area is as thick as its area: the top is filled, the stones run round it. */
export function drawWall(outline: Outline, brush: Brush): string {
  const line = standingLine(outline)
  if (brush.detail === 'low') return bareWall(polyline(line), brush)
  const top = outline.is === 'line' ? '' : path(polygon(areaRing(outline)), { fill: brush.land.slab })
  const edge =
    outline.is === 'line'
      ? ''
      : path(polygon(areaRing(outline)), {
          fill: 'none',
          stroke: brush.land.stoneInk,
          'stroke-width': 0.6,
        })
  return group({}, top, drawMasonry([line], { thickness: THICKNESS, broken: false }, brush), edge)
}
