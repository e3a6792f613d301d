/** `muster answer FILE ANSWER`: answers the decision a battle waits for, and saves it in the record. */
import { makeRecord, worded, type Answer, type Battle, type Refusal } from '@muster/engine'
import type { Command } from 'commander'
import { openRecordFile, writeRecord, type OpenBattle } from '../files/battle-file.ts'
import { seededDiceAt, EnteredDice } from '../battles/dice.ts'
import type { Io } from '../shell/io.ts'
import { SEED, withJson } from '../shell/options.ts'
import type { CommonOptions, Perform, Report } from '../shell/output.ts'
import { refusalText, statusData, statusText, logLines } from '../reports/battle-status.ts'
import { blameFile, EXIT, UserError } from '../shell/user-error.ts'
import { readFaces, readAnswer } from '../battles/typed-answer.ts'

interface AnswerOptions extends CommonOptions {
  readonly dice?: string
  readonly diceSeed?: number
  readonly typed?: boolean
}

const FORMS = `
An answer is one of
  default                              the default answer, which "muster decide" shows
  done                                 the id of an option (or several ids, where several may be picked)
  move "Archer a1" 12.5,20 14,22       a figure and its path, in inches from the north-west corner
  move "Spearmen a1" 12,20 ends "Spearmen a1.1" 12,20 "Spearmen a1.2" 13,20
                                       a unit, and where each model ends; without "ends" it keeps its formation
  place "Archer a1" 12,3 "Archer a2" 14,3
  aim 12.5,20
  pair "Archer a1>Orc b2" "Archer a2>Orc b2"
  roll                                 roll the dice that the battle waits for
  '{"pick":["done"]}'                  JSON, as in a record: lengths in hundredths of a millimetre (an inch is 2540)`

export function addAnswer(program: Command, perform: Perform, io: Io): void {
  withJson(program.command('answer'))
    .description('answer the decision a battle waits for, and save it in the record')
    .argument('<file>', 'a battle record')
    .argument('[answer...]', 'the answer, in one of the forms below')
    .option('--dice <faces>', 'what you rolled on your table, in order: 3,5; if more dice are needed, the battle waits')
    .option('--typed', 'do not roll dice: wait until you enter what you rolled')
    .option('--dice-seed <number>', 'seed for the dice; without it they are random', SEED)
    .addHelpText('after', FORMS)
    .action((file: string, words: string[], options: AnswerOptions) =>
      perform(options, () => answer(file, words, options, io)),
    )
}

function answer(file: string, words: readonly string[], options: AnswerOptions, io: Io): Report {
  const open = openRecordFile(file)
  const { battle, kit } = open
  const eventsBefore = battle.events.length
  const typed = setDice(battle, options, io)
  const given = words.join(' ') === 'roll' || words.length === 0 ? undefined : answerOf(open, words)
  const refusal = blameFile(file, '', () => (given ? battle.answer(given) : rollAwaitedDice(open)))
  if (!refusal) {
    typed?.refuseLeftOver()
    writeRecord(file, makeRecord(battle, open.start), { replace: true, was: open.text })
  }
  const events = battle.events.slice(eventsBefore)
  const lines = logLines(open, events)
  return {
    data: {
      muster: 'answered',
      file,
      game: kit.game.id,
      accepted: !refusal,
      answer: given ?? null,
      ...(refusal && { refusal: worded(refusal) }),
      events,
      log: lines,
      status: statusData(open),
    },
    text: () =>
      refusal
        ? `${refusalText(refusal, kit)}\nNothing was changed.`
        : [...lines, '', statusText(open, file)].join('\n').trimStart(),
    code: refusal ? EXIT.no : EXIT.fine,
  }
}

function setDice(battle: Battle<unknown>, options: AnswerOptions, io: Io): EnteredDice | undefined {
  const { dice, typed = false, diceSeed } = options
  const faces = dice !== undefined || typed ? new EnteredDice(readFaces(dice ?? '')) : undefined
  battle.dice = faces ?? seededDiceAt(diceSeed ?? io.seed(), battle.tape.length)
  return faces
}

function answerOf({ battle, file }: OpenBattle, words: readonly string[]): Answer {
  if (battle.decision) return readAnswer(words, battle.decision)
  if (battle.awaited) {
    throw new UserError(
      `Dice must be rolled first (${battle.awaited.purpose}): give --dice, or the answer "roll".`,
      file,
    )
  }
  throw new UserError('The battle is over: there is nothing left to answer.', file)
}

/** Rolls the dice that the battle waits for: the ones entered, if there are any, else random ones. */
function rollAwaitedDice({ battle, file }: OpenBattle): Refusal | undefined {
  if (battle.awaited === undefined) {
    const why = battle.over ? 'the battle is over' : 'give an answer, or "default"'
    throw new UserError(`No dice are needed now: ${why}.`, file)
  }
  const faces = battle.dice.roll(battle.awaited)
  if (faces === undefined) throw new UserError('Which dice did you roll? Give them with --dice 3,5.', file, '--dice')
  const wrong = battle.enterDice(faces)
  if (wrong !== undefined) throw new UserError(`These dice cannot have been rolled: ${wrong}.`, file, '--dice')
  return undefined
}
