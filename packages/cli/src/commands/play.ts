/** `muster play GAME`: bots play whole battles; the results are counted. */
import { SKILLS, type Skill } from '@muster/bots'
import { unknownWordText } from '@muster/engine'
import type { Command } from 'commander'
import { numberedFile, writeRecord } from '../files/battle-file.ts'
import { refuseReplacing } from '../files/files.ts'
import { kitOf, type AnyKit } from '../games/games.ts'
import type { Io } from '../shell/io.ts'
import { makePlan, type PlanOptions } from '../battles/plan-options.ts'
import { SEED, wholeNumber, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { playBattle, type BotEffort, type PlayedBattle } from '../battles/bot-battles.ts'
import { summaryData, summaryText } from '../reports/play-summary.ts'
import { Progress } from '../shell/progress.ts'
import { UserError } from '../shell/user-error.ts'
import { withPlan } from './new.ts'

interface PlayOptions extends CommonOptions, PlanOptions {
  readonly battles: number
  readonly bots: readonly string[]
  readonly plans?: number
  readonly samples?: number
  readonly think?: number
  readonly seed?: number
  readonly jsonl?: boolean
  readonly progress?: boolean
  readonly output?: string
  readonly force?: boolean
}

export function addPlay(program: Command, perform: Perform, io: Io): void {
  withPlan(withJson(program.command('play')))
    .description('let bots play whole battles and count the results')
    .argument('<game>', 'the game’s id, as in `muster games`')
    .option('--battles <number>', 'how many battles', wholeNumber(1, 1_000_000), 1)
    .option('--bots <skills...>', `the skill of each bot: ${SKILLS.join(', ')}; they change sides after every battle`, [
      'quick',
      'quick',
    ])
    .option('--plans <number>', 'how many plans a good bot compares', wholeNumber(1, 1000))
    .option('--samples <number>', 'how many times a good bot plays out each plan', wholeNumber(1, 10_000))
    .option(
      '--think <ms>',
      'milliseconds a good bot has for a decision; results then differ from run to run',
      wholeNumber(1, 600_000),
    )
    .option('--seed <number>', 'seed of the first battle; each battle after it adds 1', SEED)
    .option('-o, --output <file>', 'write the record; with several battles each file gets a number')
    .option('--force', 'overwrite files that exist')
    .option('--jsonl', 'print a line of JSON for each battle as it ends, then the summary as the last line')
    .option('--progress', 'show progress on stderr even if it is not a terminal')
    .action((game: string, options: PlayOptions) => perform(options, () => play(game, options, io)))
}

async function play(id: string, options: PlayOptions, io: Io): Promise<Report> {
  const kit = kitOf(id, '', 'GAME')
  const bots = options.bots.map(skillOf)
  const seed = options.seed ?? io.seed()
  const progress = new Progress(io, options.progress === true || io.watched, options.battles, 'battle')
  refuseExistingFiles(options)
  const played: PlayedBattle[] = []
  for (let i = 0; i < options.battles; i++) {
    progress.at(i)
    const onAnswer = (answers: number) => progress.at(i, `${answers} answers`)
    const one = playNext({ kit, options, bots, seed: seed + i, i, io, onAnswer })
    played.push(one)
    if (options.jsonl) io.out(`${JSON.stringify(one)}\n`)
    // Lets the terminal redraw and Ctrl-C work between two battles.
    await new Promise((resolve) => setImmediate(resolve))
  }
  progress.done()
  const summary = summaryData({ game: id, seed, seconds: progress.seconds, bots, played })
  return { data: summary, text: () => (options.jsonl ? JSON.stringify(summary) : summaryText(summary)) }
}

/** Checked before the first battle, not after the hundredth. */
function refuseExistingFiles({ output, battles, force = false }: PlayOptions): void {
  for (let i = 0; output !== undefined && i < battles; i++) refuseReplacing(numberedFile(output, i, battles), force)
}

interface NextBattle {
  readonly kit: AnyKit
  readonly options: PlayOptions
  readonly bots: readonly Skill[]
  readonly seed: number
  /** Which battle, counted from 0. */
  readonly i: number
  readonly io: Io
  onAnswer(answers: number): void
}

function playNext({ kit, options, bots, seed, i, io, onAnswer }: NextBattle): PlayedBattle {
  const file = options.output === undefined ? undefined : numberedFile(options.output, i, options.battles)
  const plan = makePlan(kit, options, seed)
  const { played, save } = playBattle({
    kit,
    plan,
    bots,
    seed,
    battle: i + 1,
    onAnswer,
    keep: file !== undefined,
    effort: effortOf(options, io),
  })
  if (file === undefined) return played
  writeRecord(file, save(), { replace: options.force === true })
  return { ...played, file }
}

/** How hard a good bot thinks: by number of plans and samples, or by time. */
function effortOf({ plans, samples, think }: PlayOptions, io: Io): BotEffort {
  return {
    ...(plans !== undefined && { plans }),
    ...(samples !== undefined && { samples }),
    ...(think !== undefined && { clock: { limit: think, now: io.now } }),
  }
}

export function skillOf(word: string): Skill {
  const found = SKILLS.find((skill) => skill === word)
  if (found) return found
  throw new UserError(unknownWordText('bot', word, SKILLS), '', '--bots')
}
