/** How other figures end a walk: by standing in the way, or by contact. */
import { isNearBox } from '../geometry/box.ts'
import type { Part } from '../shapes/clip.ts'
import { square, along, distance, type Point } from '../geometry/point.ts'
import type { PricedLeg } from './leg-cost.ts'
import { SLIVER, pointToSegmentSquared } from '../geometry/segment.ts'
import { gapTo, isInto, type Obstacle, type Setting } from './prepared-move.ts'
import { spanWithin } from '../shapes/span.ts'
import type { Stop } from './violations.ts'

/** A twentieth of an inch: how far a hand-drawn path may run on after contact, while it stays in contact. */
const RUN_ON = 127

export interface Touch {
  readonly id: string
  readonly leg: number
  readonly share: number
}

/** The first figure that ends the leg. Those touched are told; those the mover started against are let go once left. */
export function figureStop(
  setting: Setting,
  legs: readonly PricedLeg[],
  i: number,
  released: Obstacle[],
  touched: Touch[],
): Stop | undefined {
  const leg = legs[i] as PricedLeg
  let first: Stop | undefined
  for (const obstacle of setting.obstacles) {
    if (obstacle.as === 'free') continue
    const stop = isFarFrom(obstacle, leg, setting.question.hair)
      ? undefined
      : obstacleStop(setting, obstacle, legs, i, released, touched)
    if (stop && (!first || stop.share < first.share)) first = stop
    if (obstacle.startsTouching && gapTo(obstacle.grown, leg.to) > setting.question.hair) released.push(obstacle)
  }
  return first
}

function isFarFrom({ box, grown: { core, radius } }: Obstacle, { from, to }: PricedLeg, hair: number): boolean {
  if (!isNearBox(box, from, to, 0)) return true
  const centre = core[0] as Point
  return (
    core.length === 1 && pointToSegmentSquared(centre.x, centre.y, from.x, from.y, to.x, to.y) > square(radius + hair)
  )
}

function obstacleStop(
  setting: Setting,
  obstacle: Obstacle,
  legs: readonly PricedLeg[],
  i: number,
  released: readonly Obstacle[],
  touched: Touch[],
): Stop | undefined {
  const { from, to } = legs[i] as PricedLeg
  const isOld = obstacle.startsTouching && !released.includes(obstacle)
  const contact = isOld ? undefined : spanWithin(obstacle.grown, from, to, setting.question.hair / 2)
  if (contact) touched.push({ id: obstacle.id, leg: i, share: contact.from })
  if (contact && obstacle.as === 'stops' && !runsOn(setting, obstacle, legs, i, contact))
    return {
      leg: i,
      share: contact.from,
      cut: contact.from,
      refusal: { code: 'stopped-by-contact', figure: obstacle.id, at: along(from, to, contact.from) },
    }
  const into = obstacle.startsOverlapping ? undefined : spanWithin(obstacle.grown, from, to, -SLIVER)
  return (
    into && {
      leg: i,
      share: into.from,
      cut: contact?.from ?? into.from,
      refusal: { code: 'figure-in-the-way', figure: obstacle.id, at: along(from, to, into.from) },
    }
  )
}

/** Whether the path ends a hand's tremble after first contact, still touching. */
function runsOn(
  { question }: Setting,
  obstacle: Obstacle,
  legs: readonly PricedLeg[],
  i: number,
  contact: Part,
): boolean {
  const { from, to } = legs[i] as PricedLeg
  const rest = legs.slice(i + 1).reduce((sum, leg) => sum + leg.length, distance(from, to) * (1 - contact.from))
  const end = (legs.at(-1) as PricedLeg).to
  return rest <= RUN_ON && gapTo(obstacle.grown, end) <= question.hair && !isInto(obstacle.grown, end)
}
