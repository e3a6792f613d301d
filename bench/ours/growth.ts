/**
 * How the time for a whole battle grows with the figures in it: at an exponent of 1 twice the figures take twice the
 * time, at 2 four times. Two quick bots play 24, 48 and 96 a side.
 */
import { Bot, playBotBattle } from '@muster/bots'
import { perSecond, quick, report } from '../clock.mjs'
import { GAME_NAMES, kitOf, planOf, type GameName } from './large-battles.ts'

const SIZES = [24, 48, 96]

const TIMES = { warmUp: 0, run: quick ? 1500 : 5000 }

/** All sizes are played once to warm up and then once more: the first one measured must not seem slow. */
function measured(game: GameName): readonly number[] {
  for (const size of SIZES) secondsABattle(game, size)
  return SIZES.map((size) => secondsABattle(game, size))
}

function secondsABattle(game: GameName, figures: number): number {
  const kit = kitOf(game)
  const plan = planOf(game, figures)
  let seed = 0
  const once = () => {
    const bots = {
      north: new Bot(kit, { skill: 'quick', seed }),
      south: new Bot(kit, { skill: 'quick', seed: seed + 1 }),
    }
    playBotBattle({ kit, plan, seed: seed++, bots, options: { keep: false, forks: false } })
  }
  return 1 / perSecond(once, TIMES)
}

interface Line {
  readonly exponent: number
  /** The share of the spread that the line explains: at 1 all sizes lie on it. */
  readonly fit: number
}

/** The straight line nearest to the logarithms. */
function lineThrough(sizes: readonly number[], seconds: readonly number[]): Line {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const fromMean = (list: readonly number[]) => list.map((one) => one - mean(list))
  const [x, y] = [fromMean(sizes.map(Math.log)), fromMean(seconds.map(Math.log))]
  const product = (a: readonly number[], b: readonly number[]) => mean(a.map((one, i) => one * (b[i] ?? 0)))
  const rise = product(x, y)
  return { exponent: rise / product(x, x), fit: rise ** 2 / (product(x, x) * product(y, y)) }
}

const figures: { [name: string]: number } = {}
for (const game of GAME_NAMES) {
  const seconds = measured(game)
  SIZES.forEach((size, i) => (figures[`${game}At${size}`] = 1 / (seconds[i] as number)))
  const { exponent, fit } = lineThrough(SIZES, seconds)
  figures[game] = exponent
  figures[`${game}Fit`] = fit
}
report(figures)
