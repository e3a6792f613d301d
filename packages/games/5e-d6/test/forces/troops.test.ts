/** Troops, features, gear and army lists. */
import { describe, expect, test } from 'vitest'
import { iconNames } from '@muster/draw'
import { fiveED6 } from '../../src/index.ts'
import { priceOf } from '../../src/army/costs.ts'
import { usualIcon } from '../../src/army/sheet.ts'
import { TROOP_TABLE } from '../../src/content/troops.ts'
import { TROOPS, WEAPON_TYPES, type ArmorWorn, type TroopId, type WeaponId } from '../../src/state/vocabulary.ts'
import { ABILITY_ICONS } from '../../src/view/icons.ts'
import { melee, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const check = (entries: readonly object[], limit?: number) => fiveED6.checkArmy({ name: 'Test', entries }, limit)
const rules = (entries: readonly object[], limit?: number) => check(entries, limit).complaints.map(({ rule }) => rule)
const soldier = (more: object = {}) => ({ name: 'Soldier', profile: 'human-soldier', ...more })

const bought = (weapons: readonly WeaponId[], armor: ArmorWorn = 'none', shield = false, wears: ArmorWorn = 'none') =>
  priceOf({ profile: { ...TROOP_TABLE['human-soldier'], wears }, weapons, armor, shield }) - 4

const creature = (more: object) =>
  fiveED6.checkArmy({
    name: 'Test',
    entries: [{ name: 'Beast', profile: 'beast', creature: { id: 'beast', points: 10, ...more } }],
  })

describe('the troops', () => {
  const row = (id: TroopId) => {
    const { speed, fight, armor, toughness, health, attacks, strength, saves, points, features } = TROOP_TABLE[id]
    const { fortitude, reflex, will } = saves
    return [
      [speed, fight, armor, toughness, health, attacks, strength, fortitude, reflex, will, points].join(' '),
      ...features,
    ]
  }

  test.each([
    ['FD-TROOP-01', 'dwarf', ['5 4 0 7 1 1 3 3 3 3 8', 'sturdy']],
    ['FD-TROOP-02', 'elf', ['6 4 0 4 1 2 3 3 3 3 8', 'wilderness-stride']],
    ['FD-TROOP-03', 'goblin', ['6 4 0 2 1 1 2 3 3 3 2', 'climb', 'pack-tactics']],
    ['FD-TROOP-04', 'halfling', ['5 4 0 3 1 1 3 3 3 3 4', 'sneak-attack', 'nimble-escape']],
    ['FD-TROOP-05', 'human-levy', ['6 4 0 3 1 1 2 3 3 3 2']],
    ['FD-TROOP-06', 'human-soldier', ['6 4 0 4 1 1 3 3 3 3 4']],
    ['FD-TROOP-07', 'orc', ['6 4 0 3 1 1 5 4 3 2 4', 'pack-tactics']],
  ] as const)('%s the printed numbers and features of the %s', (_rule, id, printed) => {
    expect(row(id)).toEqual(printed)
  })

  test('FD-RUL-79 the names and numbers carry no stray marks of the printed table', () => {
    expect(TROOPS.map((id) => TROOP_TABLE[id].name).join()).toMatch(/^[A-Za-z ,]+$/)
    expect(TROOP_TABLE.elf.attacks).toBe(2)
  })

  test('FD-FIG-07 FD-RUL-21 goblins and halflings are Small on 20 mm, all others Medium on 25 mm', () => {
    const bases = TROOPS.map((profile) => [
      profile,
      Math.round(
        skirmish()
          .a('Ann', { at: [5, 5], profile })
          .b('Bob', { at: [9, 9] })
          .of('Ann').diameter / 100,
      ),
    ])
    const small = bases.filter(([, mm]) => mm === 20).map(([id]) => id)
    expect(small).toEqual(['goblin', 'halfling'])
    expect(bases.filter(([, mm]) => mm === 25)).toHaveLength(5)
  })

  test.each([
    ['FD-FIG-01', 'tiny', 20, 21],
    ['FD-FIG-02', 'small', 25, 26],
    ['FD-FIG-03', 'medium', 32, 33],
    ['FD-FIG-04', 'large', 40, 41],
    ['FD-FIG-05', 'huge', 60, 59],
    ['FD-FIG-06', 'gargantuan', 80, 81],
  ] as const)('%s the base of a %s figure', (rule, size, allowed, not) => {
    const list = (base: number) => ({
      name: 'T',
      entries: [{ name: 'B', profile: 'b', base, creature: { id: 'b', size } }],
    })
    expect(fiveED6.checkArmy(list(allowed)).complaints).toEqual([])
    expect(fiveED6.checkArmy(list(not)).complaints).toMatchObject([{ rule }])
  })
})

describe('gear', () => {
  test('FD-GEAR-01 FD-GEAR-02 FD-RUL-72 every soldier has a free hand weapon of a type its owner chooses', () => {
    for (const type of WEAPON_TYPES) expect(bought([`hand-${type}`])).toBe(0)
    for (const profile of TROOPS) expect(check([{ name: 'X', profile }]).points).toBe(TROOP_TABLE[profile].points)
    expect(rules([soldier({ weapons: ['bow'] })])).toEqual(['FD-GEAR-01'])
    expect(creature({ weapons: [{ name: 'Bite' }] }).complaints).toEqual([])
    const armed = fiveED6.checkArmy({
      name: 'T',
      entries: [{ name: 'B', profile: 'b', shield: true, creature: { id: 'b' } }],
    })
    expect(armed.complaints).toMatchObject([{ rule: 'FD-RUL-72' }])
  })

  test('FD-RUL-72 a creature that is no soldier buys neither weapons nor armor', () => {
    const buys = (more: object) =>
      fiveED6
        .checkArmy({ name: 'T', entries: [{ name: 'B', profile: 'b', creature: { id: 'b' }, ...more }] })
        .complaints.map(({ rule }) => rule)
    expect([buys({}), buys({ armor: 'light' }), buys({ weapons: ['bow'] })]).toEqual([[], ['FD-RUL-72'], ['FD-RUL-72']])
  })

  const strengthWith = (weapon: string) => {
    const battle = melee()
      .a('Ann', { at: [10, 10], weapons: [weapon, 'hand-spear'] })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'] })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6])
      .attacks('Ann', 'Bob', weapon)
    return (battle.told('wounds-rolled') as unknown as { strength: { total: number } }).strength.total
  }

  test('FD-GEAR-03 a great weapon: 2 points, 1 in place of the hand weapon, +1 Strength', () => {
    expect([bought(['hand-blade', 'great-blade']), bought(['great-blade'])]).toEqual([2, 1])
    expect(
      skirmish()
        .a('Ann', { at: [5, 5], weapons: ['great-spear'] })
        .b('Bob', { at: [9, 9] })
        .of('Ann').weapons[0],
    ).toMatchObject({ strength: 1, type: 'spear' })
  })

  test('FD-GEAR-04 an additional hand weapon: 1 point, no Strength modifier', () => {
    expect(bought(['hand-blade', 'hand-spear'])).toBe(1)
    expect(bought(['hand-blade', 'hand-blade'])).toBe(1)
  })

  test('FD-GEAR-05 FD-GEAR-06 FD-RUL-75 daggers: 1 point, 0 in place of the hand weapon, -1 Strength, no type', () => {
    expect([bought(['hand-blade', 'daggers']), bought(['daggers'])]).toEqual([1, 0])
    const { weapons } = skirmish()
      .a('Ann', { at: [5, 5], weapons: ['daggers'] })
      .b('Bob', { at: [9, 9] })
      .of('Ann')
    expect(weapons[0]).toMatchObject({ strength: -1, reach: 2540, range: { short: 5080, long: 10160 } })
    expect(weapons[0]?.type).toBeUndefined()
  })

  test('FD-GEAR-07 FD-RUL-76 a javelin: 1 point, 4"/8", not for melee', () => {
    expect(bought(['hand-blade', 'javelin'])).toBe(1)
    const battle = melee()
      .a('Ann', { at: [10, 10], weapons: ['hand-spear', 'javelin'] })
      .b('Bob', { at: [10, 10 + TOUCHING] })
    expect(battle.offeredTo('Ann')).toEqual(['melee|hand-spear|Bob', 'ranged|javelin|Bob', 'done'])
  })

  test('FD-GEAR-08 a bow: 3 points, 12"/24", prepared before it is shot', () => {
    expect(bought(['hand-blade', 'bow'])).toBe(3)
    const [bow] = skirmish()
      .a('Ann', { at: [5, 5], weapons: ['bow'] })
      .b('Bob', { at: [9, 9] })
      .of('Ann').weapons
    expect(bow).toMatchObject({ strength: 0, range: { short: 30480, long: 60960 }, needsPreparing: true })
  })

  const statsOf = (ann: Partial<FigureWords>) => {
    const { state } = skirmish()
      .a('Ann', { at: [5, 5], ...ann })
      .b('Bob', { at: [9, 9] })
    const { stats = [] } = fiveED6.view(state).figures[0] ?? {}
    return Object.fromEntries(stats.map(({ label, value }) => [label, value]))
  }

  test('FD-GEAR-11 light armor: 1 point, +1 Armor', () => {
    expect(bought(['hand-blade'], 'light')).toBe(1)
    expect(statsOf({ armor: 'light' })).toMatchObject({ Armor: '1', Spd: '6"' })
  })

  test('FD-GEAR-12 FD-RUL-77 heavy armor: 2 points, 1 in place of light armor, +2 Armor and -1 Speed', () => {
    expect(bought(['hand-blade'], 'heavy')).toBe(2)
    expect(bought(['hand-blade'], 'heavy', false, 'light')).toBe(1)
    expect(statsOf({ armor: 'heavy' })).toMatchObject({ Armor: '2', Spd: '5"' })
  })

  test('FD-GEAR-13 one suit at most: heavy armor gives +2 in all', () => {
    const wearsLight = {
      name: 'T',
      entries: [{ name: 'G', profile: 'g', armor: 'none', creature: { id: 'g', soldier: true, wears: 'light' } }],
    }
    expect(fiveED6.checkArmy(wearsLight).complaints).toMatchObject([{ rule: 'FD-GEAR-13' }])
    expect(() => check([soldier({ armor: ['light', 'heavy'] })])).toThrow(/Armor is none, light or heavy/)
  })

  test('FD-GEAR-14 a shield: 1 point, Shield Mastery and nothing else', () => {
    expect(bought(['hand-blade'], 'none', true)).toBe(1)
    expect(statsOf({ shield: true })).toMatchObject({ Armor: '0' })
  })

  test('FD-GEAR-15 a weapon’s Strength counts for attacks with that weapon alone', () => {
    expect([strengthWith('great-spear'), strengthWith('daggers'), strengthWith('hand-spear')]).toEqual([4, 2, 3])
  })

  test('FD-GEAR-16 FD-RUL-74 any number of weapons; the free hand weapon is replaced once', () => {
    expect(
      rules([
        soldier({ weapons: ['hand-blade', 'hand-spear', 'great-blade', 'bow', 'javelin', 'daggers'], shield: true }),
      ]),
    ).toEqual([])
    expect(bought(['great-blade', 'daggers'])).toBe(2)
  })
})

describe('features', () => {
  test('FD-FEAT-04 FD-RUL-68 Pack Tactics: two of the pack within reach flank wherever they stand, goblins and orcs together', () => {
    const need = (friend: string, extra: object = {}) => {
      const battle = melee()
        .a('Ann', { at: [10, 10], profile: 'orc', weapons: ['hand-spear'] })
        .a('Abe', { at: [11, 10.2], profile: friend, fought: true, weapons: ['hand-spear'], ...extra })
        .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'] })
        .rolls(['hit: Ann at Bob', 6])
        .attacks('Ann', 'Bob', 'hand-spear')
      return (battle.told('attacked') as unknown as { test: { succeeds: number[] } }).test.succeeds.length
    }
    expect([need('goblin'), need('orc'), need('human-soldier'), need('goblin', { at: [13, 10.2] })]).toEqual([
      5, 5, 4, 4,
    ])
  })

  test('FD-RUL-68 neither a fallen comrade nor an enemy of the same kind makes a pack', () => {
    const need = (side: 'a' | 'b', extra: Partial<FigureWords>) => {
      const battle = melee()
        .a('Ann', { at: [10, 10], profile: 'orc', weapons: ['hand-spear'] })
        .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'] })
        .put('Orc', side, { at: [11, 10.2], profile: 'orc', fought: true, weapons: ['hand-spear'], ...extra })
        .rolls(['hit: Ann at Bob', 6])
        .attacks('Ann', 'Bob', 'hand-spear')
      return (battle.told('attacked') as unknown as { test: { succeeds: number[] } }).test.succeeds.length
    }
    expect([need('a', {}), need('a', { where: 'eliminated' }), need('b', {})]).toEqual([5, 4, 4])
  })

  /** A hidden halfling behind a hedge, and Bob far enough away. */
  const ambush = (more: Partial<FigureWords> = {}, at = 12) =>
    melee()
      .a('Ann', { at: [10, 4], profile: 'halfling', weapons: ['hand-spear', 'javelin'], hidden: true, ...more })
      .b('Bob', { at: [10, at], weapons: ['hand-spear'] })
      .line('hedge', 'hedge', [8, 4.9], [12, 4.9])

  test('FD-FEAT-05 FD-RUL-69 Sneak Attack: +1 Strength for a hit that was rolled with advantage', () => {
    const battle = ambush().rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6]).shoots('Ann', 'Bob', 'javelin')
    expect(battle.told('wounds-rolled')).toMatchObject({ strength: { total: 4 } })
    const plain = ambush({ hidden: false })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6])
      .shoots('Ann', 'Bob', 'javelin')
    expect(plain.told('wounds-rolled')).toMatchObject({ strength: { total: 3 } })
  })

  test('FD-RUL-69 advantage that is cancelled is none', () => {
    const battle = ambush()
      .b('Bea', { at: [11.1, 4], weapons: ['hand-spear'] })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6])
      .shoots('Ann', 'Bob', 'javelin')
    expect(battle.told('attacked')).toMatchObject({ test: { luck: { net: 0 } } })
    expect(battle.told('wounds-rolled')).toMatchObject({ strength: { total: 3 } })
  })

  test('FD-RUL-86 it counts also where the hit stands only after the shield’s reroll', () => {
    const battle = melee()
      .a('Ann', { at: [10, 4], profile: 'halfling', weapons: ['hand-spear', 'javelin'], hidden: true })
      .b('Bob', { at: [10, 12], weapons: ['hand-spear'], shield: true })
      .line('hedge', 'hedge', [8, 4.9], [12, 4.9])
      .rolls(['hit: Ann at Bob', 1], ['shield: Ann at Bob', 1], ['wound: Ann at Bob', 6])
      .shoots('Ann', 'Bob', 'javelin')
      .says('yes')
    expect(battle.told('wounds-rolled')).toMatchObject({ strength: { total: 4 } })
  })

  const nimble = (words = {}) =>
    skirmish({ lead: 'a', ...words })
      .a('Ann', { at: [10, 10], profile: 'halfling', weapons: ['hand-spear'] })
      .b('Bob', { at: [10, 11.2], weapons: ['hand-spear'] })

  test('FD-FEAT-06 FD-RUL-70 Nimble Escape: Disengage or Hide as a reaction, which keeps the action', () => {
    const battle = nimble()
    expect(battle.offeredTo('Ann')).toEqual(expect.arrayContaining(['nimble-disengage', 'nimble-hide']))
    battle.does('Ann', 'nimble-disengage').move('Ann', [10, 7])
    expect(battle.of('Ann')).toMatchObject({ acted: false, reacted: true })
    expect(battle.offeredTo('Ann')).toContain('dash')
  })

  test('FD-FEAT-07 it is the one reaction of the phase: no opportunity attack besides', () => {
    const battle = nimble().does('Ann', 'nimble-hide').does('Ann', 'done').move('Bob', [10, 15])
    expect(battle.decision.what).toBe('move')
    const late = skirmish({ lead: 'a' })
      .a('Ann', { at: [10, 10], profile: 'halfling', reacted: true, reactions: ['opportunity-attack'] })
      .b('Bob', { at: [10, 13] })
    expect(late.offeredTo('Ann')).not.toContain('nimble-hide')
    expect(late.offeredTo('Ann')).not.toContain('nimble-disengage')
  })

  test('FD-FEAT-08 FD-RUL-71 hidden: only more than 6" away with cover between, and until the next action is finished', () => {
    const near = ambush({}, 9).rolls(['hit: Ann at Bob', 6]).shoots('Ann', 'Bob', 'javelin')
    expect(near.told('attacked')).toMatchObject({ test: { luck: { net: 0 } } })
    expect(near.of('Ann').hidden).toBe(false)
    const shot = melee()
      .a('Ann', { at: [10, 14], profile: 'halfling', hidden: true, fought: true })
      .b('Bob', { at: [10, 4], weapons: ['bow', 'hand-spear'], prepared: true })
      .line('hedge', 'hedge', [8, 13.2], [12, 13.2])
      .rolls(['hit: Bob at Ann', 1], ['hit again: Bob at Ann', 6])
      .shoots('Bob', 'Ann')
    expect(shot.told('attacked')).toMatchObject({ test: { luck: { against: [{ source: 'Hidden' }] } } })
  })

  test('FD-FEAT-08 FD-RUL-71 the advantage of being hidden is one, which one disadvantage cancels', () => {
    const shot = (bob: object) =>
      melee()
        .a('Ann', {
          at: [10, 14],
          profile: 'halfling',
          hidden: true,
          weapons: ['bow', 'hand-spear'],
          prepared: true,
        })
        .b('Bob', { at: [10, 4], fought: true, ...bob })
        .line('hedge', 'hedge', [8, 13.2], [12, 13.2])
    const plain = shot({}).rolls(['hit: Ann at Bob', 6], ['hit again: Ann at Bob', 6]).shoots('Ann', 'Bob')
    expect(plain.told('attacked')).toMatchObject({ test: { luck: { net: 1 } } })
    const dodged = shot({ dodging: true, acted: true }).rolls(['hit: Ann at Bob', 6]).shoots('Ann', 'Bob')
    expect(dodged.rolledEverything().told('attacked')).toMatchObject({ test: { luck: { net: 0 } } })
  })

  test('FD-FEAT-08 FD-RUL-71 being held or a Dodge takes away one advantage, not two', () => {
    const javelins = { weapons: ['hand-spear', 'javelin'] }
    const held = ambush(javelins)
      .b('Bea', { at: [10, 2.9], base: 32, holds: 'Ann', fought: true, prone: true })
      .rolls(['hit: Ann at Bob', 1], ['hit again: Ann at Bob', 6])
      .shoots('Ann', 'Bob', 'javelin')
    expect(held.told('attacked')).toMatchObject({ test: { luck: { net: -1 } } })
  })

  test('FD-FEAT-08 a hedge right beside the enemy hides as well', () => {
    const shot = melee()
      .a('Ann', { at: [10, 14], profile: 'halfling', hidden: true, fought: true })
      .b('Bob', { at: [10, 4], weapons: ['bow', 'hand-spear'], prepared: true })
      .line('hedge', 'hedge', [8, 4.8], [12, 4.8])
      .rolls(['hit: Bob at Ann', 1], ['hit again: Bob at Ann', 6])
      .shoots('Bob', 'Ann')
    expect(shot.told('attacked')).toMatchObject({ test: { luck: { against: [{ source: 'Hidden' }] } } })
  })

  test('FD-FEAT-06 its Disengage is offered also in the middle of a turn, and not after another one', () => {
    const late = nimble({ turn: { figure: 'Ann', left: 3 } })
    expect(late.offeredTo('Ann')).toContain('nimble-disengage')
    expect(late.does('Ann', 'disengage').offeredTo('Ann')).not.toContain('nimble-disengage')
  })

  test('FD-RUL-87 Dash is finished when it is declared: a later Hide lasts', () => {
    expect(nimble().does('Ann', 'dash').does('Ann', 'nimble-hide').of('Ann').hidden).toBe(true)
    expect(nimble().does('Ann', 'nimble-hide').does('Ann', 'dash').of('Ann').hidden).toBe(false)
  })
})

