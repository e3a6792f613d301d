/** What holds a unit together: a quiet halo round all its models, in the side's colour, under the figures. */
import { MM, type Base, type Point } from '@muster/table'
import type { OverlayStyle } from './strokes.ts'
import { polyline } from '../svg/path.ts'
import { drawBaseShape, facingAngle, outset, baseShapeOf, rotateToFacing } from '../figures/base-shape.ts'
import { toMm } from '../geometry/points.ts'
import { group, translate, path } from '../svg/svg.ts'
import type { Side } from '../themes/theme.ts'

export interface Banded {
  readonly base: Base
  readonly at: Point
  readonly facing?: Point
}

const ASIDE = 4.2
const NECK = 8

/** Discs and the necks between them in one colour and one opacity: together they are one shape. */
export function drawUnitHalo(
  models: readonly Banded[],
  side: Side,
  isHighlighted: boolean,
  style: OverlayStyle,
): string {
  const { line } = style.theme.sides[side]
  const aside = Math.max(ASIDE, 4.5 / style.zoom)
  const discs = models.map(({ base, at, facing }) => {
    const shape = baseShapeOf(base)
    const transform = [translate(at.x / MM, at.y / MM), rotateToFacing(shape, facingAngle(facing))]
      .filter(Boolean)
      .join(' ')
    return drawBaseShape(outset(shape, aside), { fill: line, transform })
  })
  const necks = nearestLinks(models).map(([a, b]) =>
    path(polyline([toMm(a), toMm(b)]), { stroke: line, 'stroke-width': NECK }),
  )
  return group({ class: 'band', opacity: isHighlighted ? 0.7 : 0.42 }, ...necks, ...discs)
}

/** Each model but the first to the nearest before it: a body that stands apart is still seen to be one. */
function nearestLinks(models: readonly Banded[]): readonly (readonly [Point, Point])[] {
  return models.slice(1).map(({ at }, i) => {
    const before = models.slice(0, i + 1).map((one) => one.at)
    const gap = (p: Point): number => (p.x - at.x) ** 2 + (p.y - at.y) ** 2
    return [before.reduce((best, p) => (gap(p) < gap(best) ? p : best), before[0] ?? at), at] as const
  })
}
