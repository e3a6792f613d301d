/** Features of dwarves and gnomes. */
import { describe, expect, test } from 'vitest'
import { canSee } from '../../src/rules/sight/sight.ts'
import { luckToHit } from '../../src/rules/dice/luck.ts'
import { attackBy } from '../../src/rules/attacks/attack.ts'
import { range } from '../duel.ts'
import { conditions, left } from '../march.ts'
import { drill } from '../drill.ts'
import { gain } from '../../src/rules/conditions/conditions.ts'
import { brawl } from '../brawl.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

describe('Aura of Protection and Devotion', () => {
  const charmed = (cal: FigureWords) =>
    drill(range({ traits: ['aura-of-protection'] }).a('Cal', cal), function* (play) {
      yield* gain(play, 'Cal', { is: 'charmed', from: 'Bob' })
    }).conditions('Cal')

  test('DD-MDF-02: an ally within 2" of the bearer cannot be charmed; one farther away can', () => {
    expect([charmed({ at: [12, 6.9] }), charmed({ at: [12, 7.1] })]).toEqual([[], ['charmed']])
  })

  test('DD-MDF-02: the bearer itself cannot be charmed', () => {
    const own = drill(range({ traits: ['aura-of-protection'] }), function* (play) {
      yield* gain(play, 'Ann', { is: 'charmed', from: 'Bob' })
    })
    expect(own.conditions('Ann')).toEqual([])
  })
})

describe('Divine Sense', () => {
  const sees = (types: string[]) => {
    const s = range({ traits: ['divine-sense'] }, { traits: ['invisibility'], types })
    return canSee(s.state, s.of('Ann'), s.of('Bob'))
  }

  test('DD-MDF-03, DD-RUL-168: invisible fiends, celestials and undead are seen, and nobody else who is invisible', () => {
    expect([sees(['fiend']), sees(['celestial']), sees(['undead']), sees(['fey'])]).toEqual([true, true, true, false])
  })

  test('DD-RUL-168: one such type among several is enough', () => {
    expect([sees(['humanoid', 'undead']), sees(['fey', 'beast'])]).toEqual([true, false])
  })

  test('DD-RUL-168: such a one has no advantage for being unseen either', () => {
    const net = (types: string[]) => {
      const s = range({ traits: ['divine-sense'] }, { conditions: ['invisible'], types })
      const blade = s.of('Bob').arms.melee[0]
      return blade && luckToHit(s.state, attackBy('Bob', 'Ann', blade, 'melee')).net
    }
    expect([net(['undead']), net(['human'])]).toEqual([0, 1])
  })
})

describe('Disciple of Life', () => {
  const CLERIC = {
    traits: ['disciple-of-life'],
    casting: {
      slots: 3,
      potency: 1,
      standard: ['cure-wounds', 'preserve-life'],
      quick: [{ spells: ['healing-word', 'lesser-restoration'], boxes: 3 }],
    },
  }
  const cured = (face: number) => {
    const s = range({ ...CLERIC, health: 3, wounds: 2 }).rolls(['disciple of life: Ann', face])
    s.picks('Ann|cast|cure-wounds')
    while (s.battle.question?.what === 'spell-targets') s.answer(s.decision.default)
    return s.rolledEverything().of('Ann').marked
  }

  test('DD-MDF-09: after Cure Wounds a die is rolled, and on 5 or 6 the box is not lost', () => {
    expect([cured(4), cured(5), cured(6)]).toEqual([{ spellcasting: 1 }, { spellcasting: 0 }, { spellcasting: 0 }])
  })

  test('DD-MDF-09: after Healing Word too', () => {
    const spoken = (face: number) =>
      brawl({ stage: 'combat-action', melee: 1 })
        .b('Bob', { at: [12, 12], fight: 5, strength: 5 })
        .a('Amy', { at: [12, 13.2], health: 3, now: { action: false } })
        .a('Ann', { at: [12, 16], ...CLERIC })
        .melee('Bob', 'Amy')
        .rolls(
          ['to hit: Bob at Amy', 2],
          ['to wound: Bob at Amy', 1],
          ['disciple of life: Ann', face],
          ['to wound again: Bob at Amy', 6],
        )
        .picks('Bob|attack|Amy|blade')
        .picks('yes')
        .of('Ann').marked
    expect([spoken(4), spoken(5)]).toEqual([{ 'quick 1': 1 }, { 'quick 1': 0 }])
  })

  test('DD-MDF-09: no other spell is cast for nothing', () => {
    const s = range({ ...CLERIC, health: 3, wounds: 2 })
    s.picks('Ann|cast|preserve-life')
    while (s.battle.question?.what === 'spell-targets') s.answer(s.decision.default)
    expect(s.rolledEverything().of('Ann').marked).toEqual({ spellcasting: 1 })
  })
})

describe('Natural Explorer', () => {
  const spent = (kind: string, traits: string[]) => {
    const s = skirmish()
      .a('Ann', { at: [4, 12], speed: 10, traits })
      .b('Bob', { at: [22, 22], now: { turnDone: true } })
      .box('ground', kind, [2, 8], [20, 16])
    if (kind === 'deep-water') s.rolls(['save: Ann', 1])
    return left(s.move('Ann', [8, 12]))
  }

  test('DD-MDF-14: difficult ground of every sort costs no extra movement', () => {
    const kinds = ['rough', 'wood', 'shallow-water', 'webs']
    expect(kinds.map((kind) => spent(kind, ['natural-explorer']))).toEqual(['6', '6', '6', '6'])
    expect(kinds.map((kind) => spent(kind, []))).toEqual(['2', '2', '2', '2'])
  })

  test('DD-MDF-14: deep water is no difficult ground and slows it like anybody', () => {
    expect(spent('deep-water', ['natural-explorer'])).toBe(spent('deep-water', []))
  })
})

test('DD-MDF-02: whoever is charmed already and comes into the aura is not bound by it there', () => {
  const s = range({ traits: ['aura-of-protection'] }).a('Cal', {
    at: [12, 5.5],
    conditions: [{ is: 'charmed', from: 'Bob' }],
    gear: 'bow',
    speed: 20,
  })
  expect(conditions(s, 'Cal')).toEqual(['charmed'])
  s.picks('Cal|shoot')
  expect(s.told('action-taken')).toMatchObject({ figure: 'Cal', action: 'shoot' })
})
