/** Answers: what is listed is accepted, and what is offered instead of a refused answer is accepted too. */
import { expect, test } from 'vitest'
import { randomFrom } from '../../common/random.ts'
import type { Battle } from '../../play/battle.ts'
import { playRandomly } from '../random-battle.ts'
import { seeds, type Inheritance } from './inheritance.ts'
import { tryWrongAnswer } from './nearest-answers.ts'

/** How many questions of each kind are examined: some are asked all the time, others hardly ever. */
const OFTEN = 200
const RARELY = 6

export function testAnswers<S>({ kit, plan }: Inheritance<S>): void {
  const { game } = kit
  test('every choice that is listed is accepted, and so is the usual answer', () => {
    const isDue = firstOfEachKind<S>(OFTEN)
    const atQuestion = (battle: Battle<S>) => {
      if (isDue(battle)) expectListedAccepted(battle)
    }
    for (const seed of seeds(60)) playRandomly({ game, plan: plan(seed), seed, atQuestion })
  })

  test('what is offered instead of a refused answer is accepted as it is printed, and no longer part of the way is', () => {
    const played = seeds(8)
    let offers = 0
    let hasPlaces = false
    for (const seed of played) {
      const random = randomFrom(seed)
      const isDue = firstOfEachKind<S>(RARELY)
      const atQuestion = (battle: Battle<S>) => {
        hasPlaces ||= battle.decision?.kind !== 'choose' && battle.decision?.kind !== 'pair'
        if (isDue(battle) && tryWrongAnswer(kit, battle, random)) offers++
      }
      playRandomly({ game, plan: plan(seed), seed, atQuestion })
    }
    // Only a refused place or path has a nearest legal one.
    if (hasPlaces) expect(offers, 'answers offered instead of a refused one').toBeGreaterThanOrEqual(played.length)
  })
}

/** Whether a question is among the first `most` of its kind. */
export function firstOfEachKind<S>(most: number): (battle: Battle<S>) => boolean {
  const asked = new Map<string, number>()
  return ({ question }) => {
    const what = question?.what ?? ''
    const before = asked.get(what) ?? 0
    asked.set(what, before + 1)
    return before < most
  }
}

/** Every option that is listed must be accepted when it is picked. */
function expectListedAccepted<S>({ decision, question }: Battle<S>): void {
  if (!decision || !question) return
  expect(question.check(decision.default), `the usual answer to "${decision.what}"`).toBeUndefined()
  if (decision.kind !== 'move' && (decision.kind !== 'choose' || decision.least > 1 || decision.most < 1)) return
  for (const { id } of decision.options)
    expect(question.check({ pick: [id] }), `"${id}" to "${decision.what}"`).toBeUndefined()
}
