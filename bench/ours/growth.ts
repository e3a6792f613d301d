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

/** The slope of the straight line nearest to the logarithms. */
function exponent(sizes: readonly number[], seconds: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const x = sizes.map(Math.log)
  const y = seconds.map(Math.log)
  const [middleX, middleY] = [mean(x), mean(y)]
  const rise = mean(x.map((one, i) => (one - middleX) * ((y[i] as number) - middleY)))
  return rise / mean(x.map((one) => (one - middleX) ** 2))
}

const figures: { [name: string]: number } = {}
for (const game of GAME_NAMES) {
  const seconds = measured(game)
  SIZES.forEach((size, i) => (figures[`${game}At${size}`] = 1 / (seconds[i] as number)))
  figures[game] = exponent(SIZES, seconds)
}
report(figures)
