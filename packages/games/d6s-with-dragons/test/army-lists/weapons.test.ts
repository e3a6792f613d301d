/** Weapons in the hands of those who bought them. */
import { describe, expect, test } from 'vitest'
import { gearFrom } from '../../src/content/gear-words.ts'
import { WEAPONS } from '../../src/content/weapons.ts'
import { newFigure } from '../../src/state/new-figure.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { count, wordsOf } from '../march.ts'
import type { FigureWords } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9, now: { action: false } }
const HIT = ['to hit: Ann at Bob', 1] as const

/** The masteries Ann may declare when her melee begins. */
const masteries = (gear: string): string[] => {
  const s = duel({ gear }, { now: { action: false } }, { stage: 'declare-masteries' })
  return s.battle.question?.what === 'mastery' ? s.decision.options.map(({ id }) => id).filter((id) => id !== 'no') : []
}

/** Whether a to-wound die of this face wounds Toughness 4. */
const wounds = (ann: FigureWords, weapon: string, face: number): boolean => {
  const s = duel({ strength: 4, ...ann }, { toughness: 4, health: 9, now: { action: false } })
  s.rolls(HIT, ['to wound: Ann at Bob', face])
  return strike(s, 'Bob', weapon).of('Bob').wounds === 1
}

/** Whether a thrown or shot die of this face wounds Toughness 4. */
const shotWounds = (gear: string, weapon: string, face: number): boolean => {
  const s = range({ strength: 4, gear, at: [12, 8] }, { toughness: 4, health: 9 })
  s.rolls(HIT, ['to wound: Ann at Bob', face])
  return shoot(s, 'Bob', weapon).of('Bob').wounds === 1
}

describe('hand weapons', () => {
  test('DD-WPN-01 there are four types of hand weapons, each weapon of one', () => {
    const hands = WEAPONS.filter(({ kind }) => kind === 'hand')
    expect(hands.map(({ type }) => type)).toEqual(['blade', 'bludgeon', 'spear', 'exotic'])
  })

  test('DD-WPN-02 with two of different types either mastery may be used', () => {
    expect(masteries('blade, spear')).toEqual(expect.arrayContaining(['blade', 'spear']))
    expect(masteries('blade, spear')).not.toContain('dual-wielding')
  })

  test('DD-WPN-03 with two of the same type Dual Wielding or the mastery of that type', () => {
    expect(masteries('blade, blade')).toEqual(expect.arrayContaining(['blade', 'dual-wielding']))
  })

  test('DD-WPN-12 with no melee weapon it fights with bare hands, at −1 Strength', () => {
    expect([wounds({ gear: 'bow' }, 'unarmed', 2), wounds({ gear: 'bow' }, 'unarmed', 3)]).toEqual([true, false])
    expect(wounds({ gear: 'blade' }, 'blade', 3)).toBe(true)
    expect(wounds({ gear: 'bow', strength: 3 }, 'unarmed', 2)).toBe(true)
  })
})

describe('throwing weapons', () => {
  test('DD-WPN-04 a throwing weapon reaches 4" without loss and 8" with −1 Fight', () => {
    const hits = (gap: number) => {
      const s = range({ gear: 'throwing' }, { ...SAFE, at: [12, 4.984 + gap] }).rolls(
        ['to hit: Ann at Bob', 4],
        ['to wound: Ann at Bob', 6],
      )
      return shoot(s, 'Bob', 'throwing').told('attacked')['hit']
    }
    expect([hits(4), hits(4.1), hits(8)]).toEqual([true, false, false])
    expect(wordsOf(range({ gear: 'throwing' }, { at: [12, 13.1] }), 'Ann')).not.toContain('shoot')
  })

  test('DD-WPN-05 in melee it strikes at −1 Strength', () => {
    expect([wounds({ gear: 'throwing' }, 'throwing', 2), wounds({ gear: 'throwing' }, 'throwing', 3)]).toEqual([
      true,
      false,
    ])
    expect(wounds({ gear: 'throwing', strength: 3 }, 'throwing', 2)).toBe(true)
  })

  test('DD-WPN-06 thrown it has the full Strength of its user', () => {
    expect([shotWounds('throwing', 'throwing', 3), shotWounds('throwing', 'throwing', 4)]).toEqual([true, false])
  })

  test('DD-WPN-07 it never runs out: the same weapon is thrown twice and kept for the melee', () => {
    const s = range({ gear: 'throwing', attacks: 2, at: [12, 8] }, SAFE)
    s.rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
    shoot(s, 'Bob', 'throwing')
    while (s.battle.question?.what === 'shoot') s.picks('throwing|Bob')
    s.rolledEverything()
    expect(count(s, 'attacked')).toBe(2)
    expect(s.of('Ann').arms.ranged.map(({ id }) => id)).toEqual(['throwing'])
  })

  test('DD-RUL-140 it has no mastery and no part in dual wielding', () => {
    expect(masteries('throwing')).toEqual([])
    expect(masteries('blade, throwing')).toEqual(['blade'])
  })
})

