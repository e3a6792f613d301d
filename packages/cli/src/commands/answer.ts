/** `muster answer FILE ANSWER`: answers the decision a battle waits for, and saves it in the record. */
import type { Answer } from '@muster/engine'
import type { Command } from 'commander'
import { openRecordFile, writeRecord, type OpenBattle } from '../files/battle-file.ts'
import { enterFaces, seedAt } from '../session/dice.ts'
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
  const { dice = '', typed = false, diceSeed = io.seed() } = options
  const open = openRecordFile(file, (at) => seedAt(diceSeed, at))
  const { session, kit } = open
  const eventsBefore = session.events.length
  const isRolledByHand = options.dice !== undefined || typed
  const faces = readFaces(dice)
  const given = words.join(' ') === 'roll' || words.length === 0 ? undefined : answerOf(open, words)
  if (!isRolledByHand) session.play.rollByHand([])
  const refusal = blameFile(file, '', () =>
    given ? session.answer(given) : rollAwaitedDice(open, isRolledByHand, faces),
  )
  if (!refusal) {
    enterFaces(session, faces)
    writeRecord(file, session.save(), { replace: true, was: open.text })
  }
  const events = session.events.slice(eventsBefore)
  const lines = logLines(session, eventsBefore)
  return {
    data: {
      muster: 'answered',
      file,
      game: kit.game.id,
      accepted: !refusal,
      answer: given ?? null,
      ...(refusal && { refusal }),
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

function answerOf({ session, file }: OpenBattle, words: readonly string[]): Answer {
  const { decision, awaited } = session.battle
  if (decision) return readAnswer(words, decision)
  if (awaited) {
    throw new UserError(`Dice must be rolled first (${awaited.purpose}): give --dice, or the answer "roll".`, file)
  }
  throw new UserError('The battle is over: there is nothing left to answer.', file)
}

/** Rolls the dice that the battle waits for, unless they are rolled by hand: then their faces must be given. */
function rollAwaitedDice({ session, file }: OpenBattle, isRolledByHand: boolean, faces: readonly number[]): undefined {
  const { awaited, over } = session.battle
  if (awaited === undefined) {
    const why = over ? 'the battle is over' : 'give an answer, or "default"'
    throw new UserError(`No dice are needed now: ${why}.`, file)
  }
  if (!isRolledByHand) session.play.rollForMe()
  else if (faces.length === 0) {
    throw new UserError('Which dice did you roll? Give them with --dice 3,5.', file, '--dice')
  }
}
