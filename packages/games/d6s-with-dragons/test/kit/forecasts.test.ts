/** Forecasts of whole attacks and spells, compared with thousands of seeded battles of the same attack. */
import { odds, SeededDice, toNumber, worded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { forecast, attackForecasts } from '../../src/forecasts/attacks.ts'
import { isInPlay } from '../../src/state/figures.ts'
import { casting, coven, quick } from '../coven.ts'
import { duel, range } from '../duel.ts'
import type { Skirmish } from '../skirmish.ts'

const BATTLES = 20_000
/** Four standard deviations of so many battles. */
const NEAR = 4 * Math.sqrt(0.25 / BATTLES)

/** How often Bob is out of play, with these answers and then the usual ones until the matter is settled. */
function slainInPlay({ battle }: Skirmish, ...picks: readonly string[]): number {
  let slain = 0
  for (let seed = 1; seed <= BATTLES; seed++) {
    const fork = battle.fork(new SeededDice(seed * 7919))
    const asked = battle.question?.what ?? ''
    for (const pick of picks) fork.answer({ pick: [pick] })
    while (fork.question && fork.game.isInterim?.(fork.question.what, asked))
      fork.answer(fork.question.describe().default)
    const bob = fork.state.figures.find(({ id }) => id === 'Bob')
    if (!bob || !isInPlay(bob)) slain++
  }
  return slain / BATTLES
}

const chance = (told: ReturnType<typeof forecast>, label = 'slay'): number =>
  told?.chances.find((one) => one.label === label)?.chance ?? expect.fail(`no chance to ${label}`)

const blow = (s: Skirmish, means = 'blade') => forecast(s.state, { by: 'Ann', at: 'Bob', kind: 'attack', with: means })

describe('what changes on the way counts', () => {
  test('DD-QCK-03 one box of Healing Word saves one wound of three, and its user is asked as proposed', () => {
    const s = duel({ attacks: 3, strength: 6 }, { health: 2 }).b('Cid', {
      at: [14, 15],
      casting: casting(quick('healing-word')),
    })
    const told = blow(s)
    expect(Math.abs(chance(told) - slainInPlay(s, 'Ann|attack|Bob|blade'))).toBeLessThan(NEAR)
    expect(worded(told?.assumes)).toContain('Does Cid speak a Healing Word?')
    const without = blow(duel({ attacks: 3, strength: 6 }, { health: 2 }))
    expect(chance(told)).toBeLessThan(chance(without) - 0.05)
  })

  test('DD-MDF-15 Colossus Slayer helps once a round, and only against the wounded', () => {
    const slayer = { gear: '', attackList: [{ id: 'axe' }], traits: ['colossus-slayer'], attacks: 3, strength: 3 }
    const s = duel(slayer, { toughness: 3, health: 2 })
    expect(Math.abs(chance(blow(s, 'axe')) - slainInPlay(s, 'Ann|attack|Bob|axe'))).toBeLessThan(NEAR)
    // To hit 4 in 6; to wound 3 in 6, and 4 in 6 for the first hit on one who is wounded.
    const [hit, plain, slaying] = [4 / 6, 3 / 6, 4 / 6]
    const one = hit * plain,
      miss = 1 - one
    const next = hit * slaying,
      then = (1 - hit) * next + hit * (1 - slaying) * one
    expect(chance(blow(s, 'axe'))).toBeCloseTo(one * (next + then) + miss * one * next, 12)
  })

  test('DD-QCK-10 DD-QCK-11 one Shining Smite adds Strength, and vexes for the attack after it', () => {
    const s = duel({ attacks: 2, casting: casting(quick('shining-smite')) }, { toughness: 5, health: 2 })
    expect(Math.abs(chance(blow(s)) - slainInPlay(s, 'Ann|attack|Bob|blade'))).toBeLessThan(NEAR)
  })

  test('DD-BLK-10 a blocker that falls to the first arrow is not in the way of the second', () => {
    const s = range({ attacks: 2, strength: 6 }, { toughness: 2 }).b('Bill', { at: [12, 7.5], toughness: 1 })
    const told = forecast(s.state, { by: 'Ann', at: 'Bob', kind: 'shoot', with: 'bow' })
    // Past Bill in 5 of 6. At him in 1 of 6, and dead with 4 of 6 to hit: nothing saves him then.
    const [hit, wound] = [4 / 6, 5 / 6]
    const past = (5 / 6) * hit * wound,
      falls = (1 / 6) * hit
    expect(chance(told)).toBeCloseTo(past + falls * hit * wound + (1 - past - falls) * past, 12)
  })

  test('DD-MAST-10 a declared mastery goes into the first attack, and its target is vexed for the next', () => {
    const s = duel({ attacks: 2, fight: 4 }, { toughness: 5, health: 2, fight: 2 }, { stage: 'declare-masteries' })
      .picks('blade')
      .picks('no')
    const told = blow(s, 'blade|blade')
    expect(Math.abs(chance(told) - slainInPlay(s, 'Ann|attack|Bob|blade|blade'))).toBeLessThan(NEAR)
    expect(chance(told, 'hit')).toBeCloseTo(1 - (3 / 6) * (2 / 6), 12)
    expect(chance(blow(s), 'hit')).toBeCloseTo(1 - (2 / 6) ** 2, 12)
  })
})

describe('odds are solved, not followed', () => {
  const around = (count: number) => {
    const s = range({ strength: 6 })
    const spots = [
      [13.4, 10.7],
      [10.6, 10.75],
      [13.3, 11.7],
      [10.7, 11.75],
      [12, 12.3],
    ] as const
    for (const [i, at] of spots.slice(0, count).entries()) s.b(`Bill${i}`, { at })
    return s
  }

  test('DD-RUL-11 of four or five in the crowd each is as likely, though the die that is too high is rolled again', () => {
    for (const count of [4, 5]) {
      const s = around(count)
      const { outcomes } = odds(
        s.battle,
        { pick: ['Ann|shoot'] },
        ({ state }) => state.figures.find(({ where }) => where === 'slain')?.id ?? 'nobody',
      )
      const fallen = outcomes.filter(({ is }) => is.startsWith('Bill')).map(({ ways, of }) => toNumber({ ways, of }))
      expect(fallen).toHaveLength(count)
      expect(new Set(fallen).size).toBe(1)
    }
  })

  test('the most dice there can be against nine Health are worked out or declined, not tried for ever', () => {
    const s = duel({ gear: '', attackList: [{ id: 'claws', damage: 10 }], attacks: 9 }, { health: 9 })
    const told = blow(s, 'claws')
    expect(told?.chances.length === 3 || told?.declined !== undefined).toBe(true)
  })
})

describe('spells', () => {
  const told = (s: Skirmish, kind: string) => attackForecasts(s.state, 'Ann', 'Bob').find((one) => one.kind === kind)

  test('DD-INC-13 Hold Person works unless a Will save succeeds', () => {
    const s = coven({ knows: { incantations: ['hold-person'], potency: 1 }, bob: { saves: [3, 3, 4] } })
    expect(chance(told(s, 'hold-person'), 'works')).toBeCloseTo(1 - 3 / 6, 12)
  })

  test('DD-STD-09 DD-RUL-62 Lightning Bolt wounds at Strength 7, or 4 after a Reflex save', () => {
    const s = coven({
      knows: { standard: ['lightning-bolt'], potency: 0 },
      bob: { saves: [3, 3, 3], toughness: 4, health: 2 },
    })
    const seen = told(s, 'lightning-bolt')
    expect(chance(seen, 'wound')).toBeCloseTo((3 / 6) * (3 / 6) + (3 / 6) * (5 / 6), 12)
    expect(chance(seen, 'slay')).toBe(0)
  })

  test('DD-STD-07 Guiding Bolt may be countered, which is taken to happen', () => {
    const plain = coven({ knows: { standard: ['guiding-bolt'] } })
    const countered = coven({ knows: { standard: ['guiding-bolt'] }, bob: { casting: casting(quick('counterspell')) } })
    expect(worded(told(countered, 'guiding-bolt')?.assumes)).toContain('counter')
    expect(chance(told(countered, 'guiding-bolt'))).toBeLessThan(chance(told(plain, 'guiding-bolt')))
  })

  test('one that cannot reach its target says so', () => {
    const far = coven({ knows: { incantations: ['hold-person'] }, bob: { at: [12, 22] } })
    expect(told(far, 'hold-person')).toMatchObject({ allowed: false, chances: [] })
  })
})

test('an option says what it is: an attack on a Sharpshooter is no shot', () => {
  const s = duel({ gear: 'blade, bow' }, {}, {})
  const option = s.decision.options.find(({ id }) => id === 'Ann|attack|Bob|blade')
  expect(option?.intent).toEqual({ by: 'Ann', at: 'Bob', kind: 'attack', with: 'blade' })
})
