/** Weapon masteries: who may declare which, to which attack it applies, and what it does. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, toActions } from '../brawl.ts'
import type { Skirmish } from '../skirmish.ts'

const TOUGH = { toughness: 10, health: 9, gear: '' }

/** Ann (who leads) against Bob, who is hard to kill and has no mastery of his own unless he is given gear. */
const duel = (ann = {}, bob = {}, words = {}): Skirmish =>
  brawl(words)
    .a('Ann', { at: [10, 10], ...ann })
    .b('Bob', { at: [10, 10.985], ...TOUGH, ...bob })

/** What Ann may declare. */
const declarable = (gear: string, more = {}): string[] => {
  const s = duel({ gear, ...more })
  return s.decision.what === 'mastery' ? choices(s).filter((id) => id !== 'no') : []
}

const partsOf = (s: Skirmish, sum = 0): [number, string][] => {
  const [test] = s.told('attacked')['tests'] as readonly [
    { readonly sums: readonly { readonly parts: readonly { readonly value: number; readonly source: string }[] }[] },
  ]
  return (test.sums[sum]?.parts ?? []).map(({ value, source }) => [value, source])
}

const fightOf = (s: Skirmish): number => partsOf(s).reduce((sum, [value]) => sum + value, 0)

describe('who may use which', () => {
  test('DD-MAST-01 DD-MAST-02 hand and great weapons have the mastery of their type; only what one is equipped with counts', () => {
    expect(declarable('spear')).toEqual(['spear'])
    expect(declarable('great bludgeon')).toEqual(['bludgeon'])
    expect(declarable('blade, exotic')).toEqual(['blade', 'exotic'])
    expect(declarable('')).toEqual([])
  })

  test('DD-MAST-03 DD-MAST-19 a shield gives Shield Mastery, but not to one with a great weapon', () => {
    expect(declarable('blade, shield')).toEqual(['blade', 'shield|Bob'])
    expect(declarable('great blade, shield')).toEqual(['blade'])
    expect(declarable('blade, great spear, shield')).toEqual(['spear', 'blade'])
  })

  test("DD-MAST-04 two hand weapons of one type give Dual Wielding or the type's mastery; two types do not, nor great weapons", () => {
    expect(declarable('blade, blade')).toEqual(['blade', 'dual-wielding'])
    expect(declarable('blade, spear')).toEqual(['spear', 'blade'])
    expect(declarable('great blade, blade')).toEqual(['blade'])
  })

  test('DD-MAST-05 one mastery a round: who has used one is not asked again', () => {
    expect(declarable('blade', { now: { mastery: 'blade' } })).toEqual([])
    const s = duel({ gear: 'blade, shield' }).picks('blade')
    expect(s.decision.what).toBe('combat-action')
  })

  test('DD-MAST-06 a mastery applies to one attack only', () => {
    const s = duel({ attacks: 3 }).rolls(
      ['to hit: Ann at Bob', 4],
      ['to hit: Ann at Bob', 4],
      ['to wound: Ann at Bob', 6],
      ['to hit: Ann at Bob', 5],
    )
    s.picks('blade').picks('Ann|attack|Bob|blade|blade')
    expect(fightOf(s)).toBe(4)
    expect(s.told('attacked')).not.toMatchObject({ mastery: 'blade' })
    s.rolledEverything()
  })

  test('DD-RUL-40 without an unspent action, or stunned, nobody declares; throwing weapons and natural attacks have no mastery', () => {
    expect(declarable('blade', { now: { action: false } })).toEqual([])
    expect(declarable('blade', { conditions: ['stunned'] })).toEqual([])
    expect(declarable('throwing')).toEqual([])
    expect(declarable('', { attackList: [{ id: 'claws' }] })).toEqual([])
  })

  test('DD-RUL-40 which attack it goes into is chosen just before that attack, and it is used up even if it never is', () => {
    const s = duel({ attacks: 2 }).rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6]).picks('blade')
    expect(choices(s).filter((id) => id.startsWith('Ann|attack'))).toEqual([
      'Ann|attack|Bob|blade',
      'Ann|attack|Bob|blade|blade',
    ])
    s.picks('Ann|attack|Bob|blade')
    isAsked(s, 'attack', 'a')
    s.picks('Ann|attack|Bob|blade')
    expect(s.rolledEverything().of('Ann').now).toMatchObject({ mastery: 'blade', masteryApplied: false, action: false })
  })

  test('DD-RUL-40 DD-MAST-07 a mastery with a trigger is not declared but used when it comes, and counts as the one of the round', () => {
    const slayer = { gear: '', attackList: [{ id: 'axe' }], traits: ['colossus-slayer'], attacks: 2, strength: 5 }
    const s = duel(slayer, { toughness: 5, health: 9, wounds: 1 }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 4],
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 4],
    )
    expect(s.decision.what).toBe('combat-action')
    s.picks('Ann|attack|Bob|axe')
    isAsked(s, 'use-mastery', 'a')
    s.picks('yes').rolledEverything()
    expect(s.of('Bob').wounds).toBe(2)
    expect(s.of('Ann').now.mastery).toBe('colossus-slayer')
  })

  test('DD-MAST-07 a character that has declared another mastery cannot use one with a trigger', () => {
    const s = duel({ traits: ['colossus-slayer'], strength: 5 }, { toughness: 5, health: 9, wounds: 1 }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 4],
    )
    s.picks('blade').picks('Ann|attack|Bob|blade').rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
  })
})

