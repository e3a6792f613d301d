/** What is special about the people of the Great Kingdom: the Archmage's spells, leaders, scouts. The King has a file of his own. */
import { describe, expect, test } from 'vitest'
import { upgraded } from '../../src/content/army-list.ts'
import { greatKingdom } from '../../src/content/lists/great-kingdom/index.ts'
import { findListing } from '../../src/content/lists/index.ts'
import { moraleFor } from '../../src/rules/stats/leadership.ts'
import { immunity, says } from '../../src/state/ability.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { count, wordsOf } from '../march.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9, now: { action: false } }

/** It is Ann's turn; she has all her Speed. */
const acting = (of: string, words: FigureWords = {}) => range({ of, gear: 'blade', speed: 9, ...words })

describe('the Archmage', () => {
  test('DD-GKF-01 three boxes for Misty Step', () => {
    const s = skirmish({ stage: 'round-start', round: 2 })
      .a('Ann', { of: 'archmage', at: [4, 4] })
      .b('Bob', { at: [20, 20] })
    expect(s.decision).toMatchObject({ what: 'quick-misty-step', by: 'a' })
    const spent = skirmish({ stage: 'round-start', round: 2 })
      .a('Ann', { of: 'archmage', at: [4, 4], marked: { 'quick 1': 3 } })
      .b('Bob', { at: [20, 20] })
    expect(spent.battle.question?.what).not.toBe('quick-misty-step')
  })

  test('DD-GKF-02 DD-RUL-156 three other boxes are shared by Counterspell and Shield', () => {
    const shields = (marked: FigureWords['marked']) => {
      const s = duel({ fight: 5 }, { of: 'archmage', gear: 'blade', toughness: 10, ...(marked && { marked }) })
      s.rolls(['to hit: Ann at Bob', 4], ['to wound: Ann at Bob', 6])
      return strike(s).battle.question?.what === 'quick-shield'
    }
    expect([
      shields(undefined),
      shields({ 'quick 2': 2 }),
      shields({ 'quick 2': 3 }),
      shields({ 'quick 1': 3 }),
    ]).toEqual([true, true, false, true])
  })

  test('DD-GKF-03 DD-RUL-221 it begins concentrating on Fly or on Invisibility, or on neither', () => {
    const s = skirmish({ stage: 'incantations' })
      .a('Ann', { of: 'archmage', at: [4, 4] })
      .b('Bob', { at: [20, 20] })
    const ids = s.decision.options.map(({ id }) => id)
    expect(ids.map((id) => id.split('|').at(-1)).toSorted()).toEqual(['done', 'fly', 'invisibility'])
    const fly = ids.find((id) => id.endsWith('fly')) ?? ''
    s.picks(fly)
    while (s.state.round === 1 && s.battle.question && s.state.stage === 'incantations') s.answer(s.decision.default)
    expect(s.state.effects.map(({ spell }) => spell)).toEqual(['fly'])
  })

  test('DD-GKF-04 DD-RUL-137 Arcane Burst: 2 Damage of force in melee and up to 30", none of it long range', () => {
    const melee = duel({ of: 'archmage', attacks: 1 }, SAFE).rolls(
      ['to hit: Ann at Bob', 2],
      ['to wound: Ann at Bob', 6],
      ['to wound: Ann at Bob', 6],
    )
    strike(melee, 'Bob', 'arcane-burst').rolledEverything()
    const far = range({ of: 'archmage', attacks: 1, at: [12, 1.5] }, { ...SAFE, at: [12, 2.484 + 30] }, { depth: 40 })
    far.rolls(['to hit: Ann at Bob', 4], ['to wound: Ann at Bob', 6], ['to wound: Ann at Bob', 6])
    shoot(far, 'Bob', 'arcane-burst').rolledEverything()
    expect(count(far, 'wound-rolled')).toBe(2)
    const immune = duel({ of: 'archmage', attacks: 1 }, { ...SAFE, immuneTo: ['force'] })
    immune.rolls(['to hit: Ann at Bob', 2])
    expect(strike(immune, 'Bob', 'arcane-burst').told('immune')).toMatchObject({ to: 'force' })
  })

  test('DD-GKF-05 DD-RUL-158 three boxes of Spellcasting at Potency 2 for Cone of Cold, Teleport and Lightning Bolt, an action each', () => {
    const offered = (words: FigureWords) =>
      wordsOf(acting('archmage', words), 'Ann').filter((word) => /cone|teleport|lightning/.test(word))
    expect(offered({})).toHaveLength(3)
    expect(offered({ marked: { spellcasting: 3 } })).toHaveLength(0)
    expect(offered({ now: { action: false } })).toHaveLength(0)
    expect(acting('archmage').of('Ann').profile.casting?.potency).toBe(2)
  })

  test('DD-GKF-19 DD-RUL-199 DD-RUL-222 it resists magic, cannot be charmed or dominated, leads, and has a hand weapon', () => {
    const s = duel({ of: 'archmage' })
    const ann = s.of('Ann')
    expect(says(s.state, ann, immunity, { to: 'dominated', from: 'Bob' })).toBe(true)
    expect(says(s.state, ann, immunity, { to: 'charmed', from: 'Bob' })).toBe(true)
    expect(ann.profile.traits).toEqual(['magic-resistance', 'mind-blank', 'leader'])
    expect(ann.gear.weapons.map(({ kind }) => kind)).toEqual(['hand'])
  })
})

