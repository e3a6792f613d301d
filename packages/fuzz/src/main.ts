/**
 * npm run fuzz: spoilt files of every kind and illegal answers in every game, put to the product.
 *   npm run fuzz -- [--count 10000] [--seed 1] [--kind record] [--game d6s-with-dragons] [--case 123]
 * Counts what was tried; exit code 1 if anything crashed, hung, changed what it must not, or was refused badly.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportLines } from './report.ts'
import { gamesWith, KINDS } from './targets.ts'
import { runTarget, type Range } from './watch.ts'

const OPTIONS = {
  count: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  kind: { type: 'string' },
  game: { type: 'string' },
  case: { type: 'string' },
} as const

const values = readOptions()

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    const [what] = String(error instanceof Error ? error.message : error).split('\n')
    console.error(
      `${what}. Options are: ${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    )
    process.exit(2)
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  console.error(`--${name} must be a whole number, not "${text}".`)
  process.exit(2)
}

function chosen(name: string, wanted: string | undefined, known: readonly string[]): readonly string[] {
  if (wanted === undefined) return known
  if (known.includes(wanted)) return [wanted]
  console.error(`There is no ${name} "${wanted}". There are: ${known.join(', ')}.`)
  process.exit(2)
}

/** Illegal answers are counted a game, files a kind: the games share them. */
function rangeFor(kind: string, games: number): Range {
  if (values.case !== undefined) {
    const from = wholeNumber('case', values.case)
    return { from, to: from + 1, enough: Infinity }
  }
  const count = wholeNumber('count', values.count)
  return kind === 'answer'
    ? { from: 0, to: count * 4, enough: count }
    : { from: 0, to: Math.ceil(count / games), enough: Infinity }
}

async function main(): Promise<void> {
  const seed = wholeNumber('seed', values.seed)
  let [tried, problems] = [0, 0]
  for (const kind of chosen('kind', values.kind, KINDS)) {
    const games = gamesWith(kind)
    for (const game of chosen('game', values.game, games)) {
      const folder = mkdtempSync(join(tmpdir(), 'muster-fuzz-'))
      try {
        const tally = await runTarget({ kind, game, seed, folder }, rangeFor(kind, games.length))
        const again = (number: number) =>
          `npm run fuzz -- --kind ${kind} --game ${game} --seed ${seed} --case ${number}`
        console.log(reportLines(`${kind}, ${game}`, tally, again).join('\n'))
        tried += tally.tried
        problems += tally.reports.length
      } finally {
        rmSync(folder, { recursive: true })
      }
    }
  }
  console.log(problems === 0 ? `${tried} cases, no problem.` : `${tried} cases, ${problems} with a problem.`)
  process.exitCode = problems === 0 ? 0 : 1
}

await main()
