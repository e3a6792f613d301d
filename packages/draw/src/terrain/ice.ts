/** Slippery ground: a pale sheet with three long glints and a few cracks. */
import type { Outline } from '@muster/table'
import { clipped, type Brush } from '../paint/context.ts'
import { areaRing, grownRing } from '../geometry/piece-outline.ts'
import { paintRing, polygon, polyline } from '../svg/path.ts'
import { about, between, type Random } from '../paint/random.ts'
import { bounds, corner, mid, shift, spot, type Ring, type Spot } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const SLOPES = [0.24, 0.5, 0.78] as const

/** Bands across the whole sheet, from south-west to north-east. */
function glints(ring: Ring, r: Random): string {
  const { x, y, width, height } = bounds(ring)
  return SLOPES.map((share) => {
    const [from, wide] = [x + width * (share + about(r, 0.06)), between(r, 2.5, 7)]
    const lean = height * 0.45
    return polygon([
      spot(from - lean, y + height),
      spot(from - lean + wide, y + height),
      spot(from + lean + wide * 0.6, y),
      spot(from + lean, y),
    ])
  }).join('')
}

function crack(from: Spot, to: Spot, r: Random): Ring {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => shift(mid(from, to, share), about(r, 2.2), about(r, 2.2)))
}

export function drawIce(outline: Outline, brush: Brush): string {
  const ring = areaRing(outline)
  const r = brush.chance(131)
  const sheet = clipped(paintRing(grownRing(ring)), 'ice', brush)
  const centre = mid(corner(ring, 0), corner(ring, Math.floor(ring.length / 2)))
  const cracks = [0.1, 0.45, 0.75]
    .map((share) =>
      polyline(crack(corner(ring, Math.floor(share * ring.length)), shift(centre, about(r, 8), about(r, 8)), r)),
    )
    .join('')
  return group(
    {},
    sheet.define,
    sheet.again({ fill: brush.land.ice, opacity: 0.9 }),
    group(
      { 'clip-path': sheet.clip },
      path(glints(ring, r), { fill: brush.land.glint, opacity: 0.42 }),
      path(cracks, { fill: 'none', stroke: brush.land.iceInk, 'stroke-width': 0.4, opacity: 0.7 }),
    ),
    path(polygon(ring), {
      fill: 'none',
      stroke: brush.land.iceInk,
      'stroke-width': 0.7,
      'stroke-dasharray': '3.4 1.6',
    }),
  )
}
