/** Phase 5: who attacks whom, and how it is rolled. */
import { describe, expect, test } from 'vitest'
import { skirmish, type Skirmish } from '../skirmish.ts'

const brawl = (words: ConstructorParameters<typeof Skirmish>[0] = {}) =>
  skirmish({ stage: 'assign-attacks', turn: 6, ...words })

/** Who of the side being asked may attack whom, and how often. */
const attackers = (battle: Skirmish): { [attacker: string]: readonly [number, ...string[]] } => {
  const { decision } = battle
  if (decision.kind !== 'pair' || decision.what !== 'attack') expect.fail(`asked for ${decision.what}`)
  return Object.fromEntries(decision.linkers.map(({ figure, most, targets }) => [figure, [most, ...targets]]))
}

const fates = (battle: Skirmish, ...ids: string[]) => ids.map((id) => battle.of(id).where)

describe('all at once', () => {
  test('HW-MELEE-02 HW-RUL-77 every attack is assigned before the first is rolled, and the slain stay until the last', () => {
    const battle = brawl()
      .a('Ann', { melee: 3, at: [10, 10] })
      .b('Bob', { melee: 3, at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Bob at Ann', 6])
    battle.pairs(['Ann', 'Bob'])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'attack' })
    expect(battle.battle.tape.filter((entry) => 'roll' in entry)).toEqual([])
    battle.pairs(['Bob', 'Ann']).rolledEverything()
    expect(
      battle.events.map(({ is }) => is).filter((is) => is === 'struck' || is === 'slain' || is === 'removed'),
    ).toEqual(['struck', 'slain', 'struck', 'removed'])
  })

  test('HW-MELEE-03 a figure slain first still strikes with all its weapons', () => {
    const battle = brawl()
      .a('Ann', { melee: 3, at: [10, 10] })
      .b('Bob', { melee: 3, twoWeapons: true, at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Bob at Ann', 6], ['hit: Bob at Ann', 3])
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'], ['Bob', 'Ann'])
      .rolledEverything()
    expect(fates(battle, 'Ann', 'Bob')).toEqual(['slain', 'slain'])
  })

  test('HW-MELEE-08 HW-RUL-77 attacks are rolled by sides in initiative order as assigned, each with its save at once', () => {
    brawl({ order: ['b', 'a'] })
      .a('Ann', { armour: 2, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [10, 9] })
      .rolls(['hit: Bea at Ann', 1], ['save: Ann', 1], ['hit: Bob at Ann', 1], ['save: Ann', 2], ['hit: Ann at Bob', 6])
      .pairs(['Bea', 'Ann'], ['Bob', 'Ann'])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
  })

  test('HW-MELEE-09 HW-RUL-79 an attack on a figure already slain is rolled to hit, is not saved and cannot change its target', () => {
    const battle = brawl()
      .a('Ann', { melee: 4, at: [10, 10] })
      .a('Abe', { melee: 4, at: [10, 12] })
      .b('Bob', { armour: 5, at: [10, 11] })
      .b('Bea', { armour: 5, at: [10, 13] })
      .rolls(['hit: Ann at Bob', 1], ['save: Bob', 6], ['hit: Abe at Bob', 1])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.told('struck')).toMatchObject({ by: 'Abe', hit: true, tooLate: true })
    expect(fates(battle, 'Bob', 'Bea')).toEqual(['slain', 'standing'])
  })
})

describe('one attack', () => {
  test('HW-MELEE-04 Melee 4 hits on a 4 and misses on a 5', () => {
    const battle = brawl()
      .a('Ann', { melee: 4, at: [10, 10] })
      .a('Abe', { melee: 4, at: [20, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [20, 11] })
      .rolls(['hit: Ann at Bob', 4], ['hit: Abe at Bea', 5])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bea'])
      .pairs()
      .rolledEverything()
    expect(fates(battle, 'Bob', 'Bea')).toEqual(['slain', 'standing'])
  })

  test('HW-MELEE-05 Armour 3 turns the blow on a 3, not on a 4', () => {
    const battle = brawl()
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [20, 10] })
      .b('Bob', { armour: 3, at: [10, 11] })
      .b('Bea', { armour: 3, at: [20, 11] })
      .rolls(['hit: Ann at Bob', 1], ['save: Bob', 3], ['hit: Abe at Bea', 1], ['save: Bea', 4])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bea'])
      .pairs()
      .rolledEverything()
    expect(fates(battle, 'Bob', 'Bea')).toEqual(['standing', 'slain'])
  })

  test('HW-MELEE-10 no bonus for a charge, for numbers or for higher ground: Melee 2 is Melee 2', () => {
    const battle = brawl()
      .box('hill', 'hill', [5, 5], [15, 10.5])
      .a('Ann', { melee: 2, moved: true, spent: 6, at: [10, 10] })
      .a('Abe', { at: [9, 11] })
      .a('Amy', { at: [11, 11] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 3])
      .pairs(['Ann', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.told('struck')).toMatchObject({ hit: false, tests: [{ succeeds: [1, 2], sums: [{ total: 2 }] }] })
  })
})

describe('who may attack whom', () => {
  test('HW-MELEE-01 HW-RUL-78 each figure in contact may attack enemies it touches, or not', () => {
    const battle = brawl({ order: ['b', 'a'] })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [10, 9] })
      .b('Ben', { at: [20, 20] })
    expect(attackers(battle)).toEqual({ Bob: [1, 'Ann'], Bea: [1, 'Ann'] })
    battle.pairs()
    expect(attackers(battle)).toEqual({ Ann: [1, 'Bob', 'Bea'] })
    battle.pairs().rolledEverything()
    expect(battle.events.some(({ is }) => is === 'struck')).toBe(false)
  })

  test('HW-MELEE-06 HW-RUL-77 two weapons give two attacks, which may be split among enemies in contact; a Curse removes one', () => {
    const battle = brawl()
      .a('Ann', { melee: 2, twoWeapons: true, at: [10, 10] })
      .a('Abe', { twoWeapons: true, cursed: true, at: [20, 10] })
      .a('Amy', { rank: 'hero', item: 'quick-sword', at: [30, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [10, 9] })
      .b('Ben', { at: [20, 11] })
      .b('Bud', { at: [30, 11] })
      .rolls(['hit: Ann at Bea', 2], ['hit: Ann at Bob', 3])
    expect(attackers(battle)).toEqual({ Ann: [2, 'Bob', 'Bea'], Abe: [1, 'Ben'], Amy: [3, 'Bud'] })
    expect(
      battle.refused({
        links: [
          { from: 'Ann', to: 'Bob' },
          { from: 'Ann', to: 'Bob' },
          { from: 'Ann', to: 'Bea' },
        ],
      }),
    ).toMatchObject({ code: 'too-many' })
    battle.pairs(['Ann', 'Bea'], ['Ann', 'Bob']).pairs().rolledEverything()
    expect(fates(battle, 'Bea', 'Bob')).toEqual(['slain', 'standing'])
  })

  test('HW-MELEE-07 without contact there is no attack, however near, and however big the figure', () => {
    const battle = brawl()
      .a('Ann', { at: [10, 10] })
      .a('Troll', { mighty: true, at: [12, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [12, 11.51] })
    expect(attackers(battle)).toEqual({ Ann: [1, 'Bob'] })
    expect(battle.refused({ links: [{ from: 'Ann', to: 'Bea' }] })).toMatchObject({
      code: 'not-a-target',
      rule: 'HW-MELEE-01',
    })
    expect(
      brawl()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10, 11.01] }).battle.over,
    ).toBe(true)
  })

  test('HW-MELEE-11 after melee nobody moves: those still in contact fight on next turn', () => {
    const battle = brawl({ turn: 1 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 6], ['hit: Bob at Ann', 6], ['initiative: North', 6], ['initiative: South', 1])
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'])
      .until('move')
      .rolledEverything()
    expect([battle.at('Ann'), battle.at('Bob')]).toEqual([
      [10, 10],
      [10, 11],
    ])
    expect(battle.decision).toMatchObject({ kind: 'move', movers: [{ figure: 'Ann', manner: 'withdraw' }] })
  })
})

describe('what is proposed', () => {
  test('attacks are spread where they are worth most', () => {
    const battle = brawl()
      .a('Ann', { melee: 5, twoWeapons: true, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [10, 9] })
    expect(battle.decision.default).toEqual({
      links: [
        { from: 'Ann', to: 'Bob' },
        { from: 'Ann', to: 'Bea' },
      ],
    })
  })

  test('no proposal strikes a bearer of Magic Armour twice', () => {
    const battle = brawl()
      .a('Ann', { melee: 3, twoWeapons: true, at: [10, 10] })
      .a('Abe', { melee: 3, at: [12, 10] })
      .b('Hero', { rank: 'hero', item: 'magic-armour', at: [11, 10] })
    expect(battle.decision.default).toEqual({ links: [{ from: 'Ann', to: 'Hero' }] })
  })
})
