/** What `npm run balance` was asked to play. */
import { unknownWordText, type ReadyArmy, type ReadyBattle } from '@muster/engine'
import type { AnyKit } from '../../packages/cli/src/games/games.ts'
import { checkFolderOf, gameNamed, knownWords, OptionError, readOptions, seedsOf, wholeNumber } from './options.ts'

const OPTIONS = {
  game: { type: 'string', default: 'd6s-with-dragons' },
  points: { type: 'string' },
  battle: { type: 'string' },
  battles: { type: 'string', default: '1' },
  from: { type: 'string', default: '1' },
  only: { type: 'string' },
  into: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const

export interface BalanceOptions {
  readonly kit: AnyKit
  readonly seeds: readonly number[]
  /** The ready armies that meet, all of one size if one was named. */
  readonly armies: readonly ReadyArmy[]
  readonly points: number | undefined
  /** Of the pairs, only those with one of these armies. */
  readonly only: readonly string[] | undefined
  /** A battle with a story, to be played instead of the armies. */
  readonly story: ReadyBattle | undefined
  readonly into: string | undefined
  readonly write: boolean
}

export function balanceOptions(args: readonly string[]): BalanceOptions {
  const { game, points, battle, only, into, write, ...run } = readOptions(OPTIONS, args)
  if (battle !== undefined && (points !== undefined || only !== undefined))
    throw new OptionError('--battle brings its own armies: leave out --points and --only.')
  const kit = gameNamed(game)
  const seeds = seedsOf(run)
  const size = points === undefined ? undefined : wholeNumber('points', points, 1)
  if (into !== undefined) checkFolderOf(into)
  const story = battle === undefined ? undefined : storyOf(kit, battle)
  const armies = story ? [] : armiesOf(kit, size)
  const named = only === undefined ? undefined : knownWords('only', 'ready army', only, armies.map(idOf))
  return { kit, seeds, armies, points: size, only: named, story, into, write }
}

const idOf = ({ id }: { readonly id: string }): string => id

/** Sizes that differ by more than this factor do not meet: the larger army would only show that it is larger. */
const UNEVEN = 1.25

/** A battle needs two, and even ones. */
function armiesOf({ about, armies }: AnyKit, points: number | undefined): readonly ReadyArmy[] {
  const found = armies.filter((army) => points === undefined || army.points === points)
  const sizes = found.map((army) => army.points)
  if (found.length > 1 && Math.max(...sizes) <= UNEVEN * Math.min(...sizes)) return found
  const all = [...new Set(armies.map((army) => army.points))].toSorted((a, b) => a - b).join(', ')
  throw new OptionError(
    points === undefined
      ? `Name one size of the ready armies of ${about.name} with --points: ${all}.`
      : `${about.name} has no two ready armies of ${points} points. It has armies of ${all} points.`,
  )
}

function storyOf({ about, readyBattles = [] }: AnyKit, id: string): ReadyBattle {
  const found = readyBattles.find((story) => story.id === id)
  if (found) return found
  const what = `ready battle of ${about.name}`
  throw new OptionError(`--battle: ${unknownWordText(what, id, readyBattles.map(idOf))}`)
}
