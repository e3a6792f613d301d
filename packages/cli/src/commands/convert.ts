/** `muster convert GAME [SOURCE…]`: creatures of another game as creatures of this one. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_TRIALS, priceByBattles, type PriceEstimate } from '@muster/bots'
import {
  armyFileData,
  inPart,
  type ConversionChanges,
  type ConvertedCreature,
  type Converter,
  type Json,
  type ReadableCreature,
} from '@muster/engine'
import type { Command } from 'commander'
import { jsonText, readText, writeAtomically } from '../files/files.ts'
import { kitOf, type AnyKit } from '../games/games.ts'
import { convertedText } from '../reports/converted.ts'
import type { Io } from '../shell/io.ts'
import { SEED, wholeNumber, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { Progress } from '../shell/progress.ts'
import { inFile, UserError } from '../shell/user-error.ts'

interface ConvertOptions extends CommonOptions {
  readonly health?: number
  readonly damage?: readonly string[]
  readonly points?: number
  readonly price?: number
  readonly seed?: number
  readonly count: number
  readonly output?: string
  readonly force?: boolean
}

export function addConvert(program: Command, perform: Perform, io: Io): void {
  withJson(program.command('convert'))
    .description('convert creatures of another game, with the working of every number')
    .argument('<game>', 'the game they are converted to, as in `muster games`')
    .argument('[sources...]', 'files or folders of stat blocks; none, or "-": standard input')
    .option('--health <number>', 'the Health to give it', wholeNumber(1, 30))
    .option('--damage <name=number...>', 'the Damage of an attack or power, such as "Bite=2"')
    .option('--points <points>', 'what it costs', wholeNumber(1, 999))
    .option(
      '--price <battles>',
      'estimate its price by so many battles against printed armies',
      wholeNumber(4, MOST_TRIALS),
    )
    .option('--seed <number>', 'seed of those battles', SEED)
    .option('--count <number>', 'how many of each the army has', wholeNumber(1, 100), 1)
    .option('-o, --output <file>', 'write an army file that brings them along')
    .option('--force', 'overwrite the file if it exists')
    .action((game: string, sources: readonly string[], options: ConvertOptions) =>
      perform(options, () => convert(game, sources, options, io)),
    )
}

export interface PricedCreature {
  readonly creature: ConvertedCreature
  readonly price: PriceEstimate | undefined
}

function convert(id: string, sources: readonly string[], options: ConvertOptions, io: Io): Report {
  const kit = kitOf(id, '', 'GAME')
  const { converter } = kit
  if (!converter) throw new UserError(`${kit.about.name} converts no creatures of other games.`, '', 'GAME')
  if (options.points !== undefined && options.price !== undefined)
    throw new UserError('Say what it costs with --points, or estimate it with --price, not both.', '', '--price')
  const changes = changesFrom(options)
  const found = textsOf(sources, io).flatMap(({ file, text }) =>
    inFile(file, () => converter.read(text).map((one) => pricedOf(one, changes, { kit, converter, options, io }))),
  )
  if (found.length === 0) throw new UserError('There is no creature in what was given.')
  if (options.output !== undefined) writeArmy(kit, found, options, options.output)
  return {
    data: { muster: 'converted', game: id, creatures: found.map(dataOf) },
    text: () => convertedText(found, options.output),
  }
}

interface Work {
  readonly kit: AnyKit
  readonly converter: Converter
  readonly options: ConvertOptions
  readonly io: Io
}

function pricedOf(one: ReadableCreature, changes: ConversionChanges, work: Work): PricedCreature {
  const creature = one.convert(changes)
  const price = priceOf(creature, work)
  return { price, creature: price ? one.convert({ ...changes, points: price.points }) : creature }
}

function changesFrom({ health, damage = [], points }: ConvertOptions): ConversionChanges {
  return {
    ...(health !== undefined && { health }),
    ...(points !== undefined && { points }),
    ...(damage.length > 0 && { damage: Object.fromEntries(damage.map(damageFrom)) }),
  }
}

function damageFrom(word: string): readonly [string, number] {
  const [, name, number] = /^(.+)=(\d+)$/.exec(word) ?? []
  const dice = Number(number)
  if (name !== undefined && dice >= 1 && dice <= 10) return [name, dice]
  throw new UserError(`"${word}" is no Damage: write it as NAME=NUMBER, from 1 to 10.`, '', '--damage')
}

interface SourceText {
  readonly file: string
  readonly text: string
}

function textsOf(sources: readonly string[], io: Io): readonly SourceText[] {
  const files = sources.length === 0 ? ['-'] : sources
  return files.flatMap((source) => {
    if (source === '-') return [{ file: 'standard input', text: io.input() }]
    return isFolder(source) ? filesIn(source).map(textOf) : [textOf(source)]
  })
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
const textOf = (file: string): SourceText => ({ file, text: readText(file, 'stat block') })

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder)
    .filter((name) => /\.(?:json|txt|md)$/.test(name))
    .sort()
  if (names.length === 0) throw new UserError('This folder has no .json, .txt or .md file with a stat block.', folder)
  return names.map((name) => join(folder, name))
}

function priceOf(creature: ConvertedCreature, { kit, converter, options, io }: Work): PriceEstimate | undefined {
  const { price: battles, seed = 1 } = options
  if (battles === undefined) return undefined
  const progress = new Progress(io, io.watched, battles, 'battle')
  const trials = priceByBattles(kit, converter, { creature: creature.entry, guess: creature.points, battles, seed })
  for (let done = 1; ; done++) {
    const next = trials.next()
    if (next.done) {
      progress.done()
      return next.value
    }
    progress.at(done)
  }
}

const dataOf = ({ creature, price }: PricedCreature): object => {
  const { army: _army, ...plain } = creature
  return { ...plain, price: price ?? null }
}

/** All creatures of the command in one army. */
function writeArmy(
  kit: AnyKit,
  found: readonly PricedCreature[],
  { count, force = false }: ConvertOptions,
  output: string,
): void {
  const entries = found.map(({ creature: { entry } }) => ({ ...(entry as { readonly [field: string]: Json }), count }))
  const army = { name: found.length === 1 ? (found[0]?.creature.name ?? '') : 'Converted creatures', entries }
  const { points } = inPart('-o', () => kit.checkArmy(army, Number.MAX_SAFE_INTEGER))
  writeAtomically(output, jsonText(armyFileData(kit.game.id, army, points)), { replace: force })
}
