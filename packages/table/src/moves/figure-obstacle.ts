/** Another figure as the judge of moves sees it: its base grown by the mover's, so that the mover becomes a point. */
import { isNearBox, type Box } from '../geometry/box.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import type { Footprint } from '../shapes/base.ts'
import { pointToCoreSquared } from '../shapes/convex-core.ts'
import { growBy, radiusOf, shapeOf, type Shape } from '../shapes/shape.ts'
import type { Bystander, MoveQuestion } from './move-question.ts'

/** A path comes near few of those in reach, so their shapes are made when they are needed. */
export class FigureObstacle {
  readonly id: string
  readonly effect: Bystander['effect']
  /**
   * Around its base grown by the mover's, however they are turned, with the tolerance of contact. Its sides are whole
   * numbers, which take less room than fractions.
   */
  readonly box: Box
  readonly startsOverlapping: boolean
  readonly startsTouching: boolean
  private readonly foot: Footprint
  private made: Shape | undefined

  constructor(
    { id, effect, foot }: Bystander,
    { mover, tolerance }: MoveQuestion,
    private readonly base: Shape,
  ) {
    this.id = id
    this.effect = effect
    this.foot = foot
    const { x, y } = foot.at
    const reach = Math.ceil(radiusOf(foot.base) + radiusOf(mover.base) + tolerance)
    this.box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
    const isNear = isNearBox(this.box, mover.at, mover.at, 0)
    this.startsOverlapping = isNear && isOverlappedAt(this.grown, mover.at)
    this.startsTouching = isNear && gapTo(this.grown, mover.at) <= tolerance
  }

  get grown(): Shape {
    return (this.made ??= growBy(shapeOf(this.foot), this.base))
  }
}

/** From rim to rim with the mover's centre at p; below 0 when they overlap and both are round. */
export const gapTo = ({ core, radius }: Shape, { x, y }: Point): number =>
  Math.sqrt(pointToCoreSquared(core, x, y)) - radius

/** Whether the mover's centre at p would put it into the shape. Round bases on the lattice are exact. */
export function isOverlappedAt(grown: Shape, p: Point): boolean {
  if (grown.radius === 0) return grown.core.length > 2 && depthInCore(grown.core, p) > SLIVER
  const slack = grown.core.length === 1 ? 0 : SLIVER
  return pointToCoreSquared(grown.core, p.x, p.y) < square(grown.radius - slack)
}

function depthInCore(core: readonly Point[], { x, y }: Point): number {
  return Math.min(
    ...core.map((p, i) => {
      const q = core[(i + 1) % core.length] as Point
      const length = Math.sqrt(square(q.x - p.x) + square(q.y - p.y))
      return ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / length
    }),
  )
}
