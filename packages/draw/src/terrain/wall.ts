/** A field wall: dry stone along its line. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { areaRing, pieceLine } from '../geometry/piece-outline.ts'
import { polygon, polyline } from '../svg/path.ts'
import { drawMasonry } from './stones.ts'
import { group, path } from '../svg/svg.ts'

const THICKNESS = 5.6

const bareWall = (d: string, context: DrawContext): string =>
  path(d, {
    fill: 'none',
    stroke: context.land.stoneInk,
    'stroke-width': THICKNESS + 1.2,
    'stroke-linejoin': 'round',
  }) + path(d, { fill: 'none', stroke: context.land.stones[0], 'stroke-width': THICKNESS, 'stroke-linejoin': 'round' })

/** A wall given as an area is as thick as its area: the top is filled, the stones run round it. */
export function drawWall(outline: Outline, context: DrawContext): string {
  const line = pieceLine(outline)
  if (context.detail === 'low') return bareWall(polyline(line), context)
  const top = outline.is === 'line' ? '' : path(polygon(areaRing(outline)), { fill: context.land.slab })
  const edge =
    outline.is === 'line'
      ? ''
      : path(polygon(areaRing(outline)), {
          fill: 'none',
          stroke: context.land.stoneInk,
          'stroke-width': 0.6,
        })
  return group({}, top, drawMasonry([line], { thickness: THICKNESS, broken: false }, context), edge)
}
