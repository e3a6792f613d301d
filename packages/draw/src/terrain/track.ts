/** Open ground: a track along a line, or a meadow. It has no effect on play, so no edge is drawn. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { beside, evenPoints, lengthOf, ribbon, movedSideways, smoothed, linePointsAlong } from '../geometry/lines.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { compactOval, compactLine, compactRing, polygon, stroke } from '../svg/path.ts'
import { plusMinus } from '../decoration/random.ts'
import { centroid, scaledRing, toMm, type Ring } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const HALF = 8
const MOST_BENDS = 600
/** Layers drawn over each other: width and opacity. */
const WIDTHS = [
  [1.25, 0.22],
  [1, 0.34],
  [0.7, 0.3],
] as const

export function drawTrack(line: Ring, context: DrawContext): string {
  const full = smoothed(line, false, 8)
  const soft = evenPoints(full, Math.max(4, Math.min(MOST_BENDS, Math.round(lengthOf(full) / 11))))
  const r = context.random(151)
  const phase = r() * 6
  const half = (share: number, wide: number): number =>
    HALF * wide * (1 + 0.12 * Math.sin(share * 23 + phase) + 0.08 * Math.sin(share * 51 + phase))
  const pebbles =
    context.detail === 'low'
      ? ''
      : linePointsAlong(soft, () => 4.4)
          .map((stop) =>
            stroke(beside(stop, plusMinus(r, HALF * 0.8)), Math.cos(stop.angle) * 1.6, Math.sin(stop.angle) * 1.6),
          )
          .join('')
  return (
    WIDTHS.map(([wide, opacity]) =>
      path(compactRing(ribbon(soft, (share) => half(share, wide))), { fill: context.land.track, opacity }),
    ).join('') +
    [-0.42, 0.42]
      .map((side) =>
        path(compactLine(movedSideways(soft, () => HALF * side)), {
          fill: 'none',
          stroke: context.land.trackInk,
          'stroke-width': 1.6,
          opacity: 0.1,
          'stroke-linecap': 'round',
          'stroke-dasharray': '40 9 18 14',
        }),
      )
      .join('') +
    path(pebbles, { stroke: context.land.trackInk, 'stroke-width': 0.5, opacity: 0.4, 'stroke-linecap': 'round' })
  )
}

function drawMeadow(ring: Ring, context: DrawContext): string {
  const centre = centroid(ring)
  const flowers = context
    .scatter(ring, 1, { apart: 9, margin: 4, most: 90 })
    .map((p) => compactOval(p, 0.7))
    .join('')
  return (
    [1, 0.86, 0.7]
      .map((share) => path(polygon(scaledRing(ring, share, centre)), { fill: context.theme.feltHi, opacity: 0.34 }))
      .join('') + path(flowers, { fill: context.land.hillLight, opacity: 0.75 })
  )
}

export const drawOpen = (outline: Outline, context: DrawContext): string =>
  group(
    {},
    outline.is === 'line' ? drawTrack(outline.points.map(toMm), context) : drawMeadow(areaRing(outline), context),
  )
