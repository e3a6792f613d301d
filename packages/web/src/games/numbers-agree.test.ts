/**
 * Battles of every game, looked at answer by answer: what a button says of its target, what the table says beside it and
 * what the dice need, in the tray and in the log, are the same numbers.
 */
import { expect, test } from 'vitest'
import type { Answer, BattlePlan, GameKit, Intent } from '@muster/engine'
import { BattleSession, type AnswerRisks, type ShownDecision, type ShownForecast } from '@muster/session'
import { riskText } from '../panels/answers/risk-texts.ts'
import { words } from '../words/words.ts'
import { GAMES } from './games.ts'

const services = { now: () => 0, randomSeed: () => 1 }
/** Odds are worked out for so many options of a battle, no more than these of one question. */
const MOST_OPTIONS = 30
const OF_ONE_QUESTION = 2
const MOST_ANSWERS = 200
/** Small games have short battles: others are played until so much is compared. */
const ENOUGH_OPTIONS = 5
const ENOUGH_DICE = 20
const MOST_BATTLES = 5

/** Rules for advanced players have more to say. */
const planFor = (kit: GameKit<unknown>, seed: number): BattlePlan => {
  const plan = (kit.firstPlan ?? kit.readyPlan)(seed)
  const advanced = kit.choices?.find(({ id }) => id === 'mode') && { mode: 'advanced' }
  return { ...plan, options: { ...plan.options, ...advanced } }
}

interface Compared {
  readonly options: number
  readonly dice: number
}

function compareAll(kit: GameKit<unknown>): Compared {
  let [options, dice] = [0, 0]
  for (let seed = 2; seed < 2 + MOST_BATTLES && (options <= ENOUGH_OPTIONS || dice <= ENOUGH_DICE); seed++) {
    const compared = compareBattle(kit, seed)
    options += compared.options
    dice += compared.dice
  }
  return { options, dice }
}

/** The computer plays both sides; at each question some options are compared, and after each answer all dice. */
function compareBattle(kit: GameKit<unknown>, seed: number): Compared {
  const options = { seats: {}, skill: 'quick', dice: { seed } } as const
  const session = BattleSession.begin(kit, { plan: planFor(kit, seed) }, options, services)
  let [compared, dice] = [0, 0]
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = session.snapshot()
    if (!decision) break
    for (const attack of attacksIn(decision).slice(0, OF_ONE_QUESTION)) {
      if (compared < MOST_OPTIONS && compareAttack(session, attack)) compared++
    }
    dice += compareDice(session)
  }
  return { options: compared, dice }
}

interface AttackAnswer {
  readonly answer: Answer
  readonly intent: Intent
}

/** The options that are attacks, and the shots of a question who shoots at whom: one each. */
function attacksIn(decision: ShownDecision): readonly AttackAnswer[] {
  if (decision.kind !== 'pair')
    return decision.options.flatMap(({ id, intent }) => (intent ? [{ answer: { pick: [id] }, intent }] : []))
  return decision.linkers.flatMap(({ figure: by, targets: [at], kind, most }) =>
    at === undefined || kind === undefined || most > 1
      ? []
      : [{ answer: { links: [{ from: by, to: at }] }, intent: { by, at, kind } }],
  )
}

/** Whether there was anything to compare. */
function compareAttack(session: BattleSession<unknown>, { answer, intent }: AttackAnswer): boolean {
  const forecast = session.whatIf.forecast(intent)
  const risks = session.whatIf.risks(answer)
  const last = forecast?.chances.at(-1)
  // Where another question comes before the dice, the button shows the forecast as it is.
  if (!forecast || !last || !risks || risks.risks.length === 0) return false
  const own = risks.risks.find(({ figure }) => figure === intent.at)
  const where = `${JSON.stringify(intent)}: ${JSON.stringify(forecast.chances)} and ${JSON.stringify(risks.risks)}`
  if (own) compareTarget(session, own, forecast, intent.at, risks, where)
  else if (last.chance > 0) expect(othersFall(risks), where).toContain(words.percent(last.chance))
  return true
}

function compareTarget(
  session: BattleSession<unknown>,
  { falls, losses }: AnswerRisks['risks'][number],
  { chances, losses: expected }: ShownForecast,
  at: string,
  risks: AnswerRisks,
  where: string,
): void {
  const last = chances.at(-1)
  expect(falls, where).toBeCloseTo(last?.chance ?? 0, 9)
  if (losses !== undefined) expect(losses, where).toBeCloseTo(expected ?? last?.chance ?? 0, 9)
  const text = riskText(session.snapshot().view, risks, { by: undefined, at })
  const shown = losses === undefined ? words.percent(last?.chance ?? 0) : words.dice.lost(expected ?? last?.chance ?? 0)
  if (falls > 0) expect(text, where).toContain(shown)
}

/** A spell on a friend that makes it strike tells what becomes of whom it strikes. */
const othersFall = ({ risks }: AnswerRisks): readonly string[] => risks.map(({ falls }) => words.percent(falls))

/** Gives the computer's answer; every die that was then rolled stands in the log with what it needed. */
function compareDice(session: BattleSession<unknown>): number {
  const before = session.battle.events.length
  const throws = session.play.dice.throws.length
  session.answer(session.advise().answer)
  const { log } = session.snapshot()
  const tests = log.lines.filter(({ event }) => event >= before).flatMap(({ why }) => why?.tests ?? [])
  const needed = new Set(tests.map(({ face, succeeds }) => `${face} of ${succeeds.join(' ')}`))
  const rolled = session.play.dice.throws
    .slice(throws)
    .flatMap(({ faces, succeeds, kind }) => (succeeds ? faces.map((face) => ({ face, succeeds, kind })) : []))
  // Attacks that are still under way when a question comes are told of when they are over.
  if (tests.length === 0) return 0
  for (const { face, succeeds, kind } of rolled)
    expect(needed, `${kind} in ${log.lines.at(-1)?.text}`).toContain(`${face} of ${succeeds.join(' ')}`)
  return rolled.length
}

for (const { id, load } of GAMES) {
  test(`${id}: a button, its target on the table, the tray and the log tell the same numbers`, async () => {
    const { options, dice } = compareAll(await load())
    expect(options, 'options compared').toBeGreaterThan(ENOUGH_OPTIONS)
    expect(dice, 'dice compared').toBeGreaterThan(ENOUGH_DICE)
  })
}
