/** Melee: flanking and sight, advantage, the combat order, damage. */
import { luckFrom, part } from '@muster/engine'
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { toWound, toWoundText } from '../../src/rules/damage/to-wound.ts'
import { melee, skirmish, TOUCHING, type FigureWords, type Skirmish } from '../skirmish.ts'

const spear = { weapons: ['hand-spear'] }

const duel = (ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  melee(words)
    .a('Ann', { at: [10, 10], ...spear, ...ann })
    .b('Bob', { at: [10, 10 + TOUCHING], ...spear, ...bob })
    .b('Far', { at: [22, 22], fought: true })

const needOf = (battle: Skirmish): number => {
  battle.rolls(['hit: Ann at Bob', 6], ['wound: Ann at Bob', 6], ['wound: Ann at Bob', 6])
  battle.attacks('Ann', 'Bob', 'hand-spear')
  return (battle.told('attacked') as unknown as { test: { succeeds: number[] } }).test.succeeds.length
}

describe('flanking', () => {
  const behind: FigureWords = { at: [10, 10 + 2 * TOUCHING], ...spear, fought: true }

  test('FD-MEL-03 FD-EX-05 with an ally on the opposite side Fight counts as 1 higher', () => {
    expect(needOf(duel())).toBe(4)
    expect(needOf(duel().a('Abe', behind))).toBe(5)
    expect(needOf(duel().a('Abe', { ...behind, at: [10, 10 + 2 * TOUCHING + 1.1] }))).toBe(4)
  })

  test('FD-MEL-04 FD-RUL-37 opposite: the line between the centres passes through the target, not past its rim', () => {
    expect(needOf(duel().a('Abe', { ...behind, at: [10.95, 10 + 2 * TOUCHING] }))).toBe(5)
    expect(needOf(duel().a('Abe', { ...behind, at: [10 + TOUCHING, 10 + TOUCHING] }))).toBe(4)
  })

  test('FD-MEL-04 FD-RUL-37 a line that only touches the rim of the target does not flank it', () => {
    const beside = (inward: number) =>
      duel({ at: [10 + TOUCHING / 2 - inward, 10] }).a('Abe', {
        ...behind,
        at: [10 + TOUCHING / 2 - inward, 10 + 2 * TOUCHING],
      })
    expect(needOf(beside(0))).toBe(4)
    expect(needOf(beside(0.01))).toBe(5)
  })

  test('FD-MEL-05 FD-RUL-38 more allies add nothing, and a prone ally without an action counts too', () => {
    const two = duel()
      .a('Abe', { ...behind, prone: true, acted: true })
      .a('Amy', { ...spear, at: [11.3, 11.9], fought: true })
    expect(needOf(two)).toBe(5)
    expect(needOf(duel().a('Abe', { ...behind, weapons: ['javelin'] }))).toBe(4)
  })

  test('FD-RUL-39 modifiers change the target number alone, not the stat', () => {
    const battle = duel().a('Abe', behind)
    expect(needOf(battle)).toBe(5)
    expect(battle.told('attacked')).toMatchObject({
      test: {
        sums: [
          {
            parts: [
              { source: 'Fight', value: 4 },
              { source: 'Flanking', value: 1 },
            ],
          },
          { total: 0 },
        ],
      },
    })
  })
})

describe('advantage and disadvantage', () => {
  test('FD-ADV-02 FD-ADV-05 FD-ACT-07 against a dodger a hit is rolled again, but not the wound', () => {
    const battle = duel({}, { dodging: true, acted: true })
      .rolls(['hit: Ann at Bob', 2], ['hit again: Ann at Bob', 3], ['wound: Ann at Bob', 2])
      .attacks('Ann', 'Bob', 'hand-spear')
    battle.rolledEverything()
    expect(battle.of('Bob').where).toBe('eliminated')
  })

  test('FD-ADV-01 FD-ADV-04 with advantage a failure is rolled again once, and the second result stands', () => {
    const battle = skirmish({ stage: 'combat' })
      .a('Ann', { at: [10, 4], profile: 'halfling', weapons: ['hand-spear', 'javelin'], hidden: true })
      .b('Bob', { at: [10, 12], ...spear })
      .line('hedge', 'hedge', [8, 4.9], [12, 4.9])
      .rolls(['hit: Ann at Bob', 6], ['hit again: Ann at Bob', 5])
      .shoots('Ann', 'Bob', 'javelin')
    expect(battle.told('attacked')).toMatchObject({ hit: false, test: { first: 6, face: 5 } })
    battle.rolledEverything()
  })

  test('FD-ADV-03 FD-EX-07 sources cancel one for one: two for and one against is advantage', () => {
    const up = (source: string) => part(1, source, 'x')
    const down = (source: string) => part(-1, source, 'x')
    expect(luckFrom([up('a'), up('b'), down('c')]).net).toBe(1)
    expect(luckFrom([up('a'), down('c')]).net).toBe(0)
    expect(luckFrom([up('a'), down('b'), down('c')]).net).toBe(-1)
  })

  test('FD-RUL-61 the same rule met twice is one source', () => {
    const battle = duel({}, { dodging: true, acted: true })
      .b('Bea', { at: [11.2, 10], holds: 'Ann' })
      .b('Ben', { at: [8.8, 10], holds: 'Ann' })
      .rolls(['hit: Ann at Bob', 1], ['hit again: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.told('attacked')).toMatchObject({
      test: { luck: { against: [{ source: 'Grappled' }, { source: 'Dodge' }] } },
    })
  })

  test('FD-ADV-04 FD-RUL-62 two sources of disadvantage still roll a hit again only once', () => {
    const battle = duel({}, { dodging: true, acted: true })
      .b('Bea', { at: [11.2, 10], holds: 'Ann' })
      .rolls(['hit: Ann at Bob', 1], ['hit again: Ann at Bob', 2], ['wound: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.told('attacked')).toMatchObject({ hit: true, test: { first: 1, face: 2 } })
    battle.rolledEverything()
  })

  test('FD-ADV-06 FD-ACT-08 a dodger has advantage on Reflex saves, not on Fortitude', () => {
    const big = { base: 32, at: [10, 9.8] as const }
    const trip = duel(big, { dodging: true, acted: true }).rolls(['reflex: Bob', 5], ['reflex again: Bob', 2])
    expect(trip.tries('Ann', 'trip', 'Bob').of('Bob').prone).toBe(false)
    const shove = duel(big, { dodging: true, acted: true }).rolls(['fortitude: Bob', 5])
    expect(shove.tries('Ann', 'shove', 'Bob').told('maneuver-tried')).toMatchObject({ test: { success: false } })
  })

  test('FD-MEL-02 FD-RUL-36 a target that cannot be seen may be struck, with disadvantage', () => {
    const battle = melee()
      .a('Ann', { at: [10, 10], ...spear })
      .b('Bob', { at: [10, 11.9], ...spear })
      .box('wall', 'impassable', [5, 10.9], [15, 11])
      .rolls(['hit: Ann at Bob', 1], ['hit again: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.told('attacked')).toMatchObject({ test: { luck: { against: [{ source: 'Not seen' }] } } })
  })

  test('FD-RUL-62 a shield makes a hit be rolled again that disadvantage has rolled again already', () => {
    const battle = duel({}, { dodging: true, acted: true, shield: true })
      .rolls(['hit: Ann at Bob', 1], ['hit again: Ann at Bob', 1], ['shield: Ann at Bob', 5])
      .attacks('Ann', 'Bob', 'hand-spear')
      .says('yes')
    battle.rolledEverything()
  })
})

describe('the combat order', () => {
  const words = { profiles: [{ id: 'hero', fight: 6, soldier: true }] }

  test('FD-COMB-01 the highest Fight acts first', () => {
    const battle = duel({}, { profile: 'hero', weapons: ['hand-spear'] }, { ...words, lead: 'a' })
    expect(battle.decision.about).toBe('Bob')
  })

  test('FD-COMB-02 FD-ROUND-06 among equals all figures of the Lead Player act before the others', () => {
    expect(duel({}, {}, { lead: 'b' }).decision.by).toBe('b')
    const battle = duel({}, {}, { lead: 'a' }).a('Abe', { at: [10, 10 + 2 * TOUCHING], ...spear })
    battle.rolls(['hit: Ann at Bob', 6]).attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.decision).toMatchObject({ by: 'a', about: 'Abe' })
  })

  test('FD-COMB-03 FD-RUL-22 of equal figures their player picks, one finished before the next', () => {
    const battle = duel({ profile: 'elf' }).a('Abe', { at: [10, 10 + 2 * TOUCHING], ...spear })
    expect(battle.offered).toEqual(expect.arrayContaining(['Ann|melee|hand-spear|Bob', 'Abe|melee|hand-spear|Bob']))
    battle.rolls(['hit: Ann at Bob', 6]).attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.offered.every((one) => one.startsWith('Ann|'))).toBe(true)
  })

  test('FD-COMB-04 flanking does not change the order', () => {
    const battle = duel({}, {}, { lead: 'b' }).a('Abe', { at: [10, 10 + 2 * TOUCHING], ...spear })
    expect(battle.decision.about).toBe('Bob')
  })

  test('FD-COMB-05 shooters and fighters share one order', () => {
    const battle = duel(
      { profile: 'hero', weapons: ['bow', 'hand-spear'], prepared: true },
      {},
      { ...words, lead: 'b' },
    )
    expect(battle.offeredTo('Ann')).toEqual(expect.arrayContaining(['ranged|bow|Far', 'melee|hand-spear|Bob']))
  })

  test('FD-COMB-06 a figure that is eliminated before its place does not act', () => {
    const battle = duel().rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1]).attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.decision).toMatchObject({ what: 'move' })
  })

  test('FD-COMB-07 FD-ROUND-07 whoever took a movement action has no combat action', () => {
    expect(duel({ acted: true }).decision.about).toBe('Bob')
  })

  test('FD-COMB-08 FD-COMB-09 a combat action is an attack or one maneuver, and nobody walks', () => {
    const battle = duel({ base: 32, at: [10, 9.8] })
    expect(battle.decision).toMatchObject({ kind: 'choose' })
    expect(battle.offeredTo('Ann')).toEqual(['melee|hand-spear|Bob', 'grapple|Bob', 'shove|Bob', 'trip|Bob', 'done'])
    battle.rolls(['reflex: Bob', 1]).tries('Ann', 'trip', 'Bob')
    expect(battle.decision.about).toBe('Bob')
  })
})

