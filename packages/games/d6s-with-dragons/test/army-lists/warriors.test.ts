/** What is special about the plain warriors, each people as it is bought. */
import { describe, expect, test } from 'vitest'
import { speedOf } from '../../src/rules/stats/sums.ts'
import { duel, range, strike } from '../duel.ts'
import { conditions, movers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }

/** Whether Ann can cross 5" of this ground with Speed 6. */
const crosses = (of: string, kind: string): boolean => {
  const s = skirmish()
    .box('ground', kind, [4, 6], [20, 18])
    .a('Ann', { of, at: [5, 12] })
    .b('Bob', { at: [22, 22], speed: 1 })
  return s.battle.question?.check({ figure: 'Ann', path: [{ x: 10 * 2540, y: 12 * 2540 }] }) === undefined
}

describe('peoples', () => {
  test('DD-WAR-09 DD-DEF-03 a Sturdy dwarf is not slowed by heavy armor, a human is', () => {
    const speed = (of: string, gear: string) => {
      const s = duel({ of, gear })
      return speedOf(s.state, s.of('Ann'))
    }
    expect([speed('dwarf-warrior', 'blade'), speed('dwarf-warrior', 'blade, heavy armor')]).toEqual([5, 5])
    expect([speed('human-warrior', 'blade'), speed('human-warrior', 'blade, heavy armor')]).toEqual([6, 5])
  })

  test('DD-RUL-119 a dwarf is Sturdy even if its profile does not say so', () => {
    const s = duel({ speed: 5, types: ['dwarf', 'humanoid'], gear: 'blade, heavy armor' })
    expect(speedOf(s.state, s.of('Ann'))).toBe(5)
  })

  test('DD-WAR-10 with Wilderness Stride a wood costs no extra movement', () => {
    expect([crosses('elf-warrior', 'wood'), crosses('human-warrior', 'wood')]).toEqual([true, false])
  })

  test('DD-WAR-11 Wilderness Stride is no help in water or on rough ground', () => {
    expect([crosses('elf-warrior', 'shallow-water'), crosses('elf-warrior', 'rough')]).toEqual([false, false])
  })

  test('DD-WAR-12 DD-RUL-154 a hidden gnome in the open cannot be shot at from more than 6" away, from 6" it can', () => {
    const shot = (of: string, gap: number) =>
      wordsOf(
        skirmish()
          .a('Ann', { gear: 'bow', at: [12, 4] })
          .b('Bob', { of, base: 25, speed: 1, at: [12, 4.984 + gap], conditions: ['hidden'] }),
        'Ann',
      ).includes('shoot')
    expect([shot('gnome-warrior', 6.1), shot('gnome-warrior', 6)]).toEqual([false, true])
    expect(shot('human-warrior', 6.1)).toBe(true)
  })

  describe('Sneak Attack', () => {
    const wounds = (ann: FigureWords, words: FigureWords = {}) => {
      const s = duel({ of: 'halfling-warrior', size: 'medium', ...ann }, { toughness: 3, health: 9, ...words })
      s.rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 4])
      return strike(s).of('Bob').wounds
    }

    test('DD-WAR-13 DD-RUL-153 +1 Strength with advantage; cancelled advantage is none', () => {
      expect(wounds({})).toBe(0)
      expect(wounds({ conditions: ['invisible'] })).toBe(1)
      expect(wounds({ conditions: ['invisible'] }, { now: { dodging: true } })).toBe(0)
    })

    test('DD-WAR-14 DD-RUL-153 +1 Strength against a flanked target, and no more with advantage besides', () => {
      const flanked = (face: number, ann: FigureWords = {}) => {
        const s = skirmish({ stage: 'combat-action', melee: 1 })
          .a('Ann', { of: 'halfling-warrior', at: [12, 12], ...ann })
          .a('Abe', { at: [12, 15], now: { action: false } })
          .b('Bob', { at: [12, 13.5], toughness: 3, health: 9, now: { action: false } })
          .a('Amy', { at: [2, 2] })
          .b('Ben', { at: [22, 22] })
          .melee('Ann', 'Abe', 'Bob')
          .rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', face])
        return strike(s).of('Bob').wounds
      }
      expect([flanked(4), flanked(5)]).toEqual([1, 0])
      expect([flanked(4, { conditions: ['invisible'] }), flanked(5, { conditions: ['invisible'] })]).toEqual([1, 0])
    })
  })

  test('DD-WAR-15 Nimble Escape: once a round it hides and keeps its action', () => {
    const s = range({ of: 'halfling-warrior', gear: 'blade' })
    s.picks('Ann|free-hide')
    expect(s.of('Ann').now.action).toBe(true)
    expect(conditions(s, 'Ann')).toEqual(['hidden'])
    expect(wordsOf(s, 'Ann')).not.toContain('free-hide')
  })

  test('DD-EX-107 a halfling attacks with its action and then disengages freely', () => {
    const s = duel({ of: 'halfling-warrior' }, { ...SAFE, now: { action: false } }).rolls(['to hit: Ann at Bob', 6])
    strike(s)
    expect(s.decision).toMatchObject({ what: 'free-disengage', by: 'a' })
    s.picks('disengage')
    expect(s.told('disengage-declared')).toMatchObject({ figure: 'Ann', free: true })
  })

  test('DD-WAR-16 an orc follows up by half its Speed, 3" of 6", anybody else by 1"', () => {
    const reach = (of: string) => {
      const s = duel({ of }, { toughness: 1 }).rolls(['to hit: Ann at Bob', 1], ['to wound: Ann at Bob', 1])
      return movers(strike(s))
    }
    expect([reach('orc-warrior'), reach('human-warrior')]).toEqual([['Ann 3'], ['Ann 1']])
  })

  test('DD-EX-106 an Orc Warrior saves at Fortitude 4, Reflex 3, Will 2', () => {
    const s = duel({ of: 'orc-warrior' })
    expect(s.of('Ann').profile.saves).toEqual({ fortitude: 4, reflex: 3, will: 2 })
  })
})
