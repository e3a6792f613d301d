/** Bots where whole units act: Simple Fantasy Skirmish. */
import { worded, Battle, noDice, pickOne, randomFrom, type BattlePlan, type Json } from '@muster/engine'
import { simpleFantasySkirmish as kit } from '@muster/simple-fantasy-skirmish'
import { describe, expect, test } from 'vitest'
import { Bot, playBotBattle, type Skill } from '../src/index.ts'

/**
 * The same army on both sides, on a table made from the seed; with a last round, because random players may never meet.
 */
function evenPlan(seed: number, scenario = 'deathmatch'): BattlePlan {
  const mode = scenario === 'deathmatch' ? 'basic' : 'advanced'
  const { army } = pickOne(
    randomFrom(seed),
    kit.armies.filter(({ needs }) => needs === undefined),
  )
  const sides = [
    { id: 'a', name: 'North', army },
    { id: 'b', name: 'South', army },
  ]
  return { game: kit.game.id, sides, field: kit.generateField(seed), scenario, options: { mode, rounds: 15 } }
}

const winnerOf = (plan: BattlePlan, seed: number, a: Skill, b: Skill) =>
  playBotBattle({
    kit,
    plan,
    seed,
    bots: {
      a: new Bot(kit, { skill: a, seed }),
      b: new Bot(kit, { skill: b, seed: seed + 1 }),
    },
    options: { keep: false, forks: false },
  }).result?.winner

type Words = { readonly [key: string]: Json }
const row = (count: number, x: number, y: number): Json =>
  Array.from({ length: count }, (_, index) => [x + 1.5 * index, y])

/** The answer of a quick bot to these units; side a is asked. */
function answerTo(units: readonly Words[], more: Words = {}) {
  const situation = { muster: 'situation', game: kit.game.id, leeway: 'b', units, ...more }
  const battle = new Battle(kit.game, { state: kit.game.situate(situation), tape: [] }, noDice)
  return new Bot(kit, { skill: 'quick', seed: 1 }).decide(battle)
}

const unit = (id: string, side: string, at: Json, more: Words = {}): Words => ({ id, side, at, ...more })

describe('a bot that leads units', () => {
  test('beats the random player in at least 95 of 100 battles with equal armies, from either side', () => {
    let won = 0
    for (let seed = 1; seed <= 50; seed++) {
      if (winnerOf(evenPlan(seed), seed, 'quick', 'random') === 'a') won++
      if (winnerOf(evenPlan(seed), seed, 'random', 'quick') === 'b') won++
    }
    expect(won).toBeGreaterThanOrEqual(95)
  })

  test.each(['steal-the-flag', 'pick-the-lock', 'deliver'])('beats chance at "%s" in 9 of 10', (scenario) => {
    let won = 0
    for (let seed = 1; seed <= 10; seed++) {
      if (winnerOf(evenPlan(seed, scenario), seed, 'quick', 'random') === 'a') won++
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  test('charges an enemy it will beat, and not one that will beat it', () => {
    const guards = unit('Guards', 'a', row(6, 10, 10), { melee: { attack: 3, save: 4 } })
    const weak = answerTo([guards, unit('Boys', 'b', row(3, 12, 14))])
    expect(weak.answer).toEqual({ pick: ['charge|Guards|Boys'] })
    const boys = unit('Boys', 'a', row(2, 10, 10), { melee: { attack: 6 }, ranged: { attack: 3 } })
    const strong = answerTo([boys, unit('Ogres', 'b', row(8, 8, 14), { melee: { attack: 2, save: 2 } })])
    expect(strong.answer).not.toEqual({ pick: ['charge|Boys|Ogres'] })
  })

  test('shoots from where it stands rather than walk into a melee', () => {
    const archers = unit('Archers', 'a', row(6, 10, 10), { ranged: { attack: 3 } })
    const { answer, why } = answerTo([archers, unit('Wolves', 'b', row(6, 10, 20))])
    expect(answer).toEqual({ pick: ['stay|Archers'] })
    expect(worded(why)).toBe('Archers should attack Wolves from afar')
  })

  test('shoots from cover where the rules give cover an effect and the enemy has bows', () => {
    const archers = unit(
      'Archers',
      'a',
      [
        [10, 10],
        [11.5, 10],
      ],
      { move: 9, ranged: { attack: 3 } },
    )
    const bows = unit('Bows', 'b', row(6, 10, 20), { ranged: { attack: 3 } })
    const wood: Words = {
      pieces: [
        {
          id: 'wood',
          kind: 'wood',
          area: [
            [12.5, 8],
            [16, 8],
            [16, 12],
            [12.5, 12],
          ],
          height: 3,
        },
      ],
    }
    expect(worded(answerTo([archers, bows], wood).why)).toBe('Archers should shoot from under cover')
    expect(worded(answerTo([archers, bows], { ...wood, mode: 'basic' }).why)).toBe(
      'Archers should attack Bows from afar',
    )
    expect(worded(answerTo([archers, unit('Wolves', 'b', row(6, 10, 20))], wood).why)).toBe(
      'Archers should attack Wolves from afar',
    )
  })

  test('moves a whole unit towards the enemy in formation', () => {
    const { answer, why } = answerTo([unit('Guards', 'a', row(6, 10, 5)), unit('Wolves', 'b', row(6, 10, 30))])
    expect(worded(why)).toBe('Guards should go for Wolves')
    if (!('ends' in answer) || !answer.ends) expect.fail('the unit moves')
    expect(answer.ends).toHaveLength(6)
    expect(Math.min(...answer.ends.map(({ at }) => at.y))).toBe(11 * 2540)
  })

  test("goes for the scenario's objective first", () => {
    const things = [{ id: 'chest-1', is: 'lock', name: 'A chest', at: [10, 11] }]
    const { answer } = answerTo([unit('Thieves', 'a', row(4, 10, 10)), unit('Wolves', 'b', row(4, 10, 15))], {
      scenario: 'pick-the-lock',
      rounds: 10,
      things,
    })
    expect(answer).toEqual({ pick: ['skill|Thieves|pick|chest-1'] })
  })

  test('of skill "good" gives a legal answer to every question, and says why', () => {
    const plan = evenPlan(3, 'pick-the-lock')
    const thinking = { skill: 'good', seed: 3, plans: 2, samples: 1 } as const
    const duel = playBotBattle({
      kit,
      plan: { ...plan, options: { mode: 'advanced', rounds: 3 } },
      seed: 3,
      bots: {
        a: new Bot(kit, thinking),
        b: new Bot(kit, { skill: 'quick', seed: 4 }),
      },
    })
    expect(duel.result).toBeDefined()
  })
})
