/** `muster odds FILE`: the exact chances of each answer, or of one figure attacking another. */
import {
  answerText,
  canonical,
  OddsBudget,
  inPart,
  odds,
  OddsDeclined,
  assumptionsText,
  readWrittenAnswer,
  toNumber,
  worded,
  type Answer,
  type Battle,
  type Decision,
  type GameKit,
  type SideId,
  type TableView,
} from '@muster/engine'
import type { ShownDecision, ShownForecast } from '@muster/session'
import type { Command } from 'commander'
import { openBattle, type OpenBattle } from '../files/battle-file.ts'
import { describeChanges } from '../reports/changes.ts'
import { withJson } from '../shell/options.ts'
import { columns, percent, wrapped, type CommonOptions, type Perform, type Report } from '../shell/output.ts'
import { attackForecastReport, forecastText } from '../reports/attack-forecasts.ts'
import { EXIT, inFile, UserError } from '../shell/user-error.ts'
import { readAnswer } from '../battles/typed-answer.ts'

interface OddsOptions extends CommonOptions {
  readonly answer?: readonly string[]
  readonly by?: string
  readonly at?: string
}

export function addOdds(program: Command, perform: Perform): void {
  withJson(program.command('odds'))
    .description('work out exact chances: of each possible answer, or of one figure attacking another')
    .argument('<file>', 'a battle record or a situation (its first answer is included)')
    .option('--answer <words...>', 'only this answer, written as for `muster answer`')
    .option('--by <figure>', 'the figure that attacks')
    .option('--at <figure>', 'the figure that is attacked')
    .action((file: string, options: OddsOptions) => perform(options, () => weigh(file, options)))
}

function weigh(file: string, { answer, by, at }: OddsOptions): Report {
  const open = openBattle(file)
  if (by !== undefined && at !== undefined) return attackForecastReport(open, by, at)
  if (by !== undefined) throw new UserError('Give --at as well: the figure that is attacked.', '', '--at')
  if (at !== undefined) throw new UserError('Give --by as well: the figure that attacks.', '', '--by')
  const { awaited } = open.session.battle
  const { decision } = open.session
  if (!decision) {
    const why = awaited ? `Dice must be rolled first (${awaited.purpose})` : 'The battle is over'
    throw new UserError(`${why}: there is nothing to decide.`, file)
  }
  const answers = answer ? [readAnswer(answer, decision)] : answersOf(open, decision)
  const effort = new OddsBudget()
  const weighed = answers.map((one) => weighOne(open, decision, one, effort))
  return {
    data: { muster: 'odds', file, game: open.kit.game.id, by: decision.by, what: decision.what, answers: weighed },
    text: () => [decision.prompt, ...weighed.map(weighedText)].join('\n'),
    code: weighed.some(({ problem }) => problem === undefined) ? EXIT.fine : EXIT.no,
  }
}

/** Every option by itself, the default, and the first answer of a situation. */
function answersOf({ answers, file }: OpenBattle, decision: Decision): Answer[] {
  const single = decision.kind !== 'choose' || decision.least <= 1
  const options = single ? decision.options.map(({ id }) => ({ pick: [id] })) : []
  const first = answers
    .slice(0, 1)
    .map((one) => inFile(file, () => inPart('answers.0', () => readWrittenAnswer(one, decision))))
  const all: Answer[] = [...options, decision.default, ...first]
  return all.filter((one, i) => all.findIndex((other) => canonical(other) === canonical(one)) === i)
}

interface WeighedAnswer {
  readonly answer: Answer
  readonly label: string
  readonly short: string
  readonly outcomes: readonly WeighedOutcome[]
  /** How the questions in between were answered. */
  readonly assumes?: string
  /** The forecast of the attack, shot or spell that the answer begins, where no dice are rolled before the next question. */
  readonly forecast?: ShownForecast
  readonly problem?: string
}

interface WeighedOutcome {
  readonly is: string
  /** A text if it is too large for a JSON number. */
  readonly ways: number | string
  readonly of: number | string
  readonly chance: number
}

function weighOne(
  { session, kit }: OpenBattle,
  decision: ShownDecision,
  answer: Answer,
  effort: OddsBudget,
): WeighedAnswer {
  const option = 'pick' in answer ? decision.options.find(({ id }) => id === answer.pick[0]) : undefined
  const labelOf = (id: string) => decision.options.find((one) => one.id === id)?.label ?? id
  const label = 'pick' in answer ? answer.pick.map(labelOf).join(', ') : ''
  const about = { answer, label, short: answerText(answer) }
  const { battle } = session
  const refusal = battle.question?.check(answer)
  if (refusal) return { ...about, outcomes: [], problem: `${worded(refusal.message)} (${refusal.rule})` }
  const forecastOf = () => {
    const forecast = option?.intent && session.whatIf.forecast(option.intent)
    return forecast ? { forecast } : {}
  }
  try {
    const { outcomes, assumes } = outcomesOf(kit, battle, answer, effort)
    return { ...about, outcomes, ...(assumes !== undefined && { assumes }), ...(outcomes.length === 1 && forecastOf()) }
  } catch (error) {
    if (!(error instanceof OddsDeclined)) throw error
    return { ...about, outcomes: [], ...forecastOf(), problem: `Not worked out: ${error.message}.` }
  }
}

/** If the dice decide which side is asked next, that is part of the outcome. */
function outcomesOf<S>(kit: GameKit<S>, battle: Battle<S>, answer: Answer, effort: OddsBudget) {
  const before: TableView = kit.view(battle.state)
  const nextBy = new Set<SideId | undefined>()
  const read = (after: Battle<S>) => {
    nextBy.add(after.question?.by)
    return JSON.stringify([describeChanges(before, kit.view(after.state), after.result), after.question?.by])
  }
  const { outcomes, answered } = odds(battle, answer, read, { budget: effort })
  const nameOf = (side: SideId) => before.sides.find(({ id }) => id === side)?.name ?? side
  const described = outcomes.map(({ is, ways, of }) => {
    const [what, side] = JSON.parse(is) as [string, SideId | null]
    const next = nextBy.size > 1 && side !== null ? `; ${nameOf(side)} decides next` : ''
    return { is: `${what}${next}`, ways: jsonNumber(ways), of: jsonNumber(of), chance: toNumber({ ways, of }) }
  })
  return { outcomes: described.sort((a, b) => b.chance - a.chance), assumes: worded(assumptionsText(answered)) }
}

const jsonNumber = (n: bigint): number | string => (n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : String(n))

function weighedText({ label, short, outcomes, assumes, forecast, problem }: WeighedAnswer): string {
  const rows = outcomes.map(({ is, ways, of, chance }) => [percent(chance), `${ways} of ${of}`, is])
  return [
    `\n${label ? `${label}: ` : ''}${short}`,
    problem && `  ${problem}`,
    columns(rows, '  '),
    assumes && wrapped(assumes, '  '),
    forecast && forecast.chances.length > 0 && forecastText(forecast),
  ]
    .filter(Boolean)
    .join('\n')
}
