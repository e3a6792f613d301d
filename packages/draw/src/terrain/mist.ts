/** Mist: soft banks that thin out towards a dotted edge. It lies under the figures, so they stay readable. */
import type { Outline } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { areaRing, grownRing } from '../geometry/piece-outline.ts'
import { paintRing, polygon } from '../svg/path.ts'
import { between } from '../paint/random.ts'
import { gapToRing, type Ring } from '../geometry/points.ts'
import { el, group, path } from '../svg/svg.ts'

export const mistDefs = (brush: Brush): string =>
  el(
    'radialGradient',
    { id: brush.id('mist') },
    el('stop', { offset: 0, 'stop-color': brush.land.mist, 'stop-opacity': 0.8 }),
    el('stop', { offset: 1, 'stop-color': brush.land.mist, 'stop-opacity': 0 }),
  )

function banks(ring: Ring, brush: Brush, gradient: string): string {
  const r = brush.chance(141)
  const most = brush.detail === 'low' ? 10 : 60
  return brush
    .strew(ring, 1, { apart: 11, margin: 6, most })
    .map((p) => {
      const radius = Math.min(gapToRing(p, ring) * 1.25 + 6, between(r, 22, 34))
      const opacity = brush.theme.name === 'dark' ? between(r, 0.2, 0.4) : between(r, 0.34, 0.64)
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

export function drawMist(outline: Outline, brush: Brush, gradient: string): string {
  const ring = areaRing(outline)
  const d = polygon(ring)
  const dots = { fill: 'none', 'stroke-dasharray': '.1 3.2', 'stroke-linecap': 'round' }
  return group(
    {},
    path(paintRing(grownRing(ring)), { fill: brush.land.mist, opacity: 0.2 * brush.land.mistStrength }),
    banks(ring, brush, gradient),
    path(d, { ...dots, stroke: brush.theme.casing, 'stroke-width': 1.3, opacity: 0.28 }),
    path(d, { ...dots, stroke: brush.land.mistLine, 'stroke-width': 1 }),
  )
}
