/** Mist: soft patches, thinner towards a dotted edge. It lies under the figures, so that they stay readable. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { areaRing, smoothedOutline } from '../geometry/piece-outline.ts'
import { compactRing, polygon } from '../svg/path.ts'
import { between } from '../decoration/random.ts'
import { distanceToRing, type Ring } from '../geometry/points.ts'
import { el, group, path } from '../svg/svg.ts'

export const mistDefs = (context: DrawContext): string =>
  el(
    'radialGradient',
    { id: context.id('mist') },
    el('stop', { offset: 0, 'stop-color': context.land.mist, 'stop-opacity': 0.8 }),
    el('stop', { offset: 1, 'stop-color': context.land.mist, 'stop-opacity': 0 }),
  )

function banks(ring: Ring, context: DrawContext, gradient: string): string {
  const r = context.random(141)
  const most = context.detail === 'low' ? 10 : 60
  return context
    .scatter(ring, 1, { apart: 11, margin: 6, most })
    .map((p) => {
      const radius = Math.min(distanceToRing(p, ring) * 1.25 + 6, between(r, 22, 34))
      const opacity = context.theme.name === 'dark' ? between(r, 0.2, 0.4) : between(r, 0.34, 0.64)
      return el('ellipse', {
        cx: p.x,
        cy: p.y,
        rx: radius * 1.25,
        ry: radius * 0.5,
        fill: `url(#${gradient})`,
        opacity,
      })
    })
    .join('')
}

export function drawMist(outline: Outline, context: DrawContext, gradient: string): string {
  const ring = areaRing(outline)
  const d = polygon(ring)
  const dots = { fill: 'none', 'stroke-dasharray': '.1 3.2', 'stroke-linecap': 'round' }
  return group(
    {},
    path(compactRing(smoothedOutline(ring)), { fill: context.land.mist, opacity: 0.2 * context.land.mistStrength }),
    banks(ring, context, gradient),
    path(d, { ...dots, stroke: context.theme.casing, 'stroke-width': 1.3, opacity: 0.28 }),
    path(d, { ...dots, stroke: context.land.mistLine, 'stroke-width': 1 }),
  )
}
