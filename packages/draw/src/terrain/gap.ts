/** A gap in the ground: an earthen edge, steep walls, dark below. */
import type { Outline } from '@muster/table'
import { clippedOutline, type DrawContext } from '../decoration/context.ts'
import { closed, linePointsAlong } from '../geometry/lines.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { polygon, stroke } from '../svg/path.ts'
import { between } from '../decoration/random.ts'
import { clockwise, type Ring } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

/** Strokes from the edge down into the dark, all the way round. */
function wallStrokes(ring: Ring, context: DrawContext): string {
  const r = context.random(111)
  const d = linePointsAlong(closed(ring), () => between(r, 1.5, 2.6))
    .map(({ at, angle }) => {
      const long = between(r, 2.4, 7.5)
      return stroke(at, -Math.sin(angle) * long, Math.cos(angle) * long)
    })
    .join('')
  return path(d, { stroke: context.land.earth, 'stroke-width': 0.6, opacity: 0.75, 'stroke-linecap': 'round' })
}

const DEPTHS = [
  [24, 0.2],
  [15, 0.24],
  [8, 0.3],
] as const

export function drawGap(outline: Outline, context: DrawContext): string {
  const ring = clockwise(areaRing(outline))
  const gap = clippedOutline(polygon(ring), 'gap', context)
  const walls = DEPTHS.map(([width, opacity]) =>
    gap.reuse({
      fill: 'none',
      stroke: context.land.earth,
      'stroke-width': width,
      opacity,
    }),
  )
  const shade = gap.reuse({
    fill: 'none',
    stroke: context.land.shadow,
    'stroke-width': 14,
    opacity: 0.5,
    transform: 'translate(3 4)',
  })
  return group(
    {},
    gap.define,
    gap.reuse({
      fill: 'none',
      stroke: context.land.earth,
      'stroke-width': 4.5,
      opacity: 0.6,
      'stroke-linejoin': 'round',
    }),
    gap.reuse({ fill: context.land.chasm }),
    group({ 'clip-path': gap.clip }, ...walls, shade, context.detail === 'low' ? '' : wallStrokes(ring, context)),
    gap.reuse({ fill: 'none', stroke: context.land.stoneInk, 'stroke-width': 0.9 }),
  )
}
