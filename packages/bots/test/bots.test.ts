import { Battle, pickOne, randomFrom, SeededDice, worded, type BattlePlan } from '@muster/engine'
import { heroesAndWizards as kit } from '@muster/heroes-and-wizards'
import { describe, expect, test } from 'vitest'
import { Bot, playBotBattle, SKILLS, type Skill } from '../src/index.ts'

/** The same army on both sides, on a table made from the seed; the scenario is rolled. */
function evenPlan(seed: number, points: number): BattlePlan {
  const { army, name } = pickOne(
    randomFrom(seed),
    kit.armies.filter((ready) => ready.points === points),
  )
  const sides = [
    { id: 'a', name: `${name} of the North`, army },
    { id: 'b', name: `${name} of the South`, army },
  ]
  return { game: kit.game.id, sides, field: kit.generateField(seed), options: { limit: points } }
}

const winnerOf = (plan: BattlePlan, seed: number, a: Skill, b: Skill) =>
  playBotBattle({
    kit,
    plan,
    seed,
    bots: { a: new Bot(kit, { skill: a, seed }), b: new Bot(kit, { skill: b, seed: seed + 1 }) },
    options: { keep: false },
  }).result?.winner

describe('a bot', () => {
  test('beats the random player in at least 95 of 100 battles with equal armies, from either side', () => {
    let won = 0
    for (let seed = 1; seed <= 50; seed++) {
      if (winnerOf(evenPlan(seed, 250), seed, 'quick', 'random') === 'a') won++
      if (winnerOf(evenPlan(seed, 250), seed, 'random', 'quick') === 'b') won++
    }
    expect(won).toBeGreaterThanOrEqual(95)
  })

  test.each(SKILLS)('of skill "%s" gives a legal answer to every question of a battle, and says why', (skill) => {
    const battle = Battle.start(kit.game, evenPlan(3, 100), new SeededDice(3))
    const bot = new Bot(kit, { skill, seed: 3, plans: 3, samples: 1 })
    while (battle.question) {
      const { answer, why } = bot.decide(battle)
      expect(why).not.toBe('')
      expect(battle.answer(answer)).toBeUndefined()
    }
    expect(battle.result).toBeDefined()
  })

  test('that searches reports how many plans it considered and how often it played them on', () => {
    const battle = Battle.start(kit.game, evenPlan(5, 250), new SeededDice(5))
    const quick = new Bot(kit, { skill: 'quick', seed: 1 })
    while (battle.question && battle.question.what !== 'move') battle.answer(quick.decide(battle).answer)
    const choice = new Bot(kit, { skill: 'good', seed: 1, plans: 3, samples: 2 }).decide(battle)
    expect(choice.considered).toBeGreaterThan(1)
    expect(worded(choice.why)).toMatch(/^\d plans considered, played on \d+ times: /)
  })

  test('without time still gives an answer', () => {
    const battle = Battle.start(kit.game, evenPlan(5, 250), new SeededDice(5))
    const hurried = new Bot(kit, { skill: 'good', seed: 1, enough: () => true })
    for (let i = 0; i < 40 && battle.question; i++) expect(battle.answer(hurried.decide(battle).answer)).toBeUndefined()
  })

  test('never changes the battle it searches', () => {
    const battle = Battle.start(kit.game, evenPlan(7, 250), new SeededDice(7))
    const before = [battle.hash(), battle.tape.length]
    new Bot(kit, { skill: 'good', seed: 1, plans: 3, samples: 1 }).decide(battle)
    expect([battle.hash(), battle.tape.length]).toEqual(before)
  })
})
