/** Zones: where an enemy threatens (hatched in its owner's colour), and where one may deploy or must hold. */
import { MM, type Length, type Point } from '@muster/table'
import { casedLine, overlayText, overlayId, strokeScale, ringsPath, type OverlayStyle } from './strokes.ts'
import type { Rings } from './reach.ts'
import { circlePath } from '../svg/path.ts'
import { toMm } from '../geometry/points.ts'
import { el, group, path } from '../svg/svg.ts'
import type { Side } from '../themes/theme.ts'

/** A round zone about a point, or any ring. */
export type Zone = { readonly centre: Point; readonly radius: Length } | { readonly points: readonly Point[] }

const zonePath = (zone: Zone): string =>
  'points' in zone ? ringsPath([zone.points]) : circlePath(toMm(zone.centre), zone.radius / MM)

function hatch(id: string, colour: string, scale: number): string {
  const step = 4.4 * scale
  return el(
    'pattern',
    { id, width: step, height: step, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    el('rect', { width: step, height: step, fill: colour, opacity: 0.34 }),
    el('path', { d: `M${step / 2} 0V${step}`, stroke: colour, 'stroke-width': 1.5 * scale }),
  )
}

/** Only the outside of the union gets an edge: edges inside another zone are masked. */
function outerEdge(paths: readonly string[], mask: string, edge: (d: string) => string): string {
  const everywhere = el('rect', { x: -1e4, y: -1e4, width: 3e4, height: 3e4, fill: '#FFF' })
  return paths
    .map((d, i) => {
      const others = paths.filter((other) => other !== d).join('')
      if (others === '') return edge(d)
      return (
        el(
          'mask',
          { id: `${mask}${i}`, maskUnits: 'userSpaceOnUse', x: -1e4, y: -1e4, width: 3e4, height: 3e4 },
          everywhere,
          path(others, { fill: '#000' }),
        ) + group({ mask: `url(#${mask}${i})` }, edge(d))
      )
    })
    .join('')
}

export function drawThreatZone(zones: readonly Zone[], side: Side, style: OverlayStyle): string {
  const colour = style.theme.sides[side].line
  const scale = strokeScale(style, 1.5)
  const [pattern, mask] = [overlayId(style, `hatch-${side}`), overlayId(style, `edge-${side}`)]
  return group(
    { class: 'threat' },
    hatch(pattern, colour, scale),
    path(zones.map(zonePath).join(''), { fill: `url(#${pattern})`, opacity: style.theme.name === 'dark' ? 0.5 : 0.42 }),
    outerEdge(zones.map(zonePath), mask, (d) =>
      path(d, {
        fill: 'none',
        stroke: colour,
        'stroke-width': 1.5 * scale,
        'stroke-dasharray': `${3.2 * scale} ${2 * scale}`,
      }),
    ),
  )
}

/** A deployment zone or the area of an objective, of one or more rings: dashes round it, and a short text. */
export function drawZone(
  rings: Rings,
  style: OverlayStyle,
  words?: { readonly text: string; readonly at: Point },
): string {
  return group(
    { class: 'zone' },
    path(ringsPath(rings), { fill: style.theme.overlay, opacity: style.theme.name === 'dark' ? 0.05 : 0.1 }),
    outerEdge([...new Set(rings.map((ring) => ringsPath([ring])))], overlayId(style, 'zone'), (d) =>
      casedLine(d, style, { width: 1.3, dash: [8, 4] }),
    ),
    words ? overlayText(words.text, words.at, style) : '',
  )
}