describe('damage', () => {
  const row = (toughness: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((strength) => toWoundText(toWound(strength, toughness))).join(', ')

  test.each([
    ['FD-DMG-04', 1, '3, 4, 4, 5, 5, 6, 6, 6, 6, 6'],
    ['FD-DMG-05', 2, '2, 3, 4, 4, 5, 5, 6, 6, 6, 6'],
    ['FD-DMG-06', 3, '2, 2, 3, 4, 4, 5, 5, 6, 6, 6'],
    ['FD-DMG-07', 4, '1, 2, 2, 3, 4, 4, 5, 5, 6, 6'],
    ['FD-DMG-08', 5, '1, 1, 2, 2, 3, 4, 4, 5, 5, 6'],
    ['FD-DMG-09', 6, '1/3, 1, 1, 2, 2, 3, 4, 4, 5, 5'],
    ['FD-DMG-10', 7, '1/3, 1/3, 1, 1, 2, 2, 3, 4, 4, 5'],
    ['FD-DMG-11', 8, '1/2, 1/3, 1/3, 1, 1, 2, 2, 3, 4, 4'],
    ['FD-DMG-12', 9, '1/2, 1/2, 1/3, 1/3, 1, 1, 2, 2, 3, 4'],
    ['FD-DMG-13', 10, '1/1, 1/2, 1/2, 1/3, 1/3, 1, 1, 2, 2, 3'],
  ] as const)('%s the to-wound values of Toughness %i', (_rule, toughness, values) => {
    expect(row(toughness)).toBe(values)
  })

  test('FD-DMG-14 FD-RUL-41 numbers off the table are looked up as 1 or 10, after all modifiers', () => {
    expect(toWound(-3, 0)).toEqual(toWound(1, 1))
    expect(toWound(12, 14)).toEqual(toWound(10, 10))
    expect(toWound(11, 10)).toEqual({ first: 3 })
  })

  test('FD-DMG-01 FD-DMG-02 a die for each point of Damage, and each equal to or below the value is a wound', () => {
    const words = {
      profiles: [
        { id: 'brute', strength: 5, weapons: [{ name: 'Fists', damage: 3 }] },
        { id: 'hulk', health: 5 },
      ],
    }
    const battle = duel({ profile: 'brute', weapons: [] }, { profile: 'hulk', weapons: [] }, words)
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 4, 5, 1])
      .attacks('Ann', 'Bob', 'brute 1')
    expect(battle.of('Bob').wounds).toBe(2)
  })

  test('FD-DMG-03 FD-EX-06 FD-RUL-40 at "1/3" a 1 is rolled again and wounds on 3 or less', () => {
    const words = {
      profiles: [
        { id: 'orcling', strength: 2, weapons: [{ name: 'Axe', damage: 2 }] },
        { id: 'tough', toughness: 7, health: 3 },
      ],
    }
    const battle = duel({ profile: 'orcling', weapons: [] }, { profile: 'tough', weapons: [] }, words)
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1, 4], ['wound again: Ann at Bob', 3])
      .attacks('Ann', 'Bob', 'orcling 1')
    expect(battle.told('wounds-rolled')).toMatchObject({
      need: '1/3',
      wounds: 1,
      rules: ['FD-DMG-02', 'FD-DMG-03'],
    })
    expect(battle.of('Bob').wounds).toBe(1)
    const none = duel({ profile: 'orcling', weapons: [] }, { profile: 'tough', weapons: [] }, words)
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1, 2], ['wound again: Ann at Bob', 4])
      .attacks('Ann', 'Bob', 'orcling 1')
    expect(none.of('Bob').wounds).toBe(0)
  })

  test('FD-DMG-15 FD-RUL-42 wounds add up, those beyond Health are lost, and the figure leaves at once', () => {
    const words = {
      profiles: [
        { id: 'hulk', health: 2 },
        { id: 'brute', weapons: [{ name: 'Fists', damage: 3 }] },
      ],
    }
    const battle = duel({ profile: 'brute', weapons: [] }, { profile: 'hulk', weapons: [], wounds: 1 }, words)
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1, 1, 1])
      .attacks('Ann', 'Bob', 'brute 1')
    expect(battle.of('Bob')).toMatchObject({ wounds: 2, where: 'eliminated' })
    expect(battle.told('wounded')).toMatchObject({ figure: 'Bob', wounds: 2, of: 2 })
  })
})

