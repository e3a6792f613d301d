/** `muster army new GAME`: an empty army, a ready one, a random one, or one in the style of another. */
import { somethingLike } from '@muster/armies'
import { armyFileData, inPart, unknownWordText, type Json } from '@muster/engine'
import type { Command } from 'commander'
import { jsonText, writeAtomically } from '../../files/files.ts'
import { readKeptArmy } from '../../files/kept-army.ts'
import { kitOf, type AnyKit } from '../../games/games.ts'
import { SEED, wholeNumber, withJson } from '../../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../../shell/output.ts'
import { UserError } from '../../shell/user-error.ts'

export const POINTS = wholeNumber(1, 100_000)

interface NewOptions extends CommonOptions {
  readonly ready?: string
  readonly random?: number
  readonly blank?: string
  readonly like?: string
  readonly seed: number
  readonly points?: number
  readonly output?: string
  readonly force?: boolean
}

export function addNewArmy(army: Command, perform: Perform): void {
  withJson(army.command('new'))
    .description('write an empty, a ready or a random army, or one like another')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .option('--ready <id>', 'a ready army, as in `muster games`')
    .option('--random <seed>', 'a random legal army, made from this seed', SEED)
    .option('--blank <name>', 'an army of this name with nobody in it')
    .option('--like <file>', 'a random army in the style of that in a file')
    .option('--seed <number>', 'the seed of --like', SEED, 1)
    .option('--points <points>', 'how many points it may cost', POINTS)
    .option('-o, --output <file>', 'write it to a file instead of printing it')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, options: NewOptions) => perform(options, () => write(game, options)))
}

interface MadeArmy {
  readonly limit: number
  readonly army: Json
}

function write(game: string, options: NewOptions): Report {
  const { output, force = false } = options
  const { army, limit } = made(kitOf(game, '', 'GAME'), options)
  const data = armyFileData(game, army, limit)
  if (output !== undefined) writeAtomically(output, jsonText(data), { replace: force })
  return { data, text: () => (output === undefined ? jsonText(data) : `Wrote ${output}.`) }
}

const USUAL_POINTS = 250

function made(kit: AnyKit, { ready, random, blank, like, points, seed }: NewOptions): MadeArmy {
  if ([ready, random, blank, like].filter((one) => one !== undefined).length !== 1)
    throw new UserError('Say which army: --ready ID, --random SEED, --blank NAME or --like FILE.', '', '--ready')
  if (ready !== undefined) return readyArmy(kit, ready)
  if (blank !== undefined)
    return { limit: points ?? kit.builder.usualLimits[0] ?? USUAL_POINTS, army: kit.builder.blank(blank) }
  if (like !== undefined) return likeFile(kit, like, points, seed)
  const limit = points ?? USUAL_POINTS
  return { limit, army: inPart('--points', () => kit.randomArmy(random ?? 0, limit)) }
}

function likeFile(kit: AnyKit, file: string, points: number | undefined, seed: number): MadeArmy {
  const other = readKeptArmy(file, { game: kit.game.id })
  const limit = points ?? other.limit
  return { limit, army: somethingLike(kit, other.army, limit, seed) }
}

function readyArmy({ armies }: AnyKit, id: string): MadeArmy {
  const found = armies.find((one) => one.id === id)
  if (found) return { limit: found.points, army: found.army }
  throw new UserError(
    unknownWordText(
      'ready army',
      id,
      armies.map((one) => one.id),
    ),
    '',
    '--ready',
  )
}
