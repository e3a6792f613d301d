/** A building: floor and walls inside, and a roof that can be left off. */
import type { Piece } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
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

const shade = (ring: Ring, context: DrawContext): string =>
  SHADES.map(([x, y, opacity]) =>
    path(polygon(ring), { fill: context.land.shadow, opacity, transform: `translate(${x} ${y})` }),
  ).join('')

function inside(ring: Ring, context: DrawContext): string {
  if (context.detail === 'low') return ''
  return drawFloor(ring, context) + drawMasonry([closed(inset(ring, 2.4))], { thickness: 4.8, broken: false }, context)
}

/** To show figures inside, hide the element of class "roof" with this piece's id. */
export function drawBuilding(piece: Piece, context: DrawContext, isRoofOff: boolean): string {
  const ring = areaRing(piece.outline)
  return group(
    {},
    shade(ring, context),
    inside(ring, context),
    path(polygon(ring), { fill: 'none', stroke: context.land.stoneInk, 'stroke-width': 0.7 }),
    isRoofOff ? '' : group({ class: 'roof', 'data-piece': piece.id }, drawRoof(ring, context)),
  )
}
