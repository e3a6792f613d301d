/** A building: floor and walls for whoever is inside, and a roof that can be lifted off. */
import type { Piece } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { inset } from '../geometry/inset.ts'
import { closed } from '../geometry/lines.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { polygon } from '../svg/path.ts'
import { drawRoof } from './roof.ts'
import { drawFloor } from './ruin.ts'
import type { Ring } from '../geometry/points.ts'
import { drawMasonry } from './stones.ts'
import { group, path } from '../svg/svg.ts'

const SHADES = [
  [5.4, 7, 0.14],
  [3.2, 4.2, 0.2],
  [1.4, 1.8, 0.26],
] as const

const shade = (ring: Ring, brush: Brush): string =>
  SHADES.map(([x, y, opacity]) =>
    path(polygon(ring), { fill: brush.land.shadow, opacity, transform: `translate(${x} ${y})` }),
  ).join('')

function inside(ring: Ring, brush: Brush): string {
  if (brush.detail === 'low') return ''
  return drawFloor(ring, brush) + drawMasonry([closed(inset(ring, 2.4))], { thickness: 4.8, broken: false }, brush)
}

/** Whoever shows a figure indoors hides the element of class "roof" with this piece's id. */
export function drawBuilding(piece: Piece, brush: Brush, isRoofOff: boolean): string {
  const ring = areaRing(piece.outline)
  return group(
    {},
    shade(ring, brush),
    inside(ring, brush),
    path(polygon(ring), { fill: 'none', stroke: brush.land.stoneInk, 'stroke-width': 0.7 }),
    isRoofOff ? '' : group({ class: 'roof', 'data-piece': piece.id }, drawRoof(ring, brush)),
  )
}