describe('spear', () => {
  test('DD-MAST-08 DD-MAST-09 its attack comes first, whatever the Fight, at −1 Fight', () => {
    const s = duel({ gear: 'spear', fight: 3 }, { fight: 6, gear: 'blade' }).rolls(['to hit: Ann at Bob', 3])
    s.picks('spear').picks('no')
    expect(partsOf(s)).toContainEqual([-1, 'Spear Mastery'])
    expect(s.told('attacked')).toMatchObject({ by: 'Ann', hit: false })
    expect(s.rolledEverything().decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
  })

  test("DD-RUL-41 all spear attacks come first, by Fight, the Lead Player's first at equal Fight", () => {
    const s = brawl()
      .b('Bob', { at: [10, 11], gear: 'spear', fight: 5, toughness: 10, health: 9 })
      .a('Ann', { at: [10, 10], gear: 'spear', fight: 5, toughness: 10 })
      .a('Amy', { at: [11, 11], gear: 'spear', fight: 6, toughness: 10 })
      .rolls(['to hit: Amy at Bob', 6], ['to hit: Ann at Bob', 6], ['to hit: Bob at Ann', 6])
    s.picks('spear').picks('spear').picks('spear')
    isAsked(s, 'first-strike', 'b')
    s.picks('Bob|attack|Ann|spear|spear').rolledEverything()
  })

  test('DD-RUL-41 the rest of the attacks come at the usual place, and there is no maneuver any more', () => {
    const s = duel(
      { gear: 'spear, blade', fight: 3, attacks: 2, size: 'large', base: 25 },
      { fight: 6, gear: '' },
    ).rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
    s.picks('spear')
    expect(s.decision.about).toBe('Bob')
    s.picks('Bob|let-pass')
    expect(choices(s).sort()).toEqual(['Ann|attack|Bob|blade', 'Ann|attack|Bob|spear', 'Ann|let-pass'])
    s.picks('Ann|attack|Bob|blade').rolledEverything()
  })

  test('DD-RUL-41 with two targets the user may hold back; then the mastery is spent', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: 'spear', fight: 3 })
      .b('Bob', { at: [10, 11] })
      .b('Ben', { at: [11, 10] })
    s.picks('spear').picks('no').picks('no')
    isAsked(s, 'first-strike', 'a')
    s.picks('Ann|hold')
    expect(s.of('Ann').now).toMatchObject({ mastery: 'spear', masteryApplied: true, action: true })
  })
})

