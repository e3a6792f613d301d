/**
 * A move question made ready: every obstacle grown by the mover's base, so that the mover is a
 * bare point from here on, and only the pieces that matter to it.
 */
import type { Footprint } from '../shapes/base.ts'
import { boxOf, isNearBox, type Box } from '../geometry/box.ts'
import { pointToCoreSquared } from '../shapes/convex-core.ts'
import { landscapeFor, type Obstruction, type Surface } from './landscape.ts'
import { baseOverlapsOutline } from '../shapes/outline-overlap.ts'
import type { Bystander, MoveQuestion, Zone } from './move.ts'
import { square, type Point } from '../geometry/point.ts'
import { SLIVER } from '../geometry/segment.ts'
import { grownBy, shapeOf, type Shape } from '../shapes/shape.ts'

export interface Obstacle {
  readonly id: string
  readonly as: Bystander['as']
  readonly grown: Shape
  readonly box: Box
  readonly startsOverlapping: boolean
  readonly startsTouching: boolean
}

export interface Setting {
  readonly question: MoveQuestion
  readonly start: Point
  readonly obstacles: readonly Obstacle[]
  readonly obstructions: readonly Obstruction[]
  readonly surfaces: readonly Surface[]
  readonly zones: readonly { readonly zone: Zone; readonly grown: Shape; readonly startsInside: boolean }[]
  /** Where the centre may be. */
  readonly table: Box
}

const NO_ZONES: readonly Zone[] = []

let last: Setting | undefined

/** The last one is kept, because a drag or a search judges many paths for one question. */
export function settingOf(question: MoveQuestion): Setting {
  if (last?.question !== question) last = prepare(question)
  return last
}

function prepare(question: MoveQuestion): Setting {
  const {
    mover,
    others,
    ground: { field },
    zones = NO_ZONES,
    mayLeave,
  } = question
  const { base, obstructions, surfaces, table } = landscapeFor(question)
  return {
    question,
    start: mover.at,
    obstacles: others.map((other) => obstacle(mover.at, question.hair, other, base)),
    obstructions: aroundMover(mover, obstructions),
    surfaces,
    zones: zones.map((zone) => {
      const grown = grownBy(shapeOf(zone.foot), base)
      return { zone, grown, startsInside: isWithinReach(grown, mover.at, zone.reach) }
    }),
    table: mayLeave ? { left: 0, top: 0, right: field.width, bottom: field.depth } : table,
  }
}

function obstacle(start: Point, hair: number, { id, as, foot }: Bystander, base: Shape): Obstacle {
  const grown = grownBy(shapeOf(foot), base)
  const box = boxOf(grown.core, grown.radius + hair)
  const isNear = isNearBox(box, start, start, 0)
  return {
    id,
    as,
    grown,
    box,
    startsOverlapping: isNear && isInto(grown, start),
    startsTouching: isNear && gapTo(grown, start) <= hair,
  }
}

/** What the mover already stands in does not bar its way. */
function aroundMover(mover: Footprint, obstructions: readonly Obstruction[]): readonly Obstruction[] {
  const { at } = mover
  const holds = ({ piece, box, bars }: Obstruction): boolean =>
    bars && isNearBox(box, at, at, 0) && baseOverlapsOutline(mover, piece.outline)
  if (!obstructions.some(holds)) return obstructions
  return obstructions.map((one) => (holds(one) ? { ...one, bars: false } : one))
}

/** From rim to rim with the mover's centre at p; below 0 when they overlap and both are round. */
export const gapTo = ({ core, radius }: Shape, { x, y }: Point): number =>
  Math.sqrt(pointToCoreSquared(core, x, y)) - radius

/** Whether the mover's centre at p is no further from the shape than `reach`; exactly at reach is within. */
export const isWithinReach = (grown: Shape, p: Point, reach: number): boolean =>
  grown.core.length === 1
    ? pointToCoreSquared(grown.core, p.x, p.y) <= square(grown.radius + reach)
    : gapTo(grown, p) <= reach + SLIVER

/** Whether the mover's centre at p would put it into the shape. Round bases on the lattice are exact. */
export function isInto(grown: Shape, p: Point): boolean {
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