describe('armies', () => {
  test('FD-SETUP-02 a figure costs its profile and the gear added to it', () => {
    expect(check([soldier({ count: 2, weapons: ['great-blade'], armor: 'heavy', shield: true })]).points).toBe(2 * 8)
    expect(rules([soldier({ count: 0 })])).toContain('FD-SETUP-02')
    expect(check([soldier({ count: 0 })])).toMatchObject({ points: 0, figures: 0 })
    expect(rules([soldier(), soldier()])).toEqual(['FD-SETUP-02'])
  })

  test('FD-SETUP-03 FD-RUL-03 the points limit is agreed, and 100 where nothing is said', () => {
    expect(check([soldier({ count: 25 })])).toMatchObject({ limit: 100, complaints: [] })
    expect(rules([soldier({ count: 26 })])).toEqual(['FD-SETUP-03'])
    expect(rules([soldier({ count: 26 })], 104)).toEqual([])
  })

  test('FD-SETUP-02 an entry has a name of 1 to 60 letters', () => {
    expect(rules([soldier({ name: 'x'.repeat(60) })])).toEqual([])
    expect(() => rules([soldier({ name: 'x'.repeat(61) })])).toThrow(/at most 60 characters/)
    expect(() => rules([soldier({ name: '' })])).toThrow(/text/)
  })

  test('FD-SETUP-01 FD-SETUP-03 an army has a figure, and the table holds 120 of a side', () => {
    expect(rules([])).toEqual(['FD-SETUP-01'])
    expect([rules([soldier({ count: 120 })], 9999), rules([soldier({ count: 121 })], 9999)]).toEqual([
      [],
      ['FD-SETUP-03'],
    ])
  })

  test('FD-SETUP-03 the ready armies are legal at 150 points', () => {
    for (const { army, points } of fiveED6.armies) expect(fiveED6.checkArmy(army, points).complaints).toEqual([])
  })

  test('every emblem is drawn', () => {
    const known = new Set<string>(iconNames)
    const used = [...TROOPS.map((id) => usualIcon(id)), usualIcon('beast'), ...Object.values(ABILITY_ICONS)]
    expect(used.filter((icon) => !known.has(icon))).toEqual([])
  })
})
