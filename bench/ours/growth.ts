/**
 * How the time for a whole battle grows with the figures in it: at an exponent of 1 twice the figures take twice the
 * time, at 2 four times. Two quick bots play 24, 48 and 96 a side.
 */
import { Bot, playBotBattle } from '@muster/bots'
import { perSecond, quick, report } from '../clock.mjs'
import { GAME_NAMES, kitOf, planOf, type GameName } from './large-battles.ts'

const SIZES = [24, 48, 96]

/** All sizes take short turns, so that whatever slows the machine down for a while slows down all of them. */
const TURNS = quick ? 8 : 24
const TIMES = { warmUp: 0, run: 300 }
const WARM_UP_TURNS = 6

/** Seconds a battle of each size. */
function measured(game: GameName): readonly number[] {
  const seconds = SIZES.map((): number[] => [])
  for (let turn = -WARM_UP_TURNS; turn < TURNS; turn++)
    SIZES.forEach((size, i) => {
      const once = battlesOf(game, size, turn)
      const taken = 1 / perSecond(once, TIMES)
      if (turn >= 0) seconds[i]?.push(taken)
    })
  return seconds.map((turns) => turns.reduce((sum, one) => sum + one, 0) / TURNS)
}

/** Plays one battle after the other; each turn plays others. */
function battlesOf(game: GameName, figures: number, turn: number): () => void {
  const kit = kitOf(game)
  const plan = planOf(game, figures)
  let seed = 1000 * (turn + WARM_UP_TURNS)
  return () => {
    const bots = {
      north: new Bot(kit, { skill: 'quick', seed }),
      south: new Bot(kit, { skill: 'quick', seed: seed + 1 }),
    }
    playBotBattle({ kit, plan, seed: seed++, bots, options: { keep: false, forks: false } })
  }
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