describe('blade, bludgeon, exotic', () => {
  test('DD-MAST-10 blade: −1 Fight, and on a hit the target is vexed', () => {
    const s = duel()
      .rolls(['to hit: Ann at Bob', 3], ['to wound: Ann at Bob', 6])
      .picks('blade')
      .picks('Ann|attack|Bob|blade|blade')
      .rolledEverything()
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'vexed' }])
    const miss = duel()
      .rolls(['to hit: Ann at Bob', 4])
      .picks('blade')
      .picks('Ann|attack|Bob|blade|blade')
      .rolledEverything()
    expect(miss.of('Bob').conditions).toEqual([])
  })

  test('DD-MAST-11 DD-RUL-42 bludgeon: the user shakes off sapped just before the to-hit roll, whoever declared first', () => {
    const s = duel({ gear: 'bludgeon' }, { gear: 'blade, shield' }).rolls(
      ['to hit: Ann at Bob', 4],
      ['to wound: Ann at Bob', 6],
    )
    s.picks('bludgeon').picks('shield|Ann')
    expect(s.of('Ann').conditions).toMatchObject([{ is: 'sapped' }])
    s.picks('Ann|attack|Bob|bludgeon|bludgeon').rolledEverything()
    expect(s.of('Ann').conditions).toEqual([])
  })

  test('DD-MAST-12 DD-RUL-42 bludgeon: Armor counts as 0, what is worn and given included', () => {
    const s = duel({ gear: 'bludgeon' }, { armor: 2, gear: 'heavy armor' }).rolls(
      ['to hit: Ann at Bob', 1],
      ['to wound: Ann at Bob', 6],
    )
    s.picks('bludgeon').picks('Ann|attack|Bob|bludgeon|bludgeon').rolledEverything()
    expect(partsOf(s, 1).reduce((sum, [value]) => sum + value, 0)).toBe(0)
  })

  test('DD-MAST-13 bludgeon: damage is at Strength −2, never below 0', () => {
    const dies = (strength: number, toughness: number, die: number) => {
      const s = duel({ gear: 'bludgeon', strength }, { toughness, health: 2 }).rolls(
        ['to hit: Ann at Bob', 1],
        ['to wound: Ann at Bob', die],
      )
      return s.picks('bludgeon').picks('Ann|attack|Bob|bludgeon|bludgeon').rolledEverything().of('Bob').wounds
    }
    expect([dies(5, 3, 3), dies(5, 3, 4)]).toEqual([1, 0])
    expect([dies(1, 1, 2), dies(1, 1, 3)]).toEqual([1, 0])
  })

  test('DD-MAST-13 with a great bludgeon too: what it adds to Strength stays, the mastery takes 2 off', () => {
    const strength = (declared: string, blow: string) => {
      const s = duel({ gear: 'great bludgeon', strength: 5 }, { toughness: 9, health: 9 }).rolls(
        ['to hit: Ann at Bob', 1],
        ['to wound: Ann at Bob', 6],
      )
      s.picks(declared).picks(blow).rolledEverything()
      return s.told('wound-rolled')['tests'] as readonly { readonly sums: readonly { readonly total: number }[] }[]
    }
    const [plain] = strength('no', 'Ann|attack|Bob|great-bludgeon')
    const [mastered] = strength('bludgeon', 'Ann|attack|Bob|great-bludgeon|bludgeon')
    expect((plain?.sums[0]?.total ?? 0) - (mastered?.sums[0]?.total ?? 0)).toBe(2)
  })

  test('DD-MAST-14 exotic: −1 Fight, and on a hit the target falls prone without a save', () => {
    const s = duel({ gear: 'exotic' })
      .rolls(['to hit: Ann at Bob', 3], ['to wound: Ann at Bob', 6])
      .picks('exotic')
      .picks('Ann|attack|Bob|exotic|exotic')
      .rolledEverything()
    expect(partsOf(s)).toContainEqual([-1, 'Exotic Mastery'])
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'prone' }])
  })
})

