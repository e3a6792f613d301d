/** Mountain Dwarves and Tinker Gnomes: their champions, spells and gear. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { armorOf, speedOf } from '../../src/rules/stats/sums.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { wordsOf } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 20, health: 9 } as const
const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const

const rules = (entry: { readonly [key: string]: Json }) =>
  checkArmy({ name: 'Clan', list: 'mountain-dwarves', entries: [entry] }, 1000).complaints.map(({ rule }) => rule)

const numbers = (words: FigureWords): number[] => {
  const s = skirmish()
    .a('Ann', { at: [12, 12], ...words })
    .b('Bob', { at: [2, 2] })
  return [speedOf(s.state, s.of('Ann')), armorOf(s.state, s.of('Ann'))]
}

/** The incantations it could have in force when the encounter starts. */
const beginnings = (of: string): string[] =>
  skirmish({ stage: 'incantations', round: 0 })
    .a('Ann', { of, at: [12, 4] })
    .a('Cal', { at: [12, 6] })
    .b('Bob', { at: [12, 12] })
    .decision.options.map(({ id }) => id)
    .filter((id) => id.startsWith('Ann|'))
    .map((id) => id.slice(4))

describe('the Dwarf Thane', () => {
  test('DD-MDF-04, DD-RUL-221: begins concentrating on one of Bless, Protection from Evil and Good, Heroism, Beacon of Hope', () => {
    expect(beginnings('dwarf-thane')).toEqual(['bless', 'protection-from-evil-and-good', 'heroism', 'beacon-of-hope'])
  })

  test('DD-RUL-201: Heroism begins in force like any other of them', () => {
    const s = skirmish({ stage: 'incantations', round: 0 })
      .a('Ann', { of: 'dwarf-thane', at: [12, 4] })
      .a('Cal', { at: [12, 6] })
      .b('Bob', { at: [12, 22] })
      .picks('Ann|heroism')
    while (s.battle.question?.what === 'spell-targets') s.answer(s.decision.default)
    expect(s.state.effects.map(({ spell }) => spell)).toEqual(['heroism'])
  })

  test('DD-MDF-07: one melee hit of the round does 1 Damage more, and has +1 Strength against undead', () => {
    const smitten = (types: string[]): Skirmish => {
      const s = duel({ of: 'dwarf-thane', gear: 'blade', attacks: 1, fight: 4 }, { ...SAFE, types }).rolls(HIT)
      strike(s).picks('yes')
      expect(s.decision.what).toBe('quick-shining-smite')
      return s.rolls(NO_WOUND, NO_WOUND).picks('no').rolledEverything()
    }
    expect(smitten(['undead']).told('wound-rolled')).toMatchObject({ tests: [{ sums: [{ total: 6 }, {}] }] })
    expect(smitten(['human']).told('wound-rolled')).toMatchObject({ tests: [{ sums: [{ total: 5 }, {}] }] })
  })

  test('DD-MDF-08: casts its spells at Potency 1 from four boxes', () => {
    const s = range({ of: 'dwarf-thane', wounds: 1 })
    expect(s.of('Ann').profile.casting).toMatchObject({
      potency: 1,
      slots: 4,
      standard: ['sacred-weapon', 'turn-undead', 'shining-smite', 'dispel-magic', 'cure-wounds'],
    })
    expect(wordsOf(s, 'Ann')).toEqual(expect.arrayContaining(['cast|sacred-weapon', 'cast|cure-wounds']))
  })

  test('DD-RUL-169: Shining Smite is cast without an action when a melee attack hits, for one of the four boxes', () => {
    const s = duel({ of: 'dwarf-thane', gear: 'blade', attacks: 1, fight: 4, traits: [] }, SAFE).rolls(HIT, NO_WOUND)
    expect(wordsOf(range({ of: 'dwarf-thane' }), 'Ann')).not.toContain('cast|shining-smite')
    strike(s)
    expect(s.decision).toMatchObject({ what: 'quick-shining-smite', by: 'a' })
    s.picks('yes').rolledEverything()
    expect(s.of('Ann').marked).toEqual({ spellcasting: 1 })
  })

  test('DD-RUL-119: heavy armor is in its printed Speed 5, and dwarves are not slowed by it', () => {
    expect(numbers({ of: 'dwarf-thane', gear: 'blade, throwing, heavy armor' })).toEqual([5, 2])
    expect(numbers({ of: 'dwarf-cleric', gear: 'blade, throwing, shield, heavy armor' })).toEqual([5, 2])
  })
})

