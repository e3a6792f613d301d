/** A gap in the ground: an earthen lip, walls that fall away, dark below. */
import type { Outline } from '@muster/table'
import { clipped, type Brush } from '../paint/context.ts'
import { closed, stopsAlong } from '../geometry/lines.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { polygon, stroke } from '../svg/path.ts'
import { between } from '../paint/random.ts'
import { clockwise, type Ring } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

/** Strokes that fall from the lip into the dark, all the way round. */
function fall(ring: Ring, brush: Brush): string {
  const r = brush.chance(111)
  const d = stopsAlong(closed(ring), () => between(r, 1.5, 2.6))
    .map(({ at, angle }) => {
      const long = between(r, 2.4, 7.5)
      return stroke(at, -Math.sin(angle) * long, Math.cos(angle) * long)
    })
    .join('')
  return path(d, { stroke: brush.land.earth, 'stroke-width': 0.6, opacity: 0.75, 'stroke-linecap': 'round' })
}

const DEPTHS = [
  [24, 0.2],
  [15, 0.24],
  [8, 0.3],
] as const

export function drawGap(outline: Outline, brush: Brush): string {
  const ring = clockwise(areaRing(outline))
  const gap = clipped(polygon(ring), 'gap', brush)
  const walls = DEPTHS.map(([width, opacity]) =>
    gap.again({
      fill: 'none',
      stroke: brush.land.earth,
      'stroke-width': width,
      opacity,
    }),
  )
  const shade = gap.again({
    fill: 'none',
    stroke: brush.land.shadow,
    'stroke-width': 14,
    opacity: 0.5,
    transform: 'translate(3 4)',
  })
  return group(
    {},
    gap.define,
    gap.again({
      fill: 'none',
      stroke: brush.land.earth,
      'stroke-width': 4.5,
      opacity: 0.6,
      'stroke-linejoin': 'round',
    }),
    gap.again({ fill: brush.land.chasm }),
    group({ 'clip-path': gap.clip }, ...walls, shade, brush.detail === 'low' ? '' : fall(ring, brush)),
    gap.again({ fill: 'none', stroke: brush.land.stoneInk, 'stroke-width': 0.9 }),
  )
}
