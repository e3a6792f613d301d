/** Armor and shields on those who bought them. */
import { describe, expect, test } from 'vitest'
import { blockersOf } from '../../src/rules/sight/blockers.ts'
import { speedOf } from '../../src/rules/stats/sums.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import type { FigureWords } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9, now: { action: false } }

/** The faces that hit Bob, wearing this, at Fight 4. */
const hitsOn = (gear: string): number[] =>
  [1, 2, 3, 4, 5, 6].filter((face) => {
    const s = duel({}, { ...SAFE, gear }).rolls(['to hit: Ann at Bob', face], ['to wound: Ann at Bob', 6])
    return strike(s).told('attacked')['hit'] === true
  })
const speed = (gear: string): number => {
  const s = duel({ gear })
  return speedOf(s.state, s.of('Ann'))
}

/** Whether Bob's shield is a blocker of the shot at him, alone in the open. */
const isBlocked = (bob: FigureWords): boolean => {
  const s = range({}, { ...SAFE, ...bob })
  return blockersOf(s.state, s.of('Ann'), s.of('Bob')).some(({ is }) => is === 'shield')
}
const masteries = (gear: string): string[] => {
  const s = duel({ gear }, { now: { action: false } }, { stage: 'declare-masteries' })
  return s.battle.question?.what === 'mastery' ? s.decision.options.map(({ id }) => id) : []
}

describe('armor', () => {
  test('DD-DEF-01 light armor gives +1 Armor and takes no Speed', () => {
    expect([hitsOn('blade'), hitsOn('blade, light armor')]).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4],
    ])
    expect(speed('blade, light armor')).toBe(6)
  })

  test('DD-DEF-02 heavy armor gives +2 Armor and takes 1" of Speed', () => {
    expect(hitsOn('blade, heavy armor')).toEqual([3, 4])
    expect(speed('blade, heavy armor')).toBe(5)
  })

  test('DD-DEF-11 armor does nothing but turn low to-hit dice: the wound is rolled as ever', () => {
    const wounds = (gear: string) => {
      const s = duel({}, { gear, toughness: 4, health: 9 }).rolls(
        ['to hit: Ann at Bob', 4],
        ['to wound: Ann at Bob', 2],
      )
      return strike(s).of('Bob').wounds
    }
    expect([wounds('blade'), wounds('blade, heavy armor')]).toEqual([1, 1])
  })

  test('DD-DEF-10 what was bought decides: nobody asks what the model looks like', () => {
    const looks = (name: string) => {
      const s = duel({}, { ...SAFE, name, gear: 'blade' }).rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 6])
      return strike(s).told('attacked')['hit']
    }
    expect([looks('Bare Warrior'), looks('Warrior in Plate')]).toEqual([true, true])
  })

  test('DD-RUL-121 a high Armor without heavy armor does not slow: the Archmage walks 6"', () => {
    const s = duel({ of: 'archmage' })
    expect(speedOf(s.state, s.of('Ann'))).toBe(6)
    expect(s.of('Ann').gear.armor).toBe('none')
  })

  test('DD-RUL-106 the Knight’s printed Armor 2 and Speed 5 contain the heavy armor it comes with', () => {
    const s = duel({ of: 'knight' })
    expect(speedOf(s.state, s.of('Ann'))).toBe(5)
    expect(s.state.abilities.total(s.state, s.of('Ann'), 'armor', undefined)).toBe(2)
  })

  test('DD-RUL-106 heavy armor in place of included light armor: +1 Armor, −1 Speed', () => {
    const worn = (gear?: string) => {
      const s = duel({ of: 'faerie-warrior', ...(gear !== undefined && { gear }) })
      return [s.state.abilities.total(s.state, s.of('Ann'), 'armor', undefined), speedOf(s.state, s.of('Ann'))]
    }
    expect([worn(), worn('blade, heavy armor')]).toEqual([
      [1, 6],
      [2, 5],
    ])
  })
})

describe('shields', () => {
  test('DD-DEF-04 DD-RUL-216 a shield is one blocker: one face of the block die stops the shot, and no other die', () => {
    const shot = (face: number) => {
      const s = range({}, { ...SAFE, gear: 'blade, shield' }).rolls(['block: Ann at Bob', face])
      if (face > 1) s.rolls(['to hit: Ann at Bob', 6])
      shoot(s).rolledEverything()
      return s.told('block-checked')['outcome']
    }
    expect([shot(1), shot(2), shot(6)]).toEqual(['lost', 'past', 'past'])
  })

  test('DD-DEF-05 a shield gives Shield Mastery in melee', () => {
    expect([masteries('blade, shield'), masteries('blade')]).toEqual([
      ['no', 'blade', 'shield|Bob'],
      ['no', 'blade'],
    ])
  })

  test('DD-DEF-06 DD-RUL-143 whoever carries a bow has nothing of its shield against shots', () => {
    expect([isBlocked({ gear: 'blade, shield' }), isBlocked({ gear: 'blade, bow, shield' })]).toEqual([true, false])
  })

  test('DD-DEF-07 DD-RUL-143 in melee its shield works as usual', () => {
    expect(masteries('blade, bow, shield')).toContain('shield|Bob')
  })

  test('DD-DEF-08 DD-WPN-08 DD-RUL-142 a great weapon takes both hands: no Shield Mastery, even with a hand weapon besides', () => {
    expect(masteries('great blade, shield')).not.toContain('shield|Bob')
    expect(masteries('blade, great blade, shield')).not.toContain('shield|Bob')
  })

  test('DD-DEF-09 DD-RUL-142 against shots its shield works as usual', () => {
    expect(isBlocked({ gear: 'great blade, shield' })).toBe(true)
  })
})
