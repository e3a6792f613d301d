/** Honest files of every kind, made by the product itself or kept as its examples: the fuzzer spoils copies of them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KITS } from '@muster/cli'
import { mustered } from './shell.ts'

/** The command line's examples use every field of every game's situations, which a test there checks. */
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'cli', 'examples')

type Document = { readonly [key: string]: unknown }
type Maker = (game: string, folder: string) => Promise<readonly unknown[]>

const parse = (file: string): Document => JSON.parse(readFileSync(file, 'utf8')) as Document

function examples(kind: string, game: string): Document[] {
  return readdirSync(EXAMPLES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => parse(join(EXAMPLES, name)))
    .filter(({ muster, game: of }) => muster === kind && of === game)
}

const armies: Maker = async (game) => {
  const { games } = JSON.parse(await mustered('games', '--json')) as {
    games: { id: string; armies: { id: string }[] }[]
  }
  const ready = games.find(({ id }) => id === game)?.armies ?? []
  const made: unknown[] = examples('army', game)
  for (const { id } of ready.slice(0, 6))
    made.push(JSON.parse(await mustered('army', 'new', game, '--ready', id, '--json')))
  for (const seed of ['1', '2', '3'])
    made.push(JSON.parse(await mustered('army', 'new', game, '--random', seed, '--json')))
  return made
}

/** Armies as they are shared: what a command makes of each file. */
const shared =
  (form: 'text' | 'link'): Maker =>
  async (game, folder) => {
    const file = join(folder, 'honest-army.json')
    const made: string[] = []
    for (const army of await armies(game, folder)) {
      writeFileSync(file, JSON.stringify(army))
      made.push(await mustered('army', form, file))
    }
    return made
  }

/** The first battles of a few seeds: one at its start, one some answers later. */
const records: Maker = async (game, folder) => {
  const made: unknown[] = examples('record', game)
  for (const seed of ['1', '2']) {
    const file = join(folder, `honest-${seed}.json`)
    await mustered('new', game, '--seed', seed, '--dice-seed', seed, '-o', file, '--force')
    made.push(parse(file))
    for (let i = 0; i < 12; i++) await mustered('answer', file, 'default', '--dice-seed', '5')
    made.push(parse(file))
  }
  return made
}

const tables: Maker = async (game, folder) => {
  const made = await records(game, folder)
  return made.flatMap((record) => {
    const { start } = record as { start: { plan?: { field: unknown } } }
    return start.plan ? [start.plan.field] : []
  })
}

/** Each must be accepted unchanged: a spoilt copy of a refused file would prove nothing. */
const situations: Maker = async (game, folder) => {
  const made = examples('situation', game)
  for (const situation of made) {
    const file = join(folder, 'honest-situation.json')
    writeFileSync(file, JSON.stringify(situation))
    await mustered('decide', file)
  }
  return made
}

const campaigns: Maker = async (game, folder) => {
  const file = join(folder, 'honest-campaign.json')
  const campaign = (...words: readonly string[]) => mustered('campaign', ...words)
  const kit = KITS.find((one) => one.game.id === game)
  const armies = kit?.campaign?.hasCompanies ? ['--armies', ...Array<string>(3).fill(kit.armies[0]?.id ?? '')] : []
  await campaign('new', game, '--players', 'Ann', 'Bob', 'Cid', ...armies, '-o', file, '--force')
  const begun = parse(file)
  await campaign('battle', file, 'Ann', 'Bob')
  const [one, other = one] = kit?.campaign?.view(kit.campaign.read(begun)).objectives ?? []
  if (one && other) {
    await campaign('objective', file, 'Ann', one.id)
    await campaign('objective', file, 'Bob', other.id)
  }
  const called = parse(file)
  await campaign('result', file, '--winner', 'Ann')
  return [begun, called, parse(file)]
}

const MAKERS = {
  army: armies,
  'army-text': shared('text'),
  'army-link': shared('link'),
  table: tables,
  situation: situations,
  record: records,
  campaign: campaigns,
} as const

export type FileKind = keyof typeof MAKERS
export const FILE_KINDS = Object.keys(MAKERS) as readonly FileKind[]

export async function honestFiles(kind: FileKind, game: string, folder: string): Promise<readonly unknown[]> {
  const made = await MAKERS[kind](game, folder)
  if (made.length === 0) throw new Error(`There is no honest ${kind} of ${game} to begin with.`)
  return made
}
