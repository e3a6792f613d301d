/** `muster try FILE`: plays a situation through, with its dice and its answers, and shows what happened. */
import {
  Battle,
  inPart,
  makeRecord,
  readWrittenAnswer,
  RulesError,
  ScriptedDice,
  worded,
  type Json,
  type Refusal,
  type ScriptedRoll,
  type Situation,
} from '@muster/engine'
import type { Command } from 'commander'
import { readSituationFile, writeRecord, type SituationFile } from '../files/battle-file.ts'
import type { AnyKit } from '../games/games.ts'
import { withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { refusalText, statusData, statusText, logLines } from '../reports/battle-status.ts'
import { tableText } from '../reports/table-text.ts'
import { blameFile, EXIT, UserError } from '../shell/user-error.ts'

interface TryOptions extends CommonOptions {
  readonly output?: string
  readonly force?: boolean
}

export function addTry(program: Command, perform: Perform): void {
  withJson(program.command('try'))
    .description('play a situation with its scripted answers and dice, and show what happens')
    .argument('<file>', 'a situation')
    .option('-o, --output <file>', 'write the battle so far as a record')
    .option('--force', 'overwrite the file if it exists')
    .action((file: string, options: TryOptions) => perform(options, () => tryFile(file, options)))
}

interface TrialResult {
  readonly battle: Battle<unknown>
  readonly refusal?: Refusal
  readonly refusedAt?: number
  /** A roll that the script does not have, or has with another purpose. */
  readonly stopped?: string
  readonly unrolled: readonly ScriptedRoll[]
}

function tryFile(file: string, { output, force = false }: TryOptions): Report {
  const read = readSituationFile(file)
  const { kit, situation } = read
  const tried = blameFile(file, '', () => playThrough(read, file))
  const { battle, refusal, refusedAt, stopped, unrolled } = tried
  if (output !== undefined) {
    const record = makeRecord(battle, { situation: situation as unknown as Json })
    writeRecord(output, record, { replace: force })
  }
  const through = refusal === undefined && stopped === undefined && unrolled.length === 0
  return {
    data: {
      muster: 'tried',
      file,
      game: kit.game.id,
      title: situation.title ?? '',
      through,
      events: battle.events,
      log: logLines({ kit, battle }, battle.events),
      ...(refusal && { refusal: worded(refusal), refusedAt }),
      ...(stopped !== undefined && { stopped }),
      unrolled,
      status: statusData({ kit, battle }),
      hash: battle.hash(),
      state: battle.state,
    },
    text: () => triedText(kit, situation, tried, output),
    code: through ? EXIT.fine : EXIT.no,
  }
}

/** A battle cannot stop in the middle of a step, so each answer is tried on a fork first. */
function playThrough({ kit: { game }, situation }: SituationFile, file: string): TrialResult {
  const dice = new ScriptedDice(situation.dice)
  const battle = new Battle(game, { state: game.situate(situation as unknown as Json), tape: [] }, dice)
  for (const [refusedAt, written] of situation.answers.entries()) {
    const { decision } = battle
    if (decision === undefined) {
      throw new UserError(`The battle is over before answer ${refusedAt + 1}.`, file, `answers.${refusedAt}`)
    }
    const answer = inPart(`answers.${refusedAt}`, () => readWrittenAnswer(written, decision))
    const stopped = rulesErrorOf(() => battle.fork(new ScriptedDice(dice.unrolled())).answer(answer))
    if (stopped !== undefined) {
      return { battle, stopped: `at answer ${refusedAt + 1}: ${stopped}`, unrolled: dice.unrolled() }
    }
    const refusal = battle.answer(answer)
    if (refusal) return { battle, refusal, refusedAt, unrolled: dice.unrolled() }
  }
  return { battle, unrolled: dice.unrolled() }
}

function rulesErrorOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof RulesError) return error.message
    throw error
  }
}

function triedText(kit: AnyKit, { title }: Situation, tried: TrialResult, output?: string): string {
  const { battle, refusal, refusedAt = 0, stopped, unrolled } = tried
  const left = unrolled.map(([purpose, ...faces]) => `${purpose} (${faces.join(', ')})`)
  return [
    ...(title ? [title, ''] : []),
    ...logLines({ kit, battle }, battle.events),
    '',
    tableText(kit.view(battle.state)),
    '',
    ...(refusal ? [`Answer ${refusedAt + 1}: ${refusalText(refusal, kit)}`] : []),
    ...(stopped === undefined ? [] : [`The script stops the battle ${stopped}.`]),
    ...(left.length > 0 ? [`Dice of the script that were not rolled: ${left.join('; ')}.`] : []),
    ...(output === undefined ? [] : [`Wrote ${output}.`]),
    statusText({ kit, battle }, output),
  ].join('\n')
}
