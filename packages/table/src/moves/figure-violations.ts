/** How other figures end a path: by standing in the way, or by contact. */
import { isNearBox } from '../geometry/box.ts'
import type { Interval } from '../geometry/interval.ts'
import { square, pointAlong, distance, type Point } from '../geometry/point.ts'
import type { CostedLeg } from './leg-cost.ts'
import { SLIVER, pointToSegmentSquared } from '../geometry/segment.ts'
import { nearestPointsOfCores } from '../shapes/convex-core.ts'
import { gapTo, isOverlappedAt, type FigureObstacle } from './figure-obstacle.ts'
import type { PreparedMove } from './prepared-move.ts'
import { intervalWithin } from '../shapes/span.ts'
import type { Violation } from './violations.ts'

/** A twentieth of an inch: how far a hand-drawn path may run on after contact while it stays in contact. */
const RUN_ON = 127

export interface LegContact {
  readonly id: string
  readonly leg: number
  readonly share: number
}

/**
 * The first figure that ends the leg. Contacts are reported; a figure in contact at the start counts again once it has
 * been left.
 */
export function figureViolation(
  move: PreparedMove,
  legs: readonly CostedLeg[],
  i: number,
  released: FigureObstacle[],
  touched: LegContact[],
): Violation | undefined {
  const leg = legs[i] as CostedLeg
  let first: Violation | undefined
  for (const obstacle of move.figures) {
    if (obstacle.effect === 'free') continue
    const violation = isFarFrom(obstacle, leg, move.question.tolerance)
      ? undefined
      : obstacleViolation(move, obstacle, legs, i, released, touched)
    if (violation && (!first || violation.share < first.share)) first = violation
    if (isLeft(obstacle, leg.to, move.question.tolerance)) released.push(obstacle)
  }
  return first
}

function isFarFrom(obstacle: FigureObstacle, { from, to }: CostedLeg, tolerance: number): boolean {
  if (!isNearBox(obstacle.box, from, to, 0)) return true
  const { core, radius } = obstacle.grown
  const centre = core[0] as Point
  return (
    core.length === 1 &&
    pointToSegmentSquared(centre.x, centre.y, from.x, from.y, to.x, to.y) > square(radius + tolerance)
  )
}

function obstacleViolation(
  move: PreparedMove,
  obstacle: FigureObstacle,
  legs: readonly CostedLeg[],
  i: number,
  released: readonly FigureObstacle[],
  touched: LegContact[],
): Violation | undefined {
  const { from, to } = legs[i] as CostedLeg
  const isOld = obstacle.startsTouching && !released.includes(obstacle)
  const contact = isOld ? undefined : intervalWithin(obstacle.grown, from, to, move.question.tolerance / 2)
  if (contact) touched.push({ id: obstacle.id, leg: i, share: contact.from })
  if (contact && obstacle.effect === 'stops' && !runsOn(move, obstacle, legs, i, contact))
    return {
      leg: i,
      share: contact.from,
      endBefore: contact.from,
      refusal: { code: 'stopped-by-contact', figure: obstacle.id, at: pointAlong(from, to, contact.from) },
    }
  if (isOld && obstacle.effect === 'repels' && goesDeeper(obstacle, from, to))
    return {
      leg: i,
      share: 0,
      endBefore: 0,
      refusal: { code: 'figure-in-the-way', figure: obstacle.id, at: from },
    }
  const isWithin = obstacle.startsOverlapping && (isOld || obstacle.effect !== 'repels')
  const into = isWithin ? undefined : intervalWithin(obstacle.grown, from, to, -SLIVER)
  return (
    into && {
      leg: i,
      share: into.from,
      endBefore: contact?.from ?? into.from,
      refusal: { code: 'figure-in-the-way', figure: obstacle.id, at: pointAlong(from, to, into.from) },
    }
  )
}

/** Whether a mover that started at this figure has left it. One that repels is left where its rim is. */
const isLeft = (figure: FigureObstacle, at: Point, tolerance: number): boolean =>
  figure.startsTouching &&
  (figure.effect === 'repels' ? !isOverlappedAt(figure.grown, at) : gapTo(figure.grown, at) > tolerance)

/** Whether the gap to the figure shrinks at the start of a leg. It never shrinks later on a leg if it does not there. */
function goesDeeper({ grown: { core } }: FigureObstacle, from: Point, to: Point): boolean {
  const centre = core[0] as Point
  if (core.length === 1) return (from.x - centre.x) * (to.x - from.x) + (from.y - centre.y) * (to.y - from.y) < 0
  const [near] = nearestPointsOfCores(core, [from])
  return (from.x - near.x) * (to.x - from.x) + (from.y - near.y) * (to.y - from.y) < 0
}

/** Whether the path ends within the tolerance after its first contact, still touching. */
function runsOn(
  { question }: PreparedMove,
  obstacle: FigureObstacle,
  legs: readonly CostedLeg[],
  i: number,
  contact: Interval,
): boolean {
  const { from, to } = legs[i] as CostedLeg
  const rest = legs.slice(i + 1).reduce((sum, leg) => sum + leg.length, distance(from, to) * (1 - contact.from))
  const end = (legs.at(-1) as CostedLeg).to
  return rest <= RUN_ON && gapTo(obstacle.grown, end) <= question.tolerance && !isOverlappedAt(obstacle.grown, end)
}
