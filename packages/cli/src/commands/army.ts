/** `muster army check FILE` and `muster army new GAME`: army files. */
import { armyFileData, inPart, unknownWordText, type ArmyReport, type Json } from '@muster/engine'
import type { Command } from 'commander'
import { armyText, openArmy } from '../files/army-file.ts'
import { jsonText, writeAtomically } from '../files/files.ts'
import { kitOf } from '../games/games.ts'
import { SEED, wholeNumber, withJson } from '../shell/options.ts'
import { type CommonOptions, type Perform, type Report } from '../shell/output.ts'
import { EXIT, UserError } from '../shell/user-error.ts'

const POINTS = wholeNumber(1, 100_000)

interface CheckOptions extends CommonOptions {
  readonly game?: string
  readonly limit?: number
}

interface NewOptions extends CommonOptions {
  readonly ready?: string
  readonly random?: number
  readonly points?: number
  readonly output?: string
  readonly force?: boolean
}

export function addArmy(program: Command, perform: Perform): void {
  const army = program.command('army').description('check an army, or write a ready or random one')
  withJson(army.command('check'))
    .description('check an army file: what it costs and everything that is wrong with it')
    .argument('<file>', 'an army file')
    .option('--game <game>', 'the game it is for, if the file does not say')
    .option('--limit <points>', 'the points limit, if the file does not say', POINTS)
    .action((file: string, options: CheckOptions) => perform(options, () => check(file, options)))
  withJson(army.command('new'))
    .description('write a ready army, or a random one')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .option('--ready <id>', 'a ready army, as in `muster games`')
    .option('--random <seed>', 'a random legal army, made from this seed', SEED)
    .option('--points <points>', 'how many points a random army may cost', POINTS)
    .option('-o, --output <file>', 'write it to a file instead of printing it')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, options: NewOptions) => perform(options, () => write(game, options)))
}

function check(file: string, { game, limit }: CheckOptions): Report {
  const { kit, report } = openArmy(file, { game, limit })
  const { complaints } = report
  const legal = complaints.length === 0
  const data = { muster: 'army-report', file, game: kit.game.id, legal, ...plain(report), complaints }
  return { data, text: () => armyText(report), code: legal ? EXIT.fine : EXIT.no }
}

const plain = ({ name, points, limit, figures, entries }: ArmyReport): object => ({
  name,
  points,
  limit,
  figures,
  entries: entries.map((one) => ({ name: one.name, count: one.count, points: one.points })),
})

function write(game: string, { ready, random, points = 250, output, force = false }: NewOptions): Report {
  const kit = kitOf(game, '', 'GAME')
  if ((ready === undefined) === (random === undefined)) {
    throw new UserError('Say which army: --ready ID or --random SEED.', '', '--ready')
  }
  const army =
    random === undefined
      ? readyArmy(game, ready ?? '')
      : { limit: points, army: inPart('--points', () => kit.randomArmy(random, points)) }
  const data = armyFileData(game, army.army, army.limit)
  if (output !== undefined) writeAtomically(output, jsonText(data), { replace: force })
  return { data, text: () => (output === undefined ? jsonText(data) : `Wrote ${output}.`) }
}

function readyArmy(game: string, id: string): { readonly limit: number; readonly army: Json } {
  const { armies } = kitOf(game)
  const found = armies.find((one) => one.id === id)
  if (!found) {
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
  return { limit: found.points, army: found.army }
}