describe('the Dwarf Cleric', () => {
  test('DD-MDF-10: begins concentrating on one of Bless, Protection from Evil and Good, Spiritual Weapon, Beacon of Hope', () => {
    expect(beginnings('dwarf-cleric')).toEqual([
      'bless',
      'protection-from-evil-and-good',
      'spiritual-weapon',
      'beacon-of-hope',
    ])
  })

  test('DD-MDF-11, DD-RUL-156: Healing Word and Lesser Restoration share a row of three boxes', () => {
    const cast = (boxes: number) => {
      const s = range({ of: 'dwarf-cleric', marked: { 'quick 1': boxes }, conditions: ['poisoned'] })
      return wordsOf(s, 'Ann').filter((word) => word.includes('lesser-restoration')).length > 0
    }
    expect([cast(2), cast(3)]).toEqual([true, false])
  })

  test('DD-MDF-12, DD-RUL-202: casts its spells at Potency 1 from three boxes, Revivify among them', () => {
    const s = range({ of: 'dwarf-cleric', wounds: 1 }).a('Cal', { at: [12, 5.2], where: 'slain', wounds: 1 })
    expect(s.of('Ann').profile.casting).toMatchObject({ potency: 1, slots: 3 })
    expect(wordsOf(s, 'Ann')).toEqual(
      expect.arrayContaining(['cast|cure-wounds', 'cast|guiding-bolt', 'cast|revivify', 'cast|preserve-life']),
    )
  })

  test('DD-RUL-111: a second throwing weapon is refused though the list prices one', () => {
    expect(rules({ profile: 'dwarf-cleric', gear: ['blade', 'throwing', 'throwing'] })).toContain('DD-WAR-17')
  })
})

describe('captains and the ranger', () => {
  test('DD-MDF-13: Dwarf Captain and Gnome Captain have Second Wind and Action Surge, once each', () => {
    for (const of of ['dwarf-captain', 'gnome-captain']) {
      const s = range({ of, gear: 'blade' }).picks('Ann|dodge')
      expect(wordsOf(s, 'Ann')).toContain('deed|action-surge')
      expect(s.of('Ann').profile.uses).toEqual({ 'second-wind': 1, 'action-surge': 1 })
    }
  })

  test('DD-RUL-115: a Dwarf Captain is a Medium dwarf and humanoid', () => {
    expect(range({ of: 'dwarf-captain' }).of('Ann').profile).toMatchObject({
      types: ['dwarf', 'humanoid'],
      size: 'medium',
    })
  })

  test('DD-MDF-16, DD-RUL-157: the ranger begins with Hunter’s Mark, and cannot cast it again once it is lost', () => {
    expect(beginnings('dwarf-ranger')).toEqual(['hunters-mark'])
    expect(wordsOf(range({ of: 'dwarf-ranger' }), 'Ann').filter((word) => word.includes('hunters-mark'))).toEqual([])
  })

  test('DD-MDF-14: a Dwarf Ranger walks through a wood as on open ground', () => {
    const s = skirmish()
      .a('Ann', { of: 'dwarf-ranger', at: [4, 12] })
      .b('Bob', { at: [22, 22], now: { turnDone: true } })
      .box('wood', 'wood', [2, 8], [20, 16])
      .move('Ann', [10, 12])
    expect(s.at('Ann')).toEqual([10, 12])
  })

  test('DD-RUL-120: a Dwarf Ranger has Speed 6, in heavy armor too', () => {
    expect(numbers({ of: 'dwarf-ranger', gear: 'blade, light armor' })).toEqual([6, 1])
    expect(numbers({ of: 'dwarf-ranger', gear: 'blade, heavy armor' })).toEqual([6, 2])
  })

  test('DD-RUL-163: Colossus Slayer works with a bow too', () => {
    const s = range({ of: 'dwarf-ranger', gear: 'bow', fight: 4 }, { ...SAFE, wounds: 1 }).rolls(HIT)
    shoot(s)
    expect(s.decision).toMatchObject({ what: 'use-mastery', by: 'a' })
    s.rolls(NO_WOUND).picks('yes').rolledEverything()
    expect(s.told('wound-rolled')).toMatchObject({ tests: [{ sums: [{ total: 6 }, { total: 20 }] }] })
  })
})

describe('constructs', () => {
  test('DD-RUL-166: a guardian is never brought back by Regeneration, and rolls from the first round on', () => {
    const start = (words: FigureWords): Skirmish =>
      skirmish({ stage: 'round-start', round: 1 })
        .a('Ann', { of: 'shield-guardian', gear: '', at: [12, 4], ...words })
        .b('Bob', { at: [12, 20] })
    expect(start({ wounds: 1 }).rolls(['regenerate: Ann', 4]).until('act').of('Ann').wounds).toBe(0)
    const slain = start({ where: 'slain', wounds: 7 }).a('Cal', { at: [2, 2] })
    expect(slain.until('act').rolledEverything().of('Ann')).toMatchObject({ where: 'slain', wounds: 7 })
  })

  test('DD-MD-09, DD-MDF-24: an Apparatus of the Crab grabs with its printed attack', () => {
    const s = duel({ of: 'apparatus-of-the-crab', gear: '', attacks: 1, fight: 4 }, { at: [12, 14] }).rolls(HIT)
    s.picks('Ann|attack|Bob|grab').rolledEverything()
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'grappled', from: 'Ann', potency: 1 }])
  })
})
