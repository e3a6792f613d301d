/** What a creature is worth: it fights armies of known cost, and the cost at which it wins half its battles is its price. */
import type { Converter, GameKit, Json } from '@muster/engine'
import { Bot } from './bot.ts'
import { playBotBattle } from './bot-battle.ts'

export interface PriceEstimate {
  /** The likeliest price of one creature. */
  readonly points: number
  /** The true price lies between these in 95 of 100 cases, if such battles are what it is for. */
  readonly least: number
  readonly most: number
  readonly battles: number
}

export interface PriceQuestion {
  readonly creature: Json
  /** Where to begin looking. */
  readonly guess: number
  readonly battles: number
  readonly seed: number
}

/** One battle: the price of the opponents for each creature, and how it ended: 1 won, 0 lost, ½ drawn. */
export interface TrialResult {
  readonly price: number
  readonly won: number
}

/** Plays one battle after another; yields after each, so that whoever waits can show it or stop. */
export function* priceByBattles<S>(
  kit: GameKit<S>,
  converter: Converter,
  { creature, guess, battles, seed }: PriceQuestion,
): Generator<TrialResult, PriceEstimate> {
  const results: TrialResult[] = []
  for (let i = 0; i < battles; i++) {
    const middle = i < FIRST_LOOK ? guess : estimate(results, guess).points
    const points = middle * (SPREAD[i % SPREAD.length] ?? 1)
    const result = playTrial(kit, converter, creature, points, seed + i)
    results.push(result)
    yield result
  }
  return estimate(results, guess)
}

/** Before that the guess is trusted more than the battles. */
const FIRST_LOOK = 8
/** Opponents of half to twice the supposed price say most about it. */
const SPREAD = [1, 0.6, 1.6, 0.8, 1.25]

function playTrial<S>(
  kit: GameKit<S>,
  converter: Converter,
  creature: Json,
  points: number,
  seed: number,
): TrialResult {
  const { plan, side, count, against } = converter.trial(creature, { points, seed })
  const bots = Object.fromEntries(
    plan.sides.map(({ id }, i) => [id, new Bot(kit, { skill: 'quick', seed: Math.imul(seed + 1, 0x9e3779b1) ^ i })]),
  )
  const { result } = playBotBattle({ kit, plan, seed, bots })
  return { price: against / count, won: result?.winner === undefined ? 0.5 : result.winner === side ? 1 : 0 }
}

/** The price and the steepness that make the results likeliest, searched on a grid of ratios. */
const STEPS = 60
const RATIO = 1.05
const STEEPNESS = [1, 2, 3, 4]
/** Prices this many times less likely than the best are left out: 95 of 100 lie between the others. */
const UNLIKELY = 6.82

/** Whole powers by multiplication alone: every machine agrees on them. */
const power = (base: number, times: number): number => (times === 0 ? 1 : base * power(base, times - 1))

export function estimate(results: readonly TrialResult[], guess: number): PriceEstimate {
  const prices = Array.from({ length: 2 * STEPS + 1 }, (_, i) =>
    i < STEPS ? guess / power(RATIO, STEPS - i) : guess * power(RATIO, i - STEPS),
  )
  const grid = prices.map((price) => ({
    price,
    likely: Math.max(...STEEPNESS.map((steep) => likelihood(results, price, steep))),
  }))
  const best = grid.reduce((so, one) => (one.likely > so.likely ? one : so))
  const likely = grid.filter((one) => one.likely * UNLIKELY > best.likely)
  return {
    points: Math.max(1, Math.round(best.price)),
    least: Math.max(1, Math.round(likely[0]?.price ?? best.price)),
    most: Math.max(1, Math.round(likely.at(-1)?.price ?? best.price)),
    battles: results.length,
  }
}

/** The most battles whose likelihood is still a number of the machine. */
export const MOST_TRIALS = 1000

/**
 * The chance to win falls as the opponents cost more: one half at the price itself. Each result counts double, so that
 * the product of many stays a number; only ratios matter.
 */
function likelihood(results: readonly TrialResult[], price: number, steep: number): number {
  let product = 1
  for (const { price: against, won } of results) {
    const chance = 1 / (1 + power(against / price, steep))
    product *= 2 * (won === 1 ? chance : won === 0 ? 1 - chance : Math.sqrt(chance * (1 - chance)))
  }
  return product
}