describe('dual wielding', () => {
  test('DD-MAST-15 DD-MAST-16 one attack at −1 Fight and full Strength, one more at −1 Fight and −1 Strength', () => {
    const s = duel({ gear: 'blade, blade', strength: 5 }, { toughness: 5, health: 9 }).rolls(
      ['to hit: Ann at Bob', 3],
      ['to wound: Ann at Bob', 3],
      ['to hit: Ann at Bob', 3],
      ['to wound: Ann at Bob', 3],
    )
    s.picks('dual-wielding').picks('Ann|attack|Bob|blade|dual-wielding').rolledEverything()
    expect(partsOf(s)).toContainEqual([-1, 'Dual Wielding Mastery'])
    expect(s.of('Bob').wounds).toBe(1)
  })

  test('DD-RUL-43 the additional attack comes at once, hit or miss, at any enemy of the melee, and does not count against Attacks', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: 'blade, blade', attacks: 2, fight: 5 })
      .b('Bob', { at: [10, 11], ...TOUGH })
      .b('Ben', { at: [11, 10], ...TOUGH })
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Ben', 6], ['to hit: Ann at Bob', 6])
    s.picks('dual-wielding').picks('Ann|attack|Bob|blade|dual-wielding')
    isAsked(s, 'extra-attack', 'a')
    s.picks('Ann|attack|Ben|blade')
    isAsked(s, 'attack', 'a')
    s.picks('Ann|attack|Bob|blade').rolledEverything()
  })
})

describe('shield', () => {
  test('DD-MAST-17 DD-FLK-06 the user has −1 Fight on all its to-hit rolls of the phase', () => {
    const s = duel({ gear: 'blade, shield', attacks: 2 }).rolls(
      ['to hit: Ann at Bob', 4],
      ['to hit: Ann at Bob', 3],
      ['to wound: Ann at Bob', 6],
    )
    s.picks('shield|Bob').picks('Ann|attack|Bob|blade').rolledEverything()
    expect(partsOf(s)).toContainEqual([-1, 'Shield Mastery'])
  })

  test('DD-MAST-18 one enemy of the melee is sapped at once', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: 'blade, shield' })
      .b('Bob', { at: [10, 11], gear: '' })
      .b('Ben', { at: [11, 10], gear: '' })
    expect(choices(s)).toEqual(['no', 'blade', 'shield|Bob', 'shield|Ben'])
    s.picks('shield|Ben')
    expect(s.of('Ben').conditions).toMatchObject([{ is: 'sapped' }])
    expect(s.of('Bob').conditions).toEqual([])
  })

  test('DD-MAST-20 it needs an unspent action but does not spend it', () => {
    expect(declarable('blade, shield', { now: { action: false } })).toEqual([])
    const s = duel({ gear: 'blade, shield' }).picks('shield|Bob')
    expect(s.of('Ann').now.action).toBe(true)
    expect(choices(toActions(s))).toContain('Ann|attack|Bob|blade')
  })

  test('DD-FLK-05 spear, blade, exotic and dual wielding cost 1 Fight for their own attack only', () => {
    for (const [gear, weapon, mastery] of [
      ['blade', 'blade', 'blade'],
      ['exotic', 'exotic', 'exotic'],
      ['blade, blade', 'blade', 'dual-wielding'],
    ] as const) {
      const s = duel({ gear, attacks: 2 }).rolls(
        ['to hit: Ann at Bob', 5],
        ...(mastery === 'dual-wielding' ? [['to hit: Ann at Bob', 5] as const] : []),
        ['to hit: Ann at Bob', 5],
      )
      s.picks(mastery).picks(`Ann|attack|Bob|${weapon}|${mastery}`).rolledEverything()
      const fights = s.events
        .filter(({ is }) => is === 'attacked')
        .map((event) => (event['tests'] as [{ sums: [{ total: number }] }])[0].sums[0].total)
      expect(fights.at(0)).toBe(3)
      expect(fights.at(-1)).toBe(4)
    }
    const spear = duel({ gear: 'spear', attacks: 2 }).rolls(
      ['to hit: Ann at Bob', 4],
      ['to hit: Ann at Bob', 4],
      ['to wound: Ann at Bob', 6],
    )
    spear.picks('spear').picks('Ann|attack|Bob|spear').rolledEverything()
  })
})
