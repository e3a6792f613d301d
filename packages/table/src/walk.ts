/** Walking a path leg by leg: what is met, and the first thing that ends the walk. */
import { isNearBox } from './box.ts'
import { pointToSegmentSquared } from './segment.ts'
import type { Part } from './clip.ts'
import type { MoveRefusal } from './move.ts'
import { along, distance, type Point } from './point.ts'
import { costBy, priceLeg, shareFor, type PricedLeg } from './price.ts'
import { SLIVER } from './segment.ts'
import { gapTo, isInto, type Obstacle, type Setting } from './setting.ts'
import { spanWithin } from './span.ts'

/** A twentieth of an inch: how far a hand-drawn path may run on after contact, while it stays in contact. */
export const RUN_ON = 127

/** Where a walk must end. `cut` is where a legal move could end instead, a little before. */
export interface Stop {
  readonly leg: number
  readonly share: number
  readonly cut: number
  readonly refusal: MoveRefusal
}

export interface Touch {
  readonly id: string
  readonly leg: number
  readonly share: number
}

export interface Walk {
  readonly legs: readonly PricedLeg[]
  readonly length: number
  readonly spent: number
  readonly touched: readonly Touch[]
  readonly stop: Stop | undefined
}

export function walk(setting: Setting, path: readonly Point[]): Walk {
  const legs = priceLegs(setting, path)
  const length = legs.reduce((sum, leg) => sum + leg.length, 0)
  const spent = legs.reduce((sum, leg) => sum + leg.cost, 0)
  const released = new Set<Obstacle>()
  const touched: Touch[] = []
  const stop = firstStop(setting, legs, released, touched, { length, spent })
  return { legs, length, spent, stop, touched: stop ? touched.filter(t => isBefore(t, stop)) : touched }
}

const isBefore = (t: Touch, stop: Stop): boolean => t.leg < stop.leg || (t.leg === stop.leg && t.share <= stop.share)

function priceLegs(setting: Setting, path: readonly Point[]): readonly PricedLeg[] {
  let from = setting.start
  return path.map(to => {
    const leg = priceLeg(setting, from, to)
    from = to
    return leg
  })
}

type Totals = { readonly length: number; readonly spent: number }

function firstStop(
  setting: Setting, legs: readonly PricedLeg[], released: Set<Obstacle>, touched: Touch[], totals: Totals,
): Stop | undefined {
  let length = 0, spent = 0
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i] as PricedLeg
    const stop = earliest([
      limitStop(setting, leg, i, { length, spent }, totals),
      edgeStop(setting, legs, i),
      pieceStop(setting, leg, i),
      figureStop(setting, legs, i, released, touched),
    ])
    if (stop) return stop
    length += leg.length
    spent += leg.cost
  }
  return undefined
}

const earliest = (stops: readonly (Stop | undefined)[]): Stop | undefined =>
  stops.reduce((first, stop) => (stop && (!first || stop.share < first.share) ? stop : first), undefined)

/** Too far: the allowance is spent, or the path is longer than it may be. */
function limitStop({ question: q }: Setting, leg: PricedLeg, i: number, before: Totals, totals: Totals): Stop | undefined {
  const longest = q.longest ?? Infinity
  const isCostly = before.spent + leg.cost > q.allowance + q.hair
  const isLong = before.length + leg.length > longest + q.hair
  if (!isCostly && !isLong) return undefined
  const paid = isCostly ? shareFor(leg, q.allowance - before.spent) : 1
  const share = Math.min(paid, isLong ? Math.max(0, longest - before.length) / leg.length : 1)
  const over = Math.ceil(Math.max(totals.spent - q.allowance, totals.length - longest))
  return { leg: i, share, cut: share, refusal: { code: 'too-far', over, at: along(leg.from, leg.to, share) } }
}

/** Off the table. Who begins off it may come on, and must end on it. */
function edgeStop({ table }: Setting, legs: readonly PricedLeg[], i: number): Stop | undefined {
  const { from, to } = legs[i] as PricedLeg
  const isOn = ({ x, y }: Point) => x >= table.left && x <= table.right && y >= table.top && y <= table.bottom
  if (isOn(to) || (!isOn(from) && i < legs.length - 1)) return undefined
  if (!isOn(from)) return { leg: i, share: 0, cut: 0, refusal: { code: 'off-table', at: to } }
  const share = Math.min(
    shareInside(from.x, to.x, table.left, table.right),
    shareInside(from.y, to.y, table.top, table.bottom),
  )
  return { leg: i, share, cut: share, refusal: { code: 'off-table', at: along(from, to, share) } }
}

