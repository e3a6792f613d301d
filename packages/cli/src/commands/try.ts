/** `muster try FILE`: plays a situation through, with its dice and its answers, and shows what happened. */
import {
  inPart,
  readWrittenAnswer,
  RulesError,
  ScriptedDice,
  type Json,
  type ScriptedRoll,
  type Situation,
} from '@muster/engine'
import type { ShownRefusal } from '@muster/session'
import type { Command } from 'commander'
import { beginSession, type CommandSession } from '../session/command-session.ts'
import { rollScripted } from '../session/dice.ts'
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
  readonly session: CommandSession
  readonly refusal?: ShownRefusal
  readonly refusedAt?: number
  /** A roll that the script does not have, or has with another purpose. */
  readonly stopped?: string
  readonly unrolled: readonly ScriptedRoll[]
}

function tryFile(file: string, { output, force = false }: TryOptions): Report {
  const read = readSituationFile(file)
  const { kit, situation } = read
  const tried = blameFile(file, '', () => playThrough(read, file))
  const { session, refusal, refusedAt, stopped, unrolled } = tried
  if (output !== undefined) writeRecord(output, session.save(), { replace: force })
  const through = refusal === undefined && stopped === undefined && unrolled.length === 0
  return {
    data: {
      muster: 'tried',
      file,
      game: kit.game.id,
      title: situation.title ?? '',
      through,
      events: session.events,
      log: logLines(session),
      ...(refusal && { refusal, refusedAt }),
      ...(stopped !== undefined && { stopped }),
      unrolled,
      status: statusData({ kit, session }),
      hash: session.battle.hash(),
      state: session.battle.state,
    },
    text: () => triedText(kit, situation, tried, output),
    code: through ? EXIT.fine : EXIT.no,
  }
}

function playThrough({ kit, situation }: SituationFile, file: string): TrialResult {
  const script = new ScriptedDice(situation.dice)
  const session = beginSession(kit, { situation: situation as unknown as Json })
  const rollAll = () => rulesErrorOf(() => rollScripted(session, script))
  const stoppedAtStart = rollAll()
  if (stoppedAtStart !== undefined)
    return { session, stopped: `before answer 1: ${stoppedAtStart}`, unrolled: script.unrolled() }
  for (const [refusedAt, written] of situation.answers.entries()) {
    const { decision } = session.battle
    if (decision === undefined) {
      throw new UserError(`The battle is over before answer ${refusedAt + 1}.`, file, `answers.${refusedAt}`)
    }
    const answer = inPart(`answers.${refusedAt}`, () => readWrittenAnswer(written, decision))
    const refusal = session.answer(answer)
    if (refusal) return { session, refusal, refusedAt, unrolled: script.unrolled() }
    const stopped = rollAll()
    if (stopped !== undefined)
      return { session, stopped: `at answer ${refusedAt + 1}: ${stopped}`, unrolled: script.unrolled() }
  }
  return { session, unrolled: script.unrolled() }
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
  const { session, refusal, refusedAt = 0, stopped, unrolled } = tried
  const left = unrolled.map(([purpose, ...faces]) => `${purpose} (${faces.join(', ')})`)
  return [
    ...(title ? [title, ''] : []),
    ...logLines(session),
    '',
    tableText(session.view()),
    '',
    ...(refusal ? [`Answer ${refusedAt + 1}: ${refusalText(refusal, kit)}`] : []),
    ...(stopped === undefined ? [] : [`The script stops the battle ${stopped}.`]),
    ...(left.length > 0 ? [`Dice of the script that were not rolled: ${left.join('; ')}.`] : []),
    ...(output === undefined ? [] : [`Wrote ${output}.`]),
    statusText({ kit, session }, output),
  ].join('\n')
}
