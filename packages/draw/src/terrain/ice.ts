/** Slippery ground: a pale sheet with three long glints and a few cracks. */
import type { Outline } from '@muster/table'
import { clippedOutline, type DrawContext } from '../decoration/context.ts'
import { areaRing, smoothedOutline } from '../geometry/piece-outline.ts'
import { compactRing, polygon, polyline } from '../svg/path.ts'
import { plusMinus, between, type Random } from '../decoration/random.ts'
import { bounds, corner, pointBetween, shift, mmPoint, type Ring, type MmPoint } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const SLOPES = [0.24, 0.5, 0.78] as const

/** Bands across the whole sheet, from south-west to north-east. */
function glints(ring: Ring, r: Random): string {
  const { x, y, width, height } = bounds(ring)
  return SLOPES.map((share) => {
    const [from, wide] = [x + width * (share + plusMinus(r, 0.06)), between(r, 2.5, 7)]
    const lean = height * 0.45
    return polygon([
      mmPoint(from - lean, y + height),
      mmPoint(from - lean + wide, y + height),
      mmPoint(from + lean + wide * 0.6, y),
      mmPoint(from + lean, y),
    ])
  }).join('')
}

function crack(from: MmPoint, to: MmPoint, r: Random): Ring {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
    shift(pointBetween(from, to, share), plusMinus(r, 2.2), plusMinus(r, 2.2)),
  )
}

export function drawIce(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  const r = context.random(131)
  const sheet = clippedOutline(compactRing(smoothedOutline(ring)), 'ice', context)
  const centre = pointBetween(corner(ring, 0), corner(ring, Math.floor(ring.length / 2)))
  const cracks = [0.1, 0.45, 0.75]
    .map((share) =>
      polyline(
        crack(corner(ring, Math.floor(share * ring.length)), shift(centre, plusMinus(r, 8), plusMinus(r, 8)), r),
      ),
    )
    .join('')
  return group(
    {},
    sheet.define,
    sheet.reuse({ fill: context.land.ice, opacity: 0.9 }),
    group(
      { 'clip-path': sheet.clip },
      path(glints(ring, r), { fill: context.land.glint, opacity: 0.42 }),
      path(cracks, { fill: 'none', stroke: context.land.iceInk, 'stroke-width': 0.4, opacity: 0.7 }),
    ),
    path(polygon(ring), {
      fill: 'none',
      stroke: context.land.iceInk,
      'stroke-width': 0.7,
      'stroke-dasharray': '3.4 1.6',
    }),
  )
}