describe('great weapons and bows', () => {
  test('DD-WPN-09 DD-RUL-136 a great weapon strikes at +1 Strength, which the printed Strength does not contain', () => {
    expect([wounds({ gear: 'blade' }, 'blade', 4), wounds({ gear: 'great blade' }, 'great-blade', 4)]).toEqual([
      false,
      true,
    ])
    const strong = (face: number) => wounds({ gear: 'great blade', strength: 5 }, 'great-blade', face)
    expect([strong(4), strong(5)]).toEqual([true, false])
    const king = (weapon: string, face: number) =>
      wounds({ of: 'once-and-future-king', strength: 6, attacks: 1, traits: [] }, weapon, face)
    expect([king('great-blade', 4), king('blade', 4), king('throwing', 4)]).toEqual([true, true, true])
    expect([king('great-blade', 5), king('blade', 5), king('throwing', 5)]).toEqual([true, false, false])
  })

  test('DD-WPN-10 DD-RUL-141 a great weapon has the mastery of its type, and is never wielded in pairs', () => {
    expect(masteries('great spear')).toEqual(['spear'])
    expect(masteries('great blade, blade')).not.toContain('dual-wielding')
  })

  test('DD-WPN-11 a bow reaches 12" and, with −1 Fight, 24"', () => {
    const hits = (gap: number) => {
      const s = range({ at: [12, 1.5] }, { ...SAFE, at: [12, 2.484 + gap] }, { depth: 40 })
      s.rolls(['to hit: Ann at Bob', 4], ['to wound: Ann at Bob', 6])
      return shoot(s).told('attacked')['hit']
    }
    expect([hits(12), hits(12.1), hits(24)]).toEqual([true, false, false])
  })

  test('DD-RUL-141 natural attacks have no mastery', () => {
    const s = duel(
      { gear: [], attackList: [{ id: 'bite' }] },
      { now: { action: false } },
      { stage: 'declare-masteries' },
    )
    expect(s.battle.question?.what).not.toBe('mastery')
  })

  test('DD-RUL-139 included gear gives its attack: an Archer shoots the bow its profile prints no line for', () => {
    expect(wordsOf(range({ of: 'archer', gear: 'blade, bow' }), 'Ann')).toContain('shoot')
  })
})

describe('weapons of 2 Damage', () => {
  /** The Damage of what a giant carries whose hand weapon does 2. */
  function damageOf(...gear: readonly string[]): number[] {
    const { profile, printed } = duel().of('Ann')
    const wields = { hand: { damage: 2 } }
    const giant = newFigure({
      id: 'Giant',
      side: 'a',
      name: 'Giant',
      number: 1,
      profile: { ...profile, wields },
      gear: gearFrom(gear),
      printed,
      points: 1,
      starting: true,
    })
    return [...giant.arms.melee, ...giant.arms.ranged.filter(({ melee }) => !melee)].map(({ damage }) => damage)
  }

  test('DD-WPN-14 if its hand weapon does 2 Damage, so do its other hand weapons and its great weapons', () => {
    expect(damageOf('blade', 'spear', 'great bludgeon')).toEqual([2, 2, 2])
  })

  test('DD-WPN-15 bows and throwing weapons do 1 Damage all the same', () => {
    expect(damageOf('throwing', 'bow')).toEqual([1, 1])
  })
})

describe('natural and other weapons', () => {
  test('DD-RUL-218 each attack of an action may be made with a natural attack or with a weapon that was bought', () => {
    const s = duel({ gear: 'great blade', attacks: 2, attackList: [{ id: 'bite' }] }, SAFE)
    s.rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
    strike(s, 'Bob', 'bite')
    s.picks('Ann|attack|Bob|great-blade').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked').map(({ weapon }) => weapon)).toEqual(['bite', 'Great blade'])
  })

  test('DD-RUL-217 a profile that shows no hand weapon has none: a Griffon has its talons', () => {
    expect(
      duel({ of: 'griffon', at: [12, 11.6] })
        .of('Ann')
        .arms.melee.map(({ id }) => id),
    ).toEqual(['rend'])
  })
})
