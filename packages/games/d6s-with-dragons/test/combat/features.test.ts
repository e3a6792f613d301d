/** Features that bear on attacks. */
import { describe, expect, test } from 'vitest'
import { duel, range, shoot, strike } from '../duel.ts'
import type { Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }

const sumsOf = (s: Skirmish, is: string) =>
  (s.told(is) as unknown as { tests: { sums: { total: number }[] }[] }).tests[0]?.sums.map(({ total }) => total)

describe('features of attackers', () => {
  test('DD-CFT-08: two of the pack in melee with an enemy: all of the pack treat it as flanked, wherever they stand', () => {
    const fight = (...pack: string[]) => {
      const traits = (id: string) => ({ traits: pack.includes(id) ? ['pack-tactics'] : [] })
      const s = duel({ fight: 4, ...traits('Ann') }, SAFE, { melees: [{ members: ['Ann', 'Cal', 'Bob'] }] })
        .a('Cal', { at: [13.1, 12.6], fight: 1, ...traits('Cal') })
        .rolls(['to hit: Ann at Bob', 6])
      return sumsOf(strike(s), 'attacked')?.[0]
    }
    expect([fight('Ann', 'Cal'), fight('Ann'), fight('Cal')]).toEqual([5, 4, 4])
  })

  test('DD-CFT-08, DD-RUL-38: the pack and a friend opposite are still +1, not +2', () => {
    const s = duel({ fight: 4, traits: ['pack-tactics'] }, SAFE, { melees: [{ members: ['Ann', 'Cal', 'Bob'] }] })
      .a('Cal', { at: [12, 15], fight: 1, traits: ['pack-tactics'] })
      .rolls(['to hit: Ann at Bob', 6])
    expect(sumsOf(strike(s), 'attacked')).toEqual([5, 0])
  })

  test('DD-CFT-09: a Siege Monster rolls twice the to-wound dice against structures, and no more than others against flesh', () => {
    const dice = (...types: string[]) => {
      const s = duel(
        { traits: ['siege-monster'], gear: '', attackList: [{ id: 'fist', damage: 2 }] },
        { ...SAFE, types },
      )
      const count = types.includes('structure') ? 4 : 2
      s.rolls(['to hit: Ann at Bob', 1], ...Array.from({ length: count }, () => ['to wound: Ann at Bob', 6] as const))
      return strike(s, 'Bob', 'fist')
        .rolledEverything()
        .events.filter(({ is }) => is === 'wound-rolled').length
    }
    expect([dice('structure'), dice('structure', 'construct'), dice('humanoid')]).toEqual([4, 4, 2])
  })

  test('Sneak Attack is +1 Strength with advantage or against a flanked enemy, and nothing without', () => {
    const strength = (bob: string[], members = ['Ann', 'Bob']) => {
      const s = duel({ of: 'halfling-warrior', fight: 6 }, { ...SAFE, conditions: bob }, { melees: [{ members }] })
        .a('Cal', { at: [12, 15], fight: 1 })
        .rolls(['to wound: Ann at Bob', 6])
      return sumsOf(strike(s), 'wound-rolled')?.[0]
    }
    expect([strength([]), strength(['vexed']), strength([], ['Ann', 'Cal', 'Bob'])]).toEqual([3, 4, 4])
  })

  test('a throwing weapon has its full Strength when thrown and one less hand to hand', () => {
    const thrown = range({ gear: 'throwing', fight: 6 }, { ...SAFE, at: [12, 8] }).rolls(['to wound: Ann at Bob', 6])
    expect(sumsOf(shoot(thrown, 'Bob', 'throwing'), 'wound-rolled')?.[0]).toBe(3)
    const held = duel({ gear: 'throwing', fight: 6 }, SAFE).rolls(['to wound: Ann at Bob', 6])
    expect(sumsOf(strike(held, 'Bob', 'throwing'), 'wound-rolled')?.[0]).toBe(2)
  })
})