describe('what an attack tells', () => {
  test('FD-MEL-01 FD-RNG-01 a shot is told with its line, a blow without', () => {
    const battle = melee()
      .a('Ann', { at: [10, 10], weapons: ['hand-spear', 'javelin'] })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], fought: true })
      .b('Far', { at: [10, 6], fought: true })
    battle.rolls(['hit: Ann at Bob', 6]).attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.told('attacked')).not.toHaveProperty('line')
    const shot = melee()
      .a('Ann', { at: [10, 10], weapons: ['hand-spear', 'javelin'] })
      .b('Far', { at: [10, 6], fought: true })
      .rolls(['hit: Ann at Far', 6])
      .shoots('Ann', 'Far', 'javelin')
    expect(shot.told('attacked')).toMatchObject({ line: { from: shot.of('Ann').at, to: shot.of('Far').at } })
  })

  test('FD-ADV-01 FD-ADV-02 advantage and disadvantage are cited only where there is some', () => {
    const rules = (bob: object, ...rolls: readonly [string, number][]) =>
      melee()
        .a('Ann', { at: [10, 10], weapons: ['hand-spear'] })
        .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], ...bob })
        .rolls(...rolls)
        .attacks('Ann', 'Bob', 'hand-spear')
        .told('attacked').rules
    expect(rules({}, ['hit: Ann at Bob', 6])).toEqual(['FD-ATK-08', 'FD-MEL-01'])
    expect(rules({ dodging: true }, ['hit: Ann at Bob', 6])).toEqual(['FD-ATK-08', 'FD-MEL-01', 'FD-ADV-02'])
  })

  test('FD-MEL-04 FD-ATK-05 an ally flanks as far as the longest weapon it strikes with, and not with its breath', () => {
    const flanked = (...weapons: readonly Json[]) =>
      melee({ profiles: [{ id: 'beast', weapons }] })
        .a('Ann', { at: [10, 10], weapons: ['hand-spear'] })
        .a('Abe', { at: [10, 10 + 2 * TOUCHING + 1.5], profile: 'beast', fought: true })
        .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'] })
        .rolls(['hit: Ann at Bob', 6])
        .attacks('Ann', 'Bob', 'hand-spear')
        .told('attacked')
    const hitsOn = (...weapons: readonly Json[]) =>
      (flanked(...weapons) as unknown as { test: { succeeds: number[] } }).test.succeeds.length
    const [bite, tail] = [{ name: 'Bite' }, { name: 'Tail', reach: 2 }]
    const breath = { name: 'Breath', reach: 2, save: { save: 'reflex' } }
    expect([hitsOn(bite), hitsOn(bite, tail), hitsOn(tail, bite), hitsOn(bite, breath)]).toEqual([4, 5, 5, 4])
    const thrown = { name: 'Spit', range: [4, 8] }
    expect([hitsOn(thrown), hitsOn(tail, thrown), hitsOn(thrown, tail)]).toEqual([4, 5, 5])
  })

  test('FD-CONV-02 what takes the whole action leaves no second attack', () => {
    const slam = { name: 'Slam', isWholeAction: true }
    const battle = melee({ profiles: [{ id: 'beast', attacks: 3, weapons: [slam, { name: 'Bite' }] }] })
      .a('Ann', { at: [10, 10], profile: 'beast' })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'] })
      .rolls(['hit: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'beast 1')
    expect(battle.of('Ann').fought).toBe(true)
    expect(battle.decision.about).toBe('Bob')
  })

  test('FD-DMG-02 FD-DMG-03 the second die of "1/3" is cited only where it was rolled', () => {
    const battle = (profile: string, ...faces: readonly [string, number][]) =>
      melee()
        .a('Ann', { at: [10, 10], profile, weapons: ['hand-spear'] })
        .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], profile: 'dwarf' })
        .rolls(['hit: Ann at Bob', 1], ...faces)
        .attacks('Ann', 'Bob', 'hand-spear')
        .told('wounds-rolled').rules
    expect(battle('human-soldier', ['wound: Ann at Bob', 6])).toEqual(['FD-DMG-02'])
    expect(battle('goblin', ['wound: Ann at Bob', 6])).toEqual(['FD-DMG-02'])
  })
})
