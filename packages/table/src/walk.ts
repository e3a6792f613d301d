/** Walking a path leg by leg: what it costs, what is met, and the first thing that ends the walk. */
import { figureStop, type Touch } from './contact.ts'
import type { Point } from './point.ts'
import { costBy, priceLeg, type PricedLeg } from './price.ts'
import type { Obstacle, Setting } from './setting.ts'
import { edgeStop, limitStop, pieceStop, type Stop, type Totals } from './stops.ts'

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

/** What has been spent at a place of the walk. */
export const spentAt = (legs: readonly PricedLeg[], { leg, share }: Touch): number =>
  legs.slice(0, leg).reduce((sum, { cost }) => sum + cost, 0) + costBy(legs[leg] as PricedLeg, share)
