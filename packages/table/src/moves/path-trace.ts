/** Walking a path leg by leg: what it costs, what is met, and the first thing that ends the walk. */
import { figureStop, type Touch } from './figure-violations.ts'
import type { Point } from '../geometry/point.ts'
import { costBy, priceLeg, type PricedLeg } from './leg-cost.ts'
import type { Obstacle, Setting } from './prepared-move.ts'
import { edgeStop, limitStop, pieceStop, type Stop, type Totals } from './violations.ts'

export interface Walk {
  readonly legs: readonly PricedLeg[]
  readonly length: number
  readonly spent: number
  readonly touched: readonly Touch[]
  readonly stop: Stop | undefined
}

/** Whoever cuts a path walks what is left of it, and then it is judged: the last walk is kept. */
let last: { readonly setting: Setting; readonly path: readonly Point[]; readonly walked: Walk } | undefined

export function walk(setting: Setting, path: readonly Point[]): Walk {
  if (last?.path === path && last.setting === setting) return last.walked
  const walked = walkAll(setting, path)
  last = { setting, path, walked }
  return walked
}

function walkAll(setting: Setting, path: readonly Point[]): Walk {
  const legs = priceLegs(setting, path)
  let length = 0,
    spent = 0
  for (const leg of legs) {
    length += leg.length
    spent += leg.cost
  }
  const touched: Touch[] = []
  const stop = firstStop(setting, legs, touched, { length, spent })
  return {
    legs,
    length,
    spent,
    stop,
    touched: stop && touched.length > 0 ? touched.filter((t) => isBefore(t, stop)) : touched,
  }
}

const isBefore = (t: Touch, stop: Stop): boolean => t.leg < stop.leg || (t.leg === stop.leg && t.share <= stop.share)

function priceLegs(setting: Setting, path: readonly Point[]): readonly PricedLeg[] {
  const legs: PricedLeg[] = []
  let from = setting.start
  for (const to of path) {
    legs.push(priceLeg(setting, from, to))
    from = to
  }
  return legs
}

function firstStop(setting: Setting, legs: readonly PricedLeg[], touched: Touch[], totals: Totals): Stop | undefined {
  const released: Obstacle[] = []
  const before = { length: 0, spent: 0 }
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i] as PricedLeg
    let stop = limitStop(setting, leg, i, before, totals)
    stop = sooner(stop, edgeStop(setting, legs, i))
    stop = sooner(stop, pieceStop(setting, leg, i))
    stop = sooner(stop, figureStop(setting, legs, i, released, touched))
    if (stop) return stop
    before.length += leg.length
    before.spent += leg.cost
  }
  return undefined
}

const sooner = (first: Stop | undefined, stop: Stop | undefined): Stop | undefined =>
  stop && (!first || stop.share < first.share) ? stop : first

/** What has been spent at a place of the walk. */
export const spentAt = (legs: readonly PricedLeg[], { leg, share }: Touch): number =>
  legs.slice(0, leg).reduce((sum, { cost }) => sum + cost, 0) + costBy(legs[leg] as PricedLeg, share)
