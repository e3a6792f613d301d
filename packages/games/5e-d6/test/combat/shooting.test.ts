/** Ranged attacks: range, sight, and block checks after the hit. */
import { describe, expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
import { melee, TOUCHING, type FigureWords, type Skirmish } from '../skirmish.ts'

const apart = (gap: number): number => TOUCHING + gap

/** Ann with a bow that she has prepared, and Bob this far south of her. */
const range = (gap: number, ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  melee({ depth: 40, ...words })
    .a('Ann', { at: [10, 4], weapons: ['hand-spear', 'bow'], prepared: true, ...ann })
    .b('Bob', { at: [10, 4 + apart(gap)], weapons: ['hand-spear'], ...bob })

const hit = ['hit: Ann at Bob', 1] as const
const block = (face: number) => ['block: Ann at Bob', face] as const
const wound = ['wound: Ann at Bob', 6] as const

/** The faces that hit. */
const hitsOn = (battle: Skirmish, weapon = 'bow'): readonly number[] => {
  battle.rolls(['hit: Ann at Bob', 6], wound).shoots('Ann', 'Bob', weapon)
  return (battle.told('attacked') as unknown as { test: { succeeds: number[] } }).test.succeeds
}

/** What is said of the shot; Bix beside Ann keeps the Combat Phase from ending. */
const reason = (battle: Skirmish) => {
  const { state } = battle.b('Bix', { at: [10, 4 - apart(0.2)] })
  return fiveED6.attackForecasts(state, 'Ann', 'Bob').find((one) => one.kind === 'ranged')
}

describe('range and sight', () => {
  test('FD-RNG-01 FD-RUL-28 the target is in line of sight: a wall between hides it', () => {
    const battle = () => range(8).box('house', 'building', [5, 8], [15, 9])
    expect(battle().decision.what).not.toBe('fight')
    expect(reason(battle())).toMatchObject({ allowed: false, rule: 'FD-RNG-01' })
  })

  test('FD-RUL-28 one free line from rim to rim is enough, also past a corner and through a gap', () => {
    const past = range(8).box('house', 'building', [9.7, 8], [20, 9])
    expect(reason(past)).toMatchObject({ allowed: true })
    const through = range(8).box('west', 'building', [2, 8], [10.1, 9]).box('east', 'building', [10.3, 8], [20, 9])
    expect(reason(through)).toMatchObject({ allowed: true })
    const shut = range(8).box('west', 'building', [2, 8], [10.6, 9]).box('east', 'building', [10.6, 8], [20, 9])
    expect(reason(shut)).toMatchObject({ allowed: false, rule: 'FD-RNG-01' })
  })

  test('FD-RUL-28 it is found whichever way one looks: past a corner, through a gap, between two corners', () => {
    const east = () => range(0, { at: [4, 20] }, { at: [14, 20] })
    const seen = (battle: Skirmish) => {
      const { state } = battle.b('Bix', { at: [4 - apart(0.2), 20] })
      return fiveED6.attackForecasts(state, 'Ann', 'Bob').find((one) => one.kind === 'ranged')?.allowed
    }
    expect(seen(east().box('house', 'building', [8, 19.7], [9, 30]))).toBe(true)
    expect(seen(east().box('house', 'building', [8, 19.4], [9, 30]))).toBe(false)
    const gap = (from: number, to: number) =>
      seen(east().box('north', 'building', [8, 12], [9, from]).box('south', 'building', [8, to], [9, 28]))
    expect([gap(20.1, 20.3), gap(20.6, 20.6), gap(19.55, 19.65)]).toEqual([true, false, true])
    const corners = (second: number) =>
      seen(east().box('north', 'building', [7, 15], [8, 20.2]).box('south', 'building', [11, second], [12, 25]))
    expect([corners(20.1), corners(19.7)]).toEqual([true, false])
  })

  test('FD-RUL-28 a courtyard with a pillar in its gate: one looks past the pillar, until the gate is shut', () => {
    const court = (half: number) =>
      range(8, {}, { at: [10, 12] })
        .b('Bix', { at: [10, 2.5] })
        .area(
          'court',
          'building',
          [8.5, 7],
          [9.6, 7],
          [9.6, 9],
          [9, 9],
          [9, 13.5],
          [11, 13.5],
          [11, 9],
          [10.4, 9],
          [10.4, 7],
          [11.5, 7],
          [11.5, 14],
          [8.5, 14],
        )
        .box('pillar', 'building', [10 - half, 8], [10 + half, 8.2])
    const rule = (half: number) =>
      fiveED6.attackForecasts(court(half).state, 'Ann', 'Bob').find(({ kind }) => kind === 'ranged')?.rule
    expect([rule(0.1), rule(0.4)]).toEqual([undefined, 'FD-RNG-01'])
  })

  test('FD-RUL-28 walls beside the smaller base count too, where the larger one looks past it', () => {
    const words = { profiles: [{ id: 'ogre', size: 'large', soldier: true }] }
    const ogre = { profile: 'ogre', weapons: ['hand-spear', 'bow'] }
    const seen = (east: number) => {
      const battle = range(8, ogre, { profile: 'goblin' }, words)
        .b('Bix', { at: [10, 2.2] })
        .box('west', 'building', [8, 8], [9.5, 8.5])
        .box('middle', 'building', [9.5, 8], [10.5, 8.5])
        .box('east', 'building', [east, 8], [12.5, 8.5])
      return fiveED6.attackForecasts(battle.state, 'Ann', 'Bob').find(({ kind }) => kind === 'ranged')?.rule
    }
    expect([seen(10.5), seen(10.7)]).toEqual(['FD-RNG-01', undefined])
  })

  test('FD-RNG-02 FD-RUL-35 up to the second number a target may be chosen, farther it may not', () => {
    expect(reason(range(24))).toMatchObject({ allowed: true })
    expect(reason(range(24.01))).toMatchObject({ allowed: false, rule: 'FD-RNG-02' })
  })

  test('FD-RNG-03 FD-EX-04 FD-EX-10 beyond the first number Fight counts as 1 lower', () => {
    expect(hitsOn(range(12))).toEqual([1, 2, 3, 4])
    expect(hitsOn(range(12.01))).toEqual([1, 2, 3])
    const words = { profiles: [{ id: 'thrower', fight: 5, weapons: [{ name: 'Axe', range: [6, 12] }] }] }
    const thrower = { profile: 'thrower', weapons: [] }
    expect(hitsOn(range(6, thrower, {}, words), 'thrower 1')).toEqual([1, 2, 3, 4, 5])
    expect(hitsOn(range(6.01, thrower, {}, words), 'thrower 1')).toEqual([1, 2, 3, 4])
  })

  test('FD-GEAR-05 FD-GEAR-07 daggers are thrown 2" or 4" far, javelins 4" or 8"', () => {
    const thrown = (weapon: string, gap: number) => range(gap, { weapons: ['hand-spear', weapon], prepared: false })
    for (const [weapon, short, long] of [
      ['daggers', 2, 4],
      ['javelin', 4, 8],
    ] as const) {
      expect(hitsOn(thrown(weapon, short), weapon)).toEqual([1, 2, 3, 4])
      expect(hitsOn(thrown(weapon, short + 0.01), weapon)).toEqual([1, 2, 3])
      expect(hitsOn(thrown(weapon, long), weapon)).toEqual([1, 2, 3])
      expect(reason(thrown(weapon, long + 0.01))).toMatchObject({ allowed: false, rule: 'FD-RNG-02' })
    }
  })

  test('FD-RNG-04 FD-RUL-34 a threatened shooter has disadvantage once, however many enemies threaten it', () => {
    const battle = range(8)
      .b('Bea', { at: [10 + apart(0.5), 4] })
      .b('Ben', { at: [10 - apart(0.5), 4] })
      .rolls(hit, ['hit again: Ann at Bob', 6])
      .shoots('Ann', 'Bob')
    expect(battle.told('attacked')).toMatchObject({
      hit: false,
      test: { luck: { net: -1, against: [{ source: 'Threatened' }] } },
    })
  })

  test('FD-RNG-17 a bow is used only if it was prepared this round', () => {
    expect(range(8, { prepared: false }).decision.what).not.toBe('fight')
    expect(reason(range(8, { prepared: false }))).toMatchObject({ allowed: false, rule: 'FD-RNG-17' })
    expect(reason(range(8, { prepared: false, hidden: true }))).toMatchObject({ allowed: false, rule: 'FD-RNG-17' })
  })

  test('FD-MEL-06 nobody is flanked by shots', () => {
    expect(hitsOn(range(4).a('Abe', { at: [10, 4 + 2 * apart(2)], fought: true }))).toEqual([1, 2, 3, 4])
  })
})

describe('block checks', () => {
  test('FD-RNG-05 FD-RNG-07 FD-RNG-16 one check for every piece and figure between, in order, for every shot', () => {
    const battle = range(12, { profile: 'elf' })
      .box('mist', 'obscured', [8, 12], [12, 13])
      .line('hedge', 'hedge', [8, 8], [12, 8])
      .a('Abe', { at: [10, 10] })
      .rolls(hit, block(3), block(4), block(6), wound, hit, block(5), block(3), block(3), wound)
      .shoots('Ann', 'Bob')
      .shoots('Ann', 'Bob')
    battle.rolledEverything()
    const blockers = battle.all('block-checked').slice(0, 3)
    expect(blockers).toMatchObject([
      { blocker: { id: 'hedge' } },
      { blocker: { id: 'Abe' } },
      { blocker: { id: 'mist' } },
    ])
  })

  test('FD-RNG-06 FD-RUL-29 what is within 1" of the shooter does not count', () => {
    const battle = range(8)
      .line('hedge', 'hedge', [8, 5.4], [12, 5.4])
      .a('Abe', { at: [10, 4 + apart(0.9)] })
      .rolls(hit, wound)
    battle.shoots('Ann', 'Bob').rolledEverything()
  })

  test('FD-RUL-27 an area the target stands in counts, one the shooter stands in does not, touching is not crossing', () => {
    const wood = (y: number) => range(8).box('wood', 'wood', [8, y], [12, y + 2])
    wood(3).rolls(hit, wound).shoots('Ann', 'Bob').rolledEverything()
    wood(12.2).rolls(hit, block(3), wound).shoots('Ann', 'Bob').rolledEverything()
    range(8).box('wood', 'wood', [10, 8], [12, 9]).rolls(hit, wound).shoots('Ann', 'Bob')
  })

  test('FD-RNG-10 FD-RNG-11 a 1 or 2 stops the shot at that cover, and no more checks follow', () => {
    const battle = range(12).line('hedge', 'hedge', [8, 8], [12, 8]).line('fence', 'fence', [8, 10], [12, 10])
    battle.rolls(hit, block(2)).shoots('Ann', 'Bob').rolledEverything()
    expect(battle.told('block-checked')).toMatchObject({ stopped: true, rules: ['FD-RNG-10', 'FD-RNG-11'] })
    expect(battle.of('Bob').wounds).toBe(0)
  })

  test('FD-RNG-12 a shot stopped by concealment misses', () => {
    const battle = range(12).box('mist', 'obscured', [8, 8], [12, 9]).rolls(hit, block(1)).shoots('Ann', 'Bob')
    expect(battle.told('block-checked')).toMatchObject({ stopped: true, rules: ['FD-RNG-10', 'FD-RNG-12'] })
  })

  test('FD-RNG-13 FD-RUL-32 a figure in the way is hit outright, friend or foe, whatever its Armor', () => {
    const battle = range(12)
      .a('Abe', { at: [10, 9], armor: 'heavy' })
      .rolls(hit, block(2), ['wound: Ann at Abe', 1])
      .shoots('Ann', 'Bob')
    expect(battle.of('Abe').where).toBe('eliminated')
    expect(battle.rolled.filter((one) => one.startsWith('hit'))).toHaveLength(1)
  })

  test('FD-RUL-32 a figure in the way may have the hit rolled again, against its own Armor', () => {
    const battle = range(12)
      .b('Bea', { at: [10, 9], armor: 'heavy', shield: true, weapons: ['hand-spear'] })
      .rolls(hit, block(1), ['shield: Ann at Bea', 3])
      .shoots('Ann', 'Bob')
      .says('yes')
    expect(battle.told('hit-rerolled')).toMatchObject({ at: 'Bea', hit: false, test: { succeeds: [1, 2] } })
    expect(battle.told('hit-rerolled').rules).toEqual(['FD-MAST-14', 'FD-RUL-32'])
  })

  test('FD-RUL-83 friends of the target are struck when they stand between', () => {
    const battle = range(12)
      .b('Bea', { at: [10, 4 + apart(12) - apart(0.2)], weapons: ['hand-spear'] })
      .rolls(hit, block(1), ['wound: Ann at Bea', 6])
      .shoots('Ann', 'Bob')
    expect(battle.told('block-checked')).toMatchObject({ struck: 'Bea' })
  })

  test('FD-RNG-08 FD-RUL-33 the mount of a mounted target is checked after what is between, and struck itself', () => {
    const words = { profiles: [{ id: 'rider', mount: { name: 'Horse', toughness: 4, health: 1 } }] }
    const battle = range(12, {}, { profile: 'rider', weapons: [] }, words)
      .line('hedge', 'hedge', [8, 8], [12, 8])
      .rolls(hit, block(6), block(2), ['wound: Ann at Bob', 1])
      .shoots('Ann', 'Bob')
    expect(battle.told('mount-lost')).toMatchObject({ figure: 'Bob', mount: 'Horse' })
    expect(battle.of('Bob')).toMatchObject({ wounds: 0, where: 'standing', mountWounds: undefined })
  })

  test('FD-RUL-33 a mount has a Toughness of its own; blows strike the rider', () => {
    const words = { profiles: [{ id: 'rider', toughness: 4, mount: { name: 'Horse', toughness: 6, health: 1 } }] }
    const shot = range(12, {}, { profile: 'rider', weapons: [] }, words)
      .rolls(hit, block(2), ['wound: Ann at Bob', 6])
      .shoots('Ann', 'Bob')
    expect(shot.told('wounds-rolled')).toMatchObject({ mount: 'Horse', toughness: { total: 6 } })
    const blow = range(0.2, {}, { profile: 'rider', weapons: [] }, words)
      .rolls(hit, ['wound: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(blow.told('wounds-rolled')).toMatchObject({ toughness: { total: 4 } })
  })

  test('FD-RUL-33 FD-MAST-14 a rider has no shield for a hit that strikes its mount', () => {
    const words = { profiles: [{ id: 'rider', soldier: true, mount: { name: 'Horse', toughness: 4, health: 1 } }] }
    const battle = range(12, {}, { profile: 'rider', shield: true }, words)
      .rolls(hit, block(2), ['wound: Ann at Bob', 6])
      .shoots('Ann', 'Bob')
    expect(battle.rolledEverything().all('hit-rerolled')).toEqual([])
  })

  test('FD-RNG-10 FD-MAST-14 block checks and the reroll of a shield are made with a die of six sides', () => {
    const shot = (...faces: readonly [number, number]) =>
      range(12, {}, { shield: true })
        .line('hedge', 'hedge', [8, 8], [12, 8])
        .rolls(hit, block(faces[0]), ['shield: Ann at Bob', faces[1]], wound)
        .shoots('Ann', 'Bob')
        .says('yes')
    expect(() => shot(7, 1)).toThrow(/d6 cannot show 7/)
    expect(() => shot(6, 7)).toThrow(/d6 cannot show 7/)
  })

  test('FD-RUL-33 FD-DMG-15 a mount bears wounds up to its Health', () => {
    const words = { profiles: [{ id: 'rider', mount: { name: 'Horse', toughness: 4, health: 2 } }] }
    const battle = range(12, {}, { profile: 'rider', weapons: [] }, words)
      .rolls(hit, block(2), ['wound: Ann at Bob', 1])
      .shoots('Ann', 'Bob')
    expect(battle.told('mount-wounded')).toMatchObject({ figure: 'Bob', wounds: 1 })
    expect(battle.of('Bob').mountWounds).toBe(1)
  })

  test('FD-RNG-09 FD-RNG-14 a target in melee is checked last, and the shot strikes somebody who fights it', () => {
    const battle = range(12)
      .a('Abe', { at: [10 + apart(0.5), 4 + apart(12)], fought: true })
      .rolls(hit, block(2), ['wound: Ann at Abe', 6])
      .shoots('Ann', 'Bob')
    expect(battle.told('block-checked')).toMatchObject({ struck: 'Abe', blocker: { is: 'melee' } })
  })

  test('FD-RUL-31 the shooter is not one of those who fight the target; a die chooses among several', () => {
    range(0.5, {}, { weapons: ['hand-spear'] })
      .rolls(hit, ['hit again: Ann at Bob', 1], wound)
      .shoots('Ann', 'Bob')
      .rolledEverything()
    const battle = range(12)
      .a('Abe', { at: [10 + apart(0.5), 4 + apart(12)], fought: true })
      .a('Amy', { at: [10 - apart(0.2), 4 + apart(12)], fought: true })
      .rolls(hit, block(1), ['which: Ann at Bob', 4], ['wound: Ann at Abe', 6])
      .shoots('Ann', 'Bob')
    expect(battle.told('block-checked')).toMatchObject({ struck: 'Abe', blocker: { ids: ['Amy', 'Abe'] } })
  })

  test('FD-RNG-15 FD-RUL-30 only a shot that hits makes block checks, and then comes Shield Mastery, then the wound', () => {
    const missed = range(12).line('hedge', 'hedge', [8, 8], [12, 8]).rolls(['hit: Ann at Bob', 5]).shoots('Ann', 'Bob')
    expect(missed.all('block-checked')).toEqual([])
    const battle = range(12, {}, { shield: true })
      .line('hedge', 'hedge', [8, 8], [12, 8])
      .rolls(hit, block(3), ['shield: Ann at Bob', 4], wound)
      .shoots('Ann', 'Bob')
      .says('yes')
    battle.rolledEverything()
  })
})
