/** Shows which models form a unit: a faint halo round them all, in the side's colour, under the figures. */
import { MM, type Point } from '@muster/table'
import type { Placed } from './aim.ts'
import type { OverlayStyle } from './strokes.ts'
import { polyline } from '../svg/path.ts'
import { drawBaseShape, facingAngle, outset, baseShapeOf, rotateToFacing } from '../figures/base-shape.ts'
import { toMm } from '../geometry/points.ts'
import { group, translate, path } from '../svg/svg.ts'
import type { Side } from '../themes/theme.ts'

const HALO_WIDTH = 4.2
const LINK_WIDTH = 8

/** Discs and the links between them share one colour and opacity, so that they look like one shape. */
export function drawUnitHalo(
  models: readonly Placed[],
  side: Side,
  isHighlighted: boolean,
  style: OverlayStyle,
): string {
  const { line } = style.theme.sides[side]
  const aside = Math.max(HALO_WIDTH, 4.5 / style.zoom)
  const discs = models.map(({ base, at, facing }) => {
    const shape = baseShapeOf(base)
    const transform = [translate(at.x / MM, at.y / MM), rotateToFacing(shape, facingAngle(facing))]
      .filter(Boolean)
      .join(' ')
    return drawBaseShape(outset(shape, aside), { fill: line, transform })
  })
  const links = nearestLinks(models).map(([a, b]) =>
    path(polyline([toMm(a), toMm(b)]), { stroke: line, 'stroke-width': LINK_WIDTH }),
  )
  return group({ class: 'band', opacity: isHighlighted ? 0.7 : 0.42 }, ...links, ...discs)
}

/** Links each model but the first to the nearest one before it, so that scattered models still look like one unit. */
function nearestLinks(models: readonly Placed[]): readonly (readonly [Point, Point])[] {
  return models.slice(1).map(({ at }, i) => {
    const before = models.slice(0, i + 1).map((one) => one.at)
    const gap = (p: Point): number => (p.x - at.x) ** 2 + (p.y - at.y) ** 2
    return [before.reduce((best, p) => (gap(p) < gap(best) ? p : best), before[0] ?? at), at] as const
  })
}
