/** What holds a unit together: a quiet halo round all its models, in the side's colour, under the figures. */
import { MM, type Base, type Point } from '@muster/table'
import type { Pen } from './strokes.ts'
import { polyline } from '../svg/path.ts'
import { drawShape, facingAngle, outset, shapeOf, turn } from '../figures/base-shape.ts'
import { toSpot } from '../geometry/points.ts'
import { group, move, path } from '../svg/svg.ts'
import type { Side } from '../themes/theme.ts'

export interface Banded {
  readonly base: Base
  readonly at: Point
  readonly facing?: Point
}

const ASIDE = 4.2
const NECK = 8

/** Discs and the necks between them in one colour and one opacity: together they are one shape. */
export function drawBand(models: readonly Banded[], side: Side, isMeant: boolean, pen: Pen): string {
  const { line } = pen.theme.sides[side]
  const aside = Math.max(ASIDE, 4.5 / pen.zoom)
  const discs = models.map(({ base, at, facing }) => {
    const shape = shapeOf(base)
    const transform = [move(at.x / MM, at.y / MM), turn(shape, facingAngle(facing))].filter(Boolean).join(' ')
    return drawShape(outset(shape, aside), { fill: line, transform })
  })
  const necks = linksOf(models).map(([a, b]) =>
    path(polyline([toSpot(a), toSpot(b)]), { stroke: line, 'stroke-width': NECK }),
  )
  return group({ class: 'band', opacity: isMeant ? 0.7 : 0.42 }, ...necks, ...discs)
}

/** Each model but the first to the nearest before it: a body that stands apart is still seen to be one. */
function linksOf(models: readonly Banded[]): readonly (readonly [Point, Point])[] {
  return models.slice(1).map(({ at }, i) => {
    const before = models.slice(0, i + 1).map((one) => one.at)
    const gap = (p: Point): number => (p.x - at.x) ** 2 + (p.y - at.y) ** 2
    return [before.reduce((best, p) => (gap(p) < gap(best) ? p : best), before[0] ?? at), at] as const
  })
}
