/** `muster odds FILE`: the exact chances of each answer, or of one figure's attacks upon another. */
import {
  answerWords, canonical, inPart, odds, readWritten, RulesError, toNumber, type Answer, type Decision, type Outcome, type TableView,
} from '@muster/engine'
import type { Command } from 'commander'
import { openBattle, type OpenBattle } from '../battle-file.ts'
import { changes } from '../changes.ts'
import { withJson } from '../options.ts'
import { columns, percent, type CommonOptions, type Perform, type Report } from '../output.ts'
import { prospects } from '../prospects.ts'
import { EXIT, inFile, Trouble } from '../trouble.ts'
import { readTyped } from '../words.ts'

interface OddsOptions extends CommonOptions {
  readonly answer?: readonly string[]
  readonly by?: string
  readonly at?: string
}

export function addOdds(program: Command, perform: Perform): void {
  withJson(program.command('odds'))
    .description('exact chances of each answer up to the next decision, or of one figure’s attacks upon another')
    .argument('<file>', 'a battle record or a situation (whose first answer is weighed too)')
    .option('--answer <words...>', 'weigh only this answer, in a form that `muster answer` takes')
    .option('--by <figure>', 'what this figure could do …')
    .option('--at <figure>', '… to this one, from where they stand')
    .action((file: string, options: OddsOptions) => perform(options, () => weigh(file, options)))
}

function weigh(file: string, { answer, by, at }: OddsOptions): Report {
  const open = openBattle(file)
  if (by !== undefined && at !== undefined) return prospects(open, by, at)
  if (by !== undefined) throw new Trouble('Give --at too: the one it is done to.', '', '--at')
  if (at !== undefined) throw new Trouble('Give --by too: the one who acts.', '', '--by')
  const { decision, awaited } = open.battle
  if (!decision) {
    const why = awaited ? `Dice are awaited (${awaited.purpose})` : 'The battle is over'
    throw new Trouble(`${why}: nothing is asked.`, file)
  }
  const answers = answer ? [readTyped(answer, decision)] : answersOf(open, decision)
  const weighed = answers.map((one) => weighOne(open, decision, one))
  return {
    data: { muster: 'odds', file, game: open.kit.game.id, by: decision.by, what: decision.what, answers: weighed },
    text: () => [decision.prompt, ...weighed.map(weighedText)].join('\n'),
    code: weighed.some(({ trouble }) => trouble === undefined) ? EXIT.fine : EXIT.no,
  }
}

/** Every option by itself, the default, and the answer a situation gives first. */
function answersOf({ answers, file }: OpenBattle, decision: Decision): Answer[] {
  const single = decision.kind !== 'choose' || decision.least <= 1
  const options = single ? decision.options.map(({ id }) => ({ pick: [id] })) : []
  const first = answers.slice(0, 1).map((one) => inFile(file, () => inPart('answers.0', () => readWritten(one, decision))))
  const all: Answer[] = [...options, decision.default, ...first]
  return all.filter((one, i) => all.findIndex((other) => canonical(other) === canonical(one)) === i)
}

interface Weighed {
  readonly answer: Answer
  readonly label: string
  readonly short: string
  readonly outcomes: readonly (Outcome<string> & { readonly chance: number })[]
  readonly trouble?: string
}

function weighOne({ battle, kit }: OpenBattle, decision: Decision, answer: Answer): Weighed {
  const before: TableView = kit.view(battle.state)
  const labelOf = (id: string) => decision.options.find((option) => option.id === id)?.label ?? id
  const label = 'pick' in answer ? answer.pick.map(labelOf).join(', ') : ''
  const about = { answer, label, short: answerWords(answer) }
  const refusal = battle.question?.check(answer)
  if (refusal) return { ...about, outcomes: [], trouble: `${refusal.message} (${refusal.rule})` }
  try {
    const outcomes = odds(battle, answer, (after) => changes(before, kit.view(after.state), after.result))
      .map(({ is, ways, of }) => ({ is, ways, of, chance: toNumber({ ways, of }) }))
      .sort((a, b) => b.chance - a.chance)
    return { ...about, outcomes }
  } catch (error) {
    if (error instanceof RulesError) return { ...about, outcomes: [], trouble: error.message }
    throw error
  }
}

function weighedText({ label, short, outcomes, trouble }: Weighed): string {
  const heading = `\n${label ? `${label}: ` : ''}${short}`
  if (trouble !== undefined) return `${heading}\n  ${trouble}`
  const rows = outcomes.map(({ is, ways, of, chance }) => [percent(chance), `${ways} of ${of}`, is])
  return `${heading}\n${columns(rows, '  ')}`
}