describe('leaders and captains', () => {
  const led = (of: string, gap: number) => {
    const s = skirmish()
      .a('Ann', { of, at: [4, 4] })
      .a('Abe', { at: [4, 4.984 + gap], morale: 5 })
      .b('Bob', { at: [20, 20] })
    return moraleFor(s.state, s.of('Abe')).total
  }

  test('DD-GKF-06 the King lends his Morale of 11 up to 12" away, a Knight his 9 up to 6"', () => {
    expect([led('once-and-future-king', 12), led('once-and-future-king', 12.1)]).toEqual([11, 5])
    expect([led('knight', 6), led('knight', 6.1)]).toEqual([9, 5])
  })

  test('DD-GKF-14 the King begins concentrating on one of six incantations', () => {
    const s = skirmish({ stage: 'incantations' })
      .a('Ann', { of: 'once-and-future-king', at: [4, 4] })
      .b('Bob', { at: [4, 9] })
    expect(s.decision.options.map(({ id }) => id.split('|').at(-1)).toSorted()).toEqual([
      'abjure-foes',
      'bane',
      'done',
      'haste',
      'hold-person',
      'hunters-mark',
      'protection-from-energy',
    ])
  })

  test('DD-GKF-15 four boxes of Spellcasting for Cure Wounds, an action', () => {
    const offers = (words: FigureWords) =>
      wordsOf(acting('once-and-future-king', { wounds: 1, ...words }), 'Ann').some((word) =>
        word.includes('cure-wounds'),
      )
    expect([offers({}), offers({ marked: { spellcasting: 3 } }), offers({ marked: { spellcasting: 4 } })]).toEqual([
      true,
      true,
      false,
    ])
    expect(offers({ now: { action: false } })).toBe(false)
  })

  test('DD-GKF-16 the Knight’s Shield Mastery is that of its shield: without the shield it has none', () => {
    const masteries = (gear?: string) =>
      duel(
        { of: 'knight', ...(gear !== undefined && { gear }) },
        { now: { action: false } },
        { stage: 'declare-masteries' },
      ).decision.options.map(({ id }) => id)
    expect(masteries()).toContain('shield|Bob')
    expect(masteries('blade, heavy armor')).not.toContain('shield|Bob')
  })

  test('DD-GKF-17 DD-RUL-105 the Guard Captain has Second Wind and Action Surge once each, and is a Leader besides', () => {
    const { traits, uses } = duel({ of: 'guard-captain' }).of('Ann').profile
    expect(traits).toEqual(['leader', 'second-wind', 'action-surge'])
    expect(uses).toEqual({ 'second-wind': 1, 'action-surge': 1 })
    const s = acting('guard-captain')
    s.picks('Ann|dodge').picks('Ann|deed|action-surge')
    expect(s.of('Ann').now.action).toBe(true)
  })

  test('DD-RUL-117 the King makes two attacks, the Warrior Prince three', () => {
    const blows = (of: string) => {
      const s = duel({ of, gear: 'blade' }, SAFE)
      s.rolls(...Array.from({ length: 3 }, () => ['to hit: Ann at Bob', 6] as const))
      strike(s)
      while (s.battle.question?.what === 'attack') s.answer(s.decision.default)
      return count(s, 'attacked')
    }
    expect([blows('once-and-future-king'), blows('warrior-prince')]).toEqual([2, 3])
  })
})

describe('striders', () => {
  const crossesWood = (words: FigureWords) => {
    const s = skirmish()
      .box('wood', 'wood', [4, 6], [20, 18])
      .a('Ann', { at: [5, 12], ...words })
      .b('Bob', { at: [22, 22], speed: 1 })
    return s.battle.question?.check({ figure: 'Ann', path: [{ x: 10 * 2540, y: 12 * 2540 }] }) === undefined
  }

  test('DD-GKF-20 Ranger Captains and Faerie Warriors stride through a wood, a Man-at-Arms does not', () => {
    expect([crossesWood({ of: 'ranger-captain' }), crossesWood({ of: 'faerie-warrior' })]).toEqual([true, true])
    expect(crossesWood({ of: 'man-at-arms', speed: 6, gear: 'blade' })).toBe(false)
  })

  test('DD-GKF-18 an Archer that is a Scout strides through a wood, for 1 point', () => {
    const archer = findListing(greatKingdom, 'archer') ?? expect.fail('there are archers')
    const scout = upgraded(archer.profile, archer.upgrades)
    expect([archer.profile.traits, scout.traits]).toEqual([[], ['wilderness-stride']])
    expect([crossesWood({ of: 'archer' }), crossesWood({ of: 'archer', traits: [...scout.traits] })]).toEqual([
      false,
      true,
    ])
    expect(archer.upgrades.map(({ points }) => points)).toEqual([1])
  })
})
