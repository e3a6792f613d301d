/** What people read names figures as parts: no plain string in it holds a figure's id. */
import { expect, test } from 'vitest'
import type { FigureId } from '../../common/ids.ts'
import { pickOne, randomFrom, type Random } from '../../common/random.ts'
import type { Roll } from '../../decisions/roll.ts'
import type { GameKit } from '../../kit/kit.ts'
import type { Battle } from '../../play/battle.ts'
import { SeededDice } from '../../play/dice.ts'
import { playRandomly } from '../random-battle.ts'
import { firstOfEachKind } from './answers.ts'
import { seeds, type Inheritance } from './inheritance.ts'
import { wrongAnswer } from './nearest-answers.ts'

/** How many questions of each kind are looked at in each battle. */
const QUESTIONS = 8
const PLANS = 20

/** The fields of decisions, refusals, forecasts, log entries and tables that are shown as they are. */
const SHOWN = new Set(
  'prompt label hint group message text who does reason assumes declined source why line standing score'.split(' '),
)

export function testTexts<S>({ kit, plan }: Inheritance<S>): void {
  test('whatever people read names figures as parts, never by an id in a plain string', () => {
    for (const seed of seeds(6)) {
      const random = randomFrom(seed)
      const isDue = firstOfEachKind<S>(QUESTIONS)
      const dice = new HeardDice(seed)
      const known = new Set<FigureId>()
      const atQuestion = (battle: Battle<S>) => {
        if (isDue(battle)) expectNamed(kit, battle, idsOf(kit, battle, known), random)
      }
      const battle = playRandomly({ game: kit.game, plan: plan(seed), seed, dice, atQuestion })
      const ids = idsOf(kit, battle, known)
      for (const event of battle.events) expectNoIds(kit.logEntry(battle.state, event), ids, `the log of ${event.is}`)
      for (const roll of dice.rolls) expectNamedRoll(kit, roll, ids)
    }
  })
}

class HeardDice extends SeededDice {
  readonly rolls: Roll[] = []

  override roll(roll: Roll): readonly number[] {
    this.rolls.push(roll)
    return super.roll(roll)
  }
}

/** Everybody met so far: those who are gone are still spoken of. */
function idsOf<S>(kit: GameKit<S>, { state }: Battle<S>, known: Set<FigureId>): ReadonlySet<FigureId> {
  const { figures, units = [] } = kit.view(state)
  for (const { id } of [...(kit.roster?.(state) ?? []), ...figures, ...units]) known.add(id)
  return known
}

/** What is asked, what a wrong answer is told, what is advised, and what the table and its forecasts say. */
function expectNamed<S>(kit: GameKit<S>, battle: Battle<S>, ids: ReadonlySet<FigureId>, random: Random): void {
  const { state, decision, question } = battle
  if (!decision || !question) return
  expectNoIds(decision, ids, `the question "${decision.what}"`)
  const answer = wrongAnswer(kit, battle, decision, random)
  if (answer) expectNoIds(question.check(answer), ids, `a refusal of "${decision.what}"`)
  if (answer && 'path' in answer)
    expectNoIds(question.moves?.dangers(answer.figure, answer.path), ids, `dangers of "${decision.what}"`)
  const advised =
    kit.advice.quickCandidates?.(state, question, PLANS) ?? kit.advice.candidates(state, decision, question, PLANS)
  expectNoIds(advised, ids, `the advice on "${decision.what}"`)
  const view = kit.view(state)
  expectNoIds(view, ids, 'the table')
  const sides = [...view.figures, ...(view.units ?? [])]
  if (sides.length < 2) return
  const [by, at] = [pickOne(random, sides), pickOne(random, sides)]
  if (by === at) return
  expectNoIds(kit.attackForecasts(state, by.id, at.id), ids, 'a forecast')
}

function expectNamedRoll<S>(kit: GameKit<S>, { kind, about, purpose }: Roll, ids: ReadonlySet<FigureId>): void {
  expectNoIds({ label: about }, ids, `the roll "${purpose}"`)
  expect(Object.keys(kit.rolls ?? {}), `the kinds of roll that have a name; one is for "${purpose}"`).toContain(kind)
}

function expectNoIds(data: unknown, ids: ReadonlySet<FigureId>, where: string): void {
  for (const said of plainStrings(data, false)) {
    const id = [...ids].find((one) => said.includes(one))
    if (id !== undefined) expect.fail(`${where} says "${said}": ${id} is not named as a part of the text`)
  }
}

/** Every plain string that is shown, and the plain parts of every text. */
function plainStrings(data: unknown, isShown: boolean): readonly string[] {
  if (typeof data === 'string') return isShown ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  if ('words' in data && Array.isArray(data.words))
    return data.words.filter((part): part is string => typeof part === 'string')
  if (Array.isArray(data)) return data.flatMap((one) => plainStrings(one, isShown))
  return Object.entries(data).flatMap(([key, value]) => plainStrings(value, SHOWN.has(key)))
}
