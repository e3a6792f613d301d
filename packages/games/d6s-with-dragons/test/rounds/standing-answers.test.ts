/** Standing answers: reactions that a player has settled beforehand are answered, recorded and verified like any other. */
import {
  Battle,
  makeRecord,
  readRecord,
  recordText,
  SeededDice,
  findStandingAnswer,
  randomFrom,
  verify,
  type BattlePlan,
  type StandingAnswers,
} from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { describe, expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { coven, quick } from '../coven.ts'
import { duel } from '../duel.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const settle = (s: Skirmish, standing: StandingAnswers) => findStandingAnswer(s.decision, standing)

const leaving = (): Skirmish =>
  skirmish()
    .a('Ann', { at: [12, 12] })
    .a('Amy', { at: [2, 2], speed: 1 })
    .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
    .b('Ben', { at: [22, 22], speed: 1 })
    .move('Ann', [12, 8])

describe('a reaction decided in advance', () => {
  test('an opportunity attack is always made, or never', () => {
    expect(leaving().decision).toMatchObject({ what: 'opportunity', reaction: 'Opportunity attacks' })
    expect(settle(leaving(), { opportunity: 'always' })).toEqual({ pick: ['Bob|blade|Ann'] })
    expect(settle(leaving(), { opportunity: 'never' })).toEqual({ pick: ['no'] })
    expect(settle(leaving(), { mastery: 'never' })).toBeUndefined()
  })

  test('a mastery: the only one always, one of two is asked for', () => {
    const declaring = (gear: string) => duel({ gear }, {}, { stage: 'declare-masteries' })
    expect(settle(declaring('spear'), { mastery: 'always' })).toEqual({ pick: ['spear'] })
    expect(settle(declaring('spear, shield'), { mastery: 'always' })).toBeUndefined()
    expect(settle(declaring('spear, shield'), { mastery: 'never' })).toEqual({ pick: ['no'] })
  })

  test('a quick spell by its name', () => {
    const s = coven({ knows: quick('misty-step'), words: { stage: 'round-start' } })
    expect(s.decision.reaction).toBe('Misty Step spell')
    expect(settle(s, { 'quick-misty-step': 'never' })).toEqual({ pick: ['no'] })
    expect(settle(s, { 'quick-misty-step': 'always' })).toBeUndefined()
  })

  test('a follow-up that is never wanted is not asked for', () => {
    const s = skirmish({ stage: 'melee-end', melee: 1 })
      .a('Ann', { at: [12, 12] })
      .b('Bob', { at: [12, 14.8] })
      .b('Ben', { where: 'slain' })
      .melee('Ann', 'Ben')
    expect(s.decision.what).toBe('follow-up')
    expect(settle(s, { 'follow-up': 'never' })).toEqual({ pick: ['done'] })
  })
})

const LIMIT = 120

const plan = (seed: number): BattlePlan => ({
  game: kit.game.id,
  field: kit.generateField(seed),
  scenario: 'confrontation',
  options: { limit: LIMIT },
  sides: ['a', 'b'].map((id, index) => ({ id, name: id, army: kit.randomArmy(seed * 2 + index, LIMIT) })),
})

/** Chance plays, but what is settled is never asked. */
function play(seed: number, standing: StandingAnswers) {
  const battle = Battle.start(kit.game, plan(seed), new SeededDice(seed))
  const random = randomFrom(seed)
  let settled = 0
  while (battle.question) {
    const settledAnswer = battle.decision && findStandingAnswer(battle.decision, standing)
    if (settledAnswer) settled++
    const refusal = battle.answer(settledAnswer ?? anyAnswer(battle, random))
    if (refusal) expect.fail(`seed ${seed}: ${refusal.message}`)
  }
  return { battle, settled }
}

test('whole battles with answers given in advance are legal, verify, and log those answers', () => {
  const told = { always: 0, never: 0 }
  for (const habit of ['always', 'never'] as const) {
    let settled = 0
    for (let seed = 1; seed <= 4; seed++) {
      const played = play(seed, { opportunity: habit, mastery: habit, 'follow-up': habit })
      settled += played.settled
      const isUse = (is: string) => is === 'mastery-declared' || is === 'opportunity-taken'
      told[habit] += played.battle.events.filter(({ is }) => isUse(is)).length
      const record = recordText(makeRecord(played.battle, { plan: plan(seed) }))
      expect(verify(kit.game, readRecord(record))).toMatchObject({ holds: true })
    }
    expect(settled).toBeGreaterThan(4)
  }
  expect(told.never).toBe(0)
  expect(told.always).toBeGreaterThan(4)
})
