/** What `npm run endurance` was asked to play. */
import { existsSync } from 'node:fs'
import type { AnyKit } from '../../packages/cli/src/games/games.ts'
import { checkFolderOf, gameNamed, knownWords, OptionError, readOptions, seedsOf, wholeNumber } from './options.ts'

const PLAYERS = ['random', 'quick'] as const
export type Player = (typeof PLAYERS)[number]

const KINDS = ['armies', 'situations'] as const
type Kind = (typeof KINDS)[number]

const OPTIONS = {
  game: { type: 'string', default: 'd6s-with-dragons' },
  battles: { type: 'string', default: '1000' },
  from: { type: 'string', default: '1' },
  scenario: { type: 'string' },
  points: { type: 'string', default: '20,30,40,60,100,150' },
  players: { type: 'string', default: PLAYERS.join(',') },
  only: { type: 'string' },
  into: { type: 'string' },
  add: { type: 'string', multiple: true },
  write: { type: 'boolean', default: false },
} as const

export interface EnduranceOptions {
  readonly kit: AnyKit
  readonly seeds: readonly number[]
  readonly scenarios: readonly string[]
  readonly players: readonly Player[]
  /** How large the armies are, in points. */
  readonly sizes: readonly number[]
  /** Battles of this kind alone. */
  readonly only: Kind | undefined
  readonly into: string | undefined
  /** Files of other runs. */
  readonly add: readonly string[]
  readonly write: boolean
  /** Plays the same battles again. */
  readonly command: string
}

export function enduranceOptions(args: readonly string[]): EnduranceOptions {
  const values = readOptions(OPTIONS, args)
  const { scenario, only, into, add = [], write } = values
  const kit = gameNamed(values.game)
  const scenarios = kit.scenarios.map(({ id }) => id)
  const players = knownWords('players', 'kind of player', values.players, PLAYERS)
  const kinds = only === undefined ? [] : knownWords('only', 'kind of battle', only, KINDS)
  if (into !== undefined) checkFolderOf(into)
  for (const file of add) if (!existsSync(file)) throw new OptionError(`--add: there is no file ${file}.`)
  return {
    kit,
    seeds: seedsOf(values),
    scenarios: scenario === undefined ? scenarios : knownWords('scenario', 'scenario', scenario, scenarios),
    players: PLAYERS.filter((one) => players.includes(one)),
    sizes: values.points.split(',').map((size) => wholeNumber('points', size, 1)),
    only: KINDS.find((kind) => kinds.length === 1 && kinds.includes(kind)),
    into,
    add,
    write,
    command: commandOf(values),
  }
}

const SHOWN = ['game', 'battles', 'from', 'scenario', 'points', 'players', 'only'] as const

function commandOf(values: { readonly [name in (typeof SHOWN)[number]]?: string | undefined }): string {
  const given = SHOWN.filter((name) => values[name] !== undefined)
  return ['npm run endurance --', ...given.map((name) => `--${name} ${values[name]}`)].join(' ')
}
