/** What a straight leg costs: its length, more in slow ground, and the tolls of lines crossed. */
import { isBoxBeside, isNearBox } from '../geometry/box.ts'
import { climbsOn, type Toll, type Top } from './climbs.ts'
import type { Interval } from '../geometry/interval.ts'
import type { Leg, LegCost } from './move-verdict.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { PreparedMove } from './prepared-move.ts'

/** Slow stretches and tolls of one leg, in order, by share of the leg. */
interface Stretch extends Interval {
  readonly times: number
  readonly piece: string | undefined
}

export interface CostedLeg extends Leg {
  readonly stretches: readonly Stretch[]
  readonly tolls: readonly Toll[]
}

const NO_COSTS: readonly never[] = []

export function costLeg({ surfaces }: PreparedMove, from: Point, to: Point): CostedLeg {
  const length = distance(from, to)
  let slow: Stretch[] | undefined, tolls: Toll[] | undefined, tops: Top[] | undefined
  for (const surface of surfaces) {
    if (!isNearBox(surface.box, from, to, 0) || isBoxBeside(surface.box, from, to, 0)) continue
    const {
      piece: { id: piece },
      passage: { times, toll, exit },
    } = surface
    for (const part of surface.partsOf(from, to)) {
      if (times !== undefined) (slow ??= []).push({ from: part.from, to: part.to, times, piece })
      if (toll && exit) (tops ??= []).push({ from: part.from, to: part.to, toll, exit, piece })
      // A line is paid for where the centre comes to it; a mover that starts on it has paid already.
      else if (toll && part.from > 0) (tolls ??= []).push({ at: part.from, toll, piece })
      else if (exit && part.to < 1) (tolls ??= []).push({ at: part.to, toll: exit, piece })
    }
  }
  if (tops) tolls = tolls ? [...tolls, ...climbsOn(tops)] : climbsOn(tops)
  // Most legs cross no such terrain.
  if (!slow && !tolls) return { from, to, length, cost: length, costs: NO_COSTS, stretches: NO_COSTS, tolls: NO_COSTS }
  return sumUp(from, to, length, slow ? stretchesOf(slow) : EVEN, inOrder(tolls))
}

const inOrder = (tolls: Toll[] | undefined): readonly Toll[] =>
  tolls && tolls.length > 1 ? tolls.sort((a, b) => a.at - b.at) : (tolls ?? NO_COSTS)

function sumUp(
  from: Point,
  to: Point,
  length: number,
  stretches: readonly Stretch[],
  tolls: readonly Toll[],
): CostedLeg {
  const costs = stretchCosts(stretches, length)
  for (const { piece, toll } of tolls) costs.push({ piece, extra: toll, why: 'toll' })
  let cost = length
  for (const { extra } of costs) cost += extra
  return { from, to, length, cost, costs, stretches, tolls }
}

/** The leg cut where its pace changes. Where slow pieces overlap the slowest counts, once. */
function stretchesOf(slow: readonly Stretch[]): readonly Stretch[] {
  const inOrder = slow.length === 1 ? slow : slow.toSorted((a, b) => a.from - b.from)
  const stretches: Stretch[] = []
  let done = 0
  for (const part of inOrder) {
    if (part.from < done) return overlapping(slow)
    if (part.from > done) stretches.push({ from: done, to: part.from, times: 1, piece: undefined })
    if (part.to > part.from) stretches.push(part)
    done = part.to
  }
  if (done < 1) stretches.push({ from: done, to: 1, times: 1, piece: undefined })
  return stretches
}

function overlapping(slow: readonly Stretch[]): readonly Stretch[] {
  const cuts = [...new Set([0, 1, ...slow.flatMap((part) => [part.from, part.to])])].sort((a, b) => a - b)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i] as number
    const here = slow.filter((part) => part.from <= from && part.to >= to)
    const slowest = here.reduce<Stretch | undefined>((a, b) => (a && a.times >= b.times ? a : b), undefined)
    return { from, to, times: slowest?.times ?? 1, piece: slowest?.piece }
  })
}

const EVEN: readonly Stretch[] = [{ from: 0, to: 1, times: 1, piece: undefined }]

/** One sum for each slow piece, in the order the path comes to them. */
function stretchCosts(stretches: readonly Stretch[], length: number): LegCost[] {
  const costs: { piece: string; extra: number; why: 'times' }[] = []
  for (const { from, to, times, piece } of stretches) {
    if (piece === undefined || times === 1) continue
    const extra = (to - from) * length * (times - 1)
    const known = costs.find((cost) => cost.piece === piece)
    if (known) known.extra += extra
    else costs.push({ piece, extra, why: 'times' })
  }
  return costs
}

/** What the first share of a leg costs. */
export function costBy(leg: CostedLeg, share: number): number {
  let cost = share * leg.length
  for (const { from, to, times } of leg.stretches)
    if (from < share) cost += (Math.min(to, share) - from) * leg.length * (times - 1)
  for (const { at, toll } of leg.tolls) if (at <= share) cost += toll
  return cost
}

/** The largest share of the leg that `budget` pays for. */
export function shareWithin(leg: CostedLeg, budget: number): number {
  if (budget >= leg.cost) return 1
  if (budget <= 0 || leg.length === 0) return 0
  if (leg.stretches.length === 0) return budget / leg.length
  for (const { from, to, times } of leg.stretches) {
    for (const { at } of leg.tolls)
      if (at > from && at <= to && costBy(leg, at) > budget) return upTo(leg, from, at, times, budget)
    if (costBy(leg, to) > budget) return upTo(leg, from, to, times, budget)
  }
  return 1
}

/** Within one stretch, before `end`: as far as the budget goes. */
function upTo(leg: CostedLeg, from: number, end: number, times: number, budget: number): number {
  const paid = leg.tolls.reduce((sum, { at, toll }) => (at > from && at < end ? sum + toll : sum), costBy(leg, from))
  const share = from + Math.max(0, budget - paid) / (leg.length * times)
  return Math.min(share, end)
}