const shareInside = (from: number, to: number, low: number, high: number): number => {
  if (to > high) return (high - from) / (to - from)
  return to < low ? (low - from) / (to - from) : 1
}

function pieceStop({ obstructions }: Setting, { from, to }: PricedLeg, i: number): Stop | undefined {
  let first: Stop | undefined
  for (const { piece, grown, box, bars } of obstructions) {
    if (!bars || !isNearBox(box, from, to, 0)) continue
    for (const side of grown) {
      const share = spanWithin(side, from, to, -SLIVER)?.from
      if (share === undefined || (first && share >= first.share)) continue
      first = { leg: i, share, cut: share, refusal: { code: 'barred', piece: piece.id, at: along(from, to, share) } }
    }
  }
  return first
}

function figureStop(
  setting: Setting, legs: readonly PricedLeg[], i: number, released: Set<Obstacle>, touched: Touch[],
): Stop | undefined {
  const leg = legs[i] as PricedLeg
  let first: Stop | undefined
  for (const obstacle of setting.obstacles) {
    if (obstacle.as === 'free') continue
    const stop = isFarFrom(obstacle, leg, setting.question.hair)
      ? undefined
      : obstacleStop(setting, obstacle, legs, i, released, touched)
    if (stop && (!first || stop.share < first.share)) first = stop
    if (obstacle.startsTouching && gapTo(obstacle.grown, leg.to) > setting.question.hair) released.add(obstacle)
  }
  return first
}

function isFarFrom({ box, grown: { core, radius } }: Obstacle, { from, to }: PricedLeg, hair: number): boolean {
  if (!isNearBox(box, from, to, 0)) return true
  const centre = core[0] as Point
  return core.length === 1 &&
    pointToSegmentSquared(centre.x, centre.y, from.x, from.y, to.x, to.y) > (radius + hair) ** 2
}

function obstacleStop(
  setting: Setting, obstacle: Obstacle, legs: readonly PricedLeg[], i: number, released: Set<Obstacle>, touched: Touch[],
): Stop | undefined {
  const { from, to } = legs[i] as PricedLeg
  const isOld = obstacle.startsTouching && !released.has(obstacle)
  const contact = isOld ? undefined : spanWithin(obstacle.grown, from, to, setting.question.hair / 2)
  if (contact) touched.push({ id: obstacle.id, leg: i, share: contact.from })
  if (contact && obstacle.as === 'stops' && !runsOn(setting, obstacle, legs, i, contact))
    return {
      leg: i, share: contact.from, cut: contact.from,
      refusal: { code: 'stopped-by-contact', figure: obstacle.id, at: along(from, to, contact.from) },
    }
  const into = obstacle.startsOverlapping ? undefined : spanWithin(obstacle.grown, from, to, -SLIVER)
  return into && {
    leg: i, share: into.from, cut: contact?.from ?? into.from,
    refusal: { code: 'figure-in-the-way', figure: obstacle.id, at: along(from, to, into.from) },
  }
}

/** Whether the path ends a hand's tremble after first contact, still touching. */
function runsOn({ question }: Setting, obstacle: Obstacle, legs: readonly PricedLeg[], i: number, contact: Part): boolean {
  const { from, to } = legs[i] as PricedLeg
  const rest = legs.slice(i + 1).reduce((sum, leg) => sum + leg.length, distance(from, to) * (1 - contact.from))
  const end = (legs.at(-1) as PricedLeg).to
  return rest <= RUN_ON && gapTo(obstacle.grown, end) <= question.hair && !isInto(obstacle.grown, end)
}

/** What has been spent at a place of the walk. */
export const spentAt = (legs: readonly PricedLeg[], { leg, share }: { readonly leg: number; readonly share: number }): number =>
  legs.slice(0, leg).reduce((sum, { cost }) => sum + cost, 0) + costBy(legs[leg] as PricedLeg, share)
