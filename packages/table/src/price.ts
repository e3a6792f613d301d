/** What a straight leg costs: its length, more in slow ground, and the tolls of lines crossed. */
import { isNearBox } from './box.ts'
import { clip, type Part } from './clip.ts'
import type { Leg, LegCost } from './move.ts'
import { distance, type Point } from './point.ts'
import type { Surface } from './landscape.ts'
import type { Setting } from './setting.ts'

/** Slow stretches and tolls of one leg, in order, by share of the leg. */
interface Stretch extends Part {
  readonly times: number
  readonly piece: string | undefined
}
interface Toll {
  readonly at: number
  readonly toll: number
  readonly piece: string
}

export interface PricedLeg extends Leg {
  readonly stretches: readonly Stretch[]
  readonly tolls: readonly Toll[]
}

const NO_COSTS: readonly never[] = []

export function priceLeg(setting: Setting, from: Point, to: Point): PricedLeg {
  const length = distance(from, to)
  const crossed = crossedBy(setting, from, to)
  if (crossed.length === 0)
    return { from, to, length, cost: length, costs: NO_COSTS, stretches: NO_COSTS, tolls: NO_COSTS }
  const stretches = stretchesOf(crossed), tolls = tollsOf(crossed)
  const costs = stretchCosts(stretches, length)
  for (const { piece, toll } of tolls) costs.push({ piece, extra: toll, why: 'toll' })
  let cost = length
  for (const { extra } of costs) cost += extra
  return { from, to, length, cost, costs, stretches, tolls }
}

type Crossed = readonly { readonly surface: Surface; readonly parts: readonly Part[] }[]

/** The surfaces the leg runs over; most legs run over none. */
function crossedBy({ surfaces }: Setting, from: Point, to: Point): Crossed {
  let crossed: { surface: Surface; parts: readonly Part[] }[] | undefined
  for (const surface of surfaces) {
    if (!isNearBox(surface.box, from, to, 0)) continue
    const parts = clip(surface.piece.outline, from, to)
    if (parts.length > 0) (crossed ??= []).push({ surface, parts })
  }
  return crossed ?? NO_COSTS
}

/** The leg cut where its pace changes. Where slow pieces overlap the slowest counts, once. */
function stretchesOf(crossed: Crossed): readonly Stretch[] {
  const slow: Stretch[] = []
  for (const { surface: { piece, passage: { times } }, parts } of crossed)
    if (times !== undefined) for (const { from, to } of parts) slow.push({ from, to, times, piece: piece.id })
  if (slow.length === 0) return EVEN
  if (slow.length === 1) return aroundOne(slow[0] as Stretch)
  const cuts = [...new Set([0, 1, ...slow.flatMap(part => [part.from, part.to])])].sort((a, b) => a - b)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i] as number
    const here = slow.filter(part => part.from <= from && part.to >= to)
    const slowest = here.reduce<Stretch | undefined>((a, b) => (a && a.times >= b.times ? a : b), undefined)
    return { from, to, times: slowest?.times ?? 1, piece: slowest?.piece }
  })
}

const EVEN: readonly Stretch[] = [{ from: 0, to: 1, times: 1, piece: undefined }]

/** One slow part, and what lies before and behind it. */
function aroundOne(slow: Stretch): readonly Stretch[] {
  const stretches: Stretch[] = []
  if (slow.from > 0) stretches.push({ from: 0, to: slow.from, times: 1, piece: undefined })
  if (slow.to > slow.from) stretches.push(slow)
  if (slow.to < 1) stretches.push({ from: slow.to, to: 1, times: 1, piece: undefined })
  return stretches
}

/** A line is paid for where the centre comes to it; who starts on it has already come. */
function tollsOf(crossed: Crossed): readonly Toll[] {
  const tolls: Toll[] = []
  for (const { surface: { piece, passage: { toll } }, parts } of crossed)
    if (toll) for (const { from } of parts) if (from > 0) tolls.push({ at: from, toll, piece: piece.id })
  return tolls.length < 2 ? tolls : tolls.sort((a, b) => a.at - b.at)
}

/** One sum for each slow piece, in the order they are come to. */
function stretchCosts(stretches: readonly Stretch[], length: number): LegCost[] {
  const costs: { piece: string; extra: number; why: 'times' }[] = []
  for (const { from, to, times, piece } of stretches) {
    if (piece === undefined || times === 1) continue
    const extra = (to - from) * length * (times - 1)
    const known = costs.find(cost => cost.piece === piece)
    if (known) known.extra += extra
    else costs.push({ piece, extra, why: 'times' })
  }
  return costs
}

/** What the leg has cost by the time a share of it is walked. */
export function costBy(leg: PricedLeg, share: number): number {
  let cost = share * leg.length
  for (const { from, to, times } of leg.stretches)
    if (from < share) cost += (Math.min(to, share) - from) * leg.length * (times - 1)
  for (const { at, toll } of leg.tolls) if (at <= share) cost += toll
  return cost
}

/** The largest share of the leg that `budget` pays for. */
export function shareFor(leg: PricedLeg, budget: number): number {
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
function upTo(leg: PricedLeg, from: number, end: number, times: number, budget: number): number {
  const paid = leg.tolls.reduce((sum, { at, toll }) => (at > from && at < end ? sum + toll : sum), costBy(leg, from))
  const share = from + Math.max(0, budget - paid) / (leg.length * times)
  return Math.min(share, end)
}
