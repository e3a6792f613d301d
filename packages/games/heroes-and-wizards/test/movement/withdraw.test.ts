/** Combat and getting out of it: contact, free attacks, and where a withdrawal may end. */
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { castings, lastTurn, magicPhase, mover, movers, pairing, rolled } from '../ground.ts'
import { moveOf } from '../skirmish.ts'

const fist = { melee: 3 } as const

describe('in combat', () => {
  test('HW-CONT-01 charger and charged are both in combat, exactly while they touch', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '6' })
      .b('Bob', { at: [10, 15] })
      .b('Ben', { at: [10, 16.1] })
    expect(mover(battle, 'Ann').manner).toBeUndefined()
    battle.move('Ann', [10, 14])
    expect(movers(battle).map(({ figure, manner }) => [figure, manner])).toEqual([
      ['Bob', 'withdraw'],
      ['Ben', undefined],
    ])
    battle.until('attack')
    expect(pairing(battle)).toEqual({ Ann: ['Bob'] })
  })

  test('HW-CONT-02 HW-RUL-64 shoulder to shoulder with a friend is no combat, not even after Paranoia made them fight', () => {
    const battle = magicPhase()
      .a('Witch', { at: [10, 10], spells: ['paranoia', 'paranoia'], rank: 'wizard' })
      .a('Maid', { at: [11, 10] })
      .b('Bob', { at: [20, 20], ...fist, shooting: 2 })
      .b('Ben', { at: [21, 20], armour: 3, ...fist })
      .rolls(['hit: Bob at Ben', 3], ['save: Ben', 3], ['hit: Ben at Bob', 4])
    battle.picks('Witch|paranoia|Bob').picks('Witch|paranoia|Ben').rolledEverything()
    expect(battle.decision).toMatchObject({ what: 'shoot', by: 'b' })
    expect(pairing(battle)).toEqual({ Bob: ['Maid'] })
    expect(battle.pairs().battle.over).toBe(true)
  })

  test('HW-CONT-03 HW-RUL-43 enemies on both sides of a hedge, at the same spot, fight over it', () => {
    const battle = lastTurn({ stage: 'assign-attacks' })
      .a('Ann', { at: [10, 9.5] })
      .b('Bob', { at: [10, 10.5] })
      .b('Ben', { at: [12, 10.5] })
      .line('hedge', 'hedge', [5, 10], [15, 10])
    expect(pairing(battle)).toEqual({ Ann: ['Bob'] })
  })

  test("HW-CONT-04 combat ends with the contact: a Wizard may cast once its enemy is slain by another caster's Death Bolt", () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], spells: ['curse'], rank: 'wizard' })
      .a('Archmage', { at: [10, 20], spells: ['death-bolt'], rank: 'wizard' })
      .b('Bob', { at: [11, 10] })
      .b('Ben', { at: [20, 20] })
    expect(castings(battle).some((id) => id.startsWith('Mage'))).toBe(false)
    battle.picks('Archmage|death-bolt|Bob')
    expect(battle.of('Bob').where).toBe('slain')
    expect(castings(battle)).toContain('Mage|curse|Ben')
  })
})

describe('withdrawing', () => {
  test('HW-WDR-01 a figure in combat may withdraw half its score, a flyer nine inches', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .a('Bat', { at: [20, 10], movement: 'fly' })
      .b('Bob', { at: [11, 10] })
      .b('Ben', { at: [21, 10] })
      .rolls(['hit: Bob at Ann', 6], ['hit: Ben at Bat', 6])
    expect(battle.refused(moveOf('Ann', [5.4, 10]))).toMatchObject({
      rule: 'HW-WDR-01',
      nearest: moveOf('Ann', [5.5, 10]),
    })
    expect(battle.refused(moveOf('Bat', [20, 19.1]))).toMatchObject({ rule: 'HW-WDR-01' })
    battle.move('Ann', [5.5, 10]).move('Bat', [20, 19]).rolledEverything()
    expect([battle.at('Ann'), battle.at('Bat')]).toEqual([
      [5.5, 10],
      [20, 19],
    ])
  })

  test("HW-WDR-02 HW-RUL-47 HW-RUL-49 a withdrawal takes the place of the figure's move, and its path is checked before any die is rolled", () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .b('Bob', { at: [11, 10] })
      .rolls(['hit: Bob at Ann', 5])
    battle.refused(moveOf('Ann', [3, 10]))
    expect(rolled(battle)).toEqual([])
    battle.move('Ann', [7, 10]).rolledEverything()
    expect(battle.decision.by).toBe('b')
    const melee = lastTurn({ stage: 'assign-attacks' })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [11, 10] })
    expect(melee.decision.kind).toBe('pair')
    expect(melee.refused(moveOf('Ann', [8, 10]))).toMatchObject({ code: 'wrong-kind' })
  })

  test('HW-WDR-03 HW-RUL-49 every enemy in contact strikes before it goes, sides in initiative order', () => {
    const battle = lastTurn({
      sides: [
        { id: 'a', edge: 'north' },
        { id: 'b', edge: 'east' },
        { id: 'c', edge: 'south' },
      ],
      order: ['a', 'c', 'b'],
    })
      .a('Ann', { at: [10, 10], armour: 5, movement: '9' })
      .b('Bob', { at: [11, 10], ...fist })
      .put('Cid', 'c', { at: [10, 11], ...fist })
      .put('Col', 'c', { at: [10, 9], ...fist })
      .b('Far', { at: [12.1, 10], ...fist })
      .rolls(['hit: Cid at Ann', 3], ['save: Ann', 5], ['hit: Col at Ann', 4], ['hit: Bob at Ann', 2], ['save: Ann', 1])
    battle.move('Ann', [6, 10]).rolledEverything()
    expect(battle.events.map(({ is }) => is).indexOf('moved')).toBeGreaterThan(
      battle.events.map(({ is }) => is).lastIndexOf('struck'),
    )
    expect(battle.at('Ann')).toEqual([6, 10])
  })

  test('HW-WDR-04 HW-RUL-49 a two-weapon hero with a Quick Sword still has but one free attack', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .b('Blade', { at: [11, 10], ...fist, twoWeapons: true, item: 'quick-sword', rank: 'hero' })
      .rolls(['hit: Blade at Ann', 6])
    battle.move('Ann', [6, 10]).rolledEverything()
    expect(battle.of('Ann').where).toBe('standing')
  })

  test('HW-WDR-05 HW-RUL-49 a free attack is a melee attack: Mighty and Battle Sword lower the Armour that saves', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], armour: 4, movement: '9' })
      .b('Giant', { at: [11.5, 10], melee: 2, mighty: true, rank: 'hero', item: 'battle-sword' })
      .rolls(['hit: Giant at Ann', 3], ['save: Ann', 3])
    battle.move('Ann', [6, 10]).rolledEverything()
    expect(battle.of('Ann').where).toBe('slain')
    expect(battle.side('b').slain).toBe(11)
  })

  test('HW-WDR-06 a figure slain by a free attack is removed at once and does not move', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .b('Bob', { at: [11, 10], ...fist })
      .rolls(['hit: Bob at Ann', 3])
    battle.move('Ann', [6, 10]).rolledEverything()
    expect(battle.of('Ann')).toMatchObject({ where: 'slain', spent: 0 })
    expect(battle.at('Ann')).toEqual([10, 10])
    expect(battle.events.some(({ is }) => is === 'moved')).toBe(false)
  })

  test('HW-WDR-07 HW-RUL-49 a free attack uses nothing up: the striker has all its attacks in the Melee phase', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .a('Abe', { at: [12, 10] })
      .b('Bob', { at: [11, 10], ...fist, twoWeapons: true })
      .rolls(['hit: Bob at Ann', 6])
    battle.move('Ann', [6, 10]).until('attack').pairs()
    const { decision } = battle
    expect(decision).toMatchObject({ by: 'b', linkers: [{ figure: 'Bob', most: 2, targets: ['Abe'] }] })
  })

  test('HW-WDR-08 HW-RUL-49 a withdrawing figure does not strike back', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], ...fist, movement: '9' })
      .b('Bob', { at: [11, 10], ...fist })
      .rolls(['hit: Bob at Ann', 6])
    battle.move('Ann', [6, 10]).rolledEverything()
    expect(battle.events.filter(({ is }) => is === 'struck').map(({ by }) => by)).toEqual(['Bob'])
  })

  test('HW-WDR-09 HW-RUL-48 a withdrawal ends clear of every enemy, or it is not made', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '12' })
      .b('Bob', { at: [11, 10] })
      .b('Ben', { at: [6, 10] })
    expect(battle.refused(moveOf('Ann', [7, 10]))).toMatchObject({ rule: 'HW-WDR-09', figure: 'Ben' })
    const along = battle.refused(moveOf('Ann', [10, 10.03]))
    expect(along).toMatchObject({ rule: 'HW-WDR-09', figure: 'Bob' })
    expect(battle.battle.question?.check(along.nearest ?? expect.fail('no way out'))).toBeUndefined()
    const boxed = lastTurn({ width: 6, depth: 6 })
      .a('Ann', { at: [0.5, 0.5], movement: '12' })
      .b('Bob', { at: [1.5, 0.5] })
      .b('Ben', { at: [0.5, 1.5] })
    for (const end of [
      [0.5, 4],
      [4, 0.5],
      [3, 3],
      [0.6, 0.5],
    ] as const)
      expect(boxed.refused(moveOf('Ann', end)).nearest).toEqual(moveOf('Ann'))
  })

  test('HW-WDR-10 HW-RUL-48 marsh and hedge cost a withdrawal as they cost a move, out of half the score', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '12' })
      .b('Bob', { at: [10, 9], melee: 1 })
      .box('marsh', 'rough', [5, 11], [15, 20])
      .rolls(['hit: Bob at Ann', 6])
    expect(battle.refused(moveOf('Ann', [10, 13.6]))).toMatchObject({
      rule: 'HW-WDR-01',
      nearest: moveOf('Ann', [10, 13.5]),
    })
    expect(toInches(battle.move('Ann', [10, 13.5]).of('Ann').spent)).toBeCloseTo(6, 6)
    const hedged = lastTurn()
      .a('Ann', { at: [10, 10], movement: '12' })
      .b('Bob', { at: [10, 9] })
      .line('hedge', 'hedge', [5, 11], [15, 11])
    expect(hedged.refused(moveOf('Ann', [10, 12]))).toMatchObject({ rule: 'HW-MOVE-10', piece: 'hedge' })
  })

  test('HW-WDR-11 HW-RUL-48 a figure that withdrew may still cast and shoot', () => {
    const battle = lastTurn()
      .a('Mage', { at: [10, 10], movement: '12', shooting: 3, spells: ['curse'], rank: 'wizard' })
      .b('Bob', { at: [11, 10], melee: 1 })
      .rolls(['hit: Bob at Mage', 6])
    battle.move('Mage', [4, 10]).until('cast')
    expect(castings(battle)).toContain('Mage|curse|Bob')
    battle.picks('done').until('shoot')
    expect(pairing(battle)).toEqual({ Mage: ['Bob'] })
  })

  test('HW-WDR-12 HW-RUL-50 a figure moved out of contact by Teleport or Paranoia suffers no free attack', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 20], spells: ['teleport'], rank: 'wizard' })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [11, 10], ...fist })
      .picks('Mage|teleport|Ann')
    battle.answer({ spots: [{ figure: 'Ann', at: { x: inches(10), y: inches(27.9) } }] }).rolledEverything()
    expect(rolled(battle)).toEqual([])
    const mad = magicPhase()
      .a('Witch', { at: [10, 20], spells: ['paranoia'], rank: 'wizard' })
      .a('Ann', { at: [10, 10], ...fist })
      .b('Bob', { at: [11, 10], melee: 1 })
      .b('Ben', { at: [17, 10], armour: 2 })
      .rolls(['hit: Bob at Ben', 6])
      .picks('Witch|paranoia|Bob')
      .rolledEverything()
    expect(mad.at('Bob')[0]).toBeCloseTo(16, 2)
  })
})

describe('who strikes, where it matters', () => {
  test("HW-RUL-49 only one enemy may attack a Hero with Magic Armour, and the enemies' owner chooses which", () => {
    const battle = lastTurn()
      .a('Hero', { at: [10, 10], rank: 'hero', item: 'magic-armour', movement: '9' })
      .b('Weak', { at: [11, 10], melee: 1 })
      .b('Strong', { at: [10, 11], melee: 5 })
      .rolls(['hit: Strong at Hero', 5])
    battle.move('Hero', [6, 10])
    expect(battle.decision).toMatchObject({
      what: 'free-attack',
      by: 'b',
      least: 0,
      most: 1,
      default: { pick: ['Weak'] },
    })
    battle.picks('Strong').rolledEverything()
    expect(battle.of('Hero').where).toBe('slain')
    const spent = lastTurn()
      .a('Hero', { at: [10, 10], rank: 'hero', item: 'magic-armour', movement: '9', attacked: true })
      .b('Bob', { at: [11, 10], melee: 5 })
    expect(spent.move('Hero', [6, 10]).at('Hero')).toEqual([6, 10])
    expect(rolled(spent)).toEqual([])
    expect(spent.told('withdrew')).toMatchObject({ strikers: [] })
    expect(spent.events.some(({ is }) => is === 'attack-lost')).toBe(false)
  })

  test("HW-RUL-49 HW-ITEM-13 the one blow at Magic Armour is the first side's; if it forgoes it, the next side's", () => {
    const sides = [
      { id: 'a', edge: 'north' },
      { id: 'b', edge: 'east' },
      { id: 'c', edge: 'south' },
    ]
    const beset = () =>
      lastTurn({ sides, order: ['a', 'c', 'b'] })
        .a('Hero', { at: [10, 10], rank: 'hero', item: 'magic-armour', movement: '9', armour: 5 })
        .b('Bob', { at: [11, 10], ...fist })
        .put('Cid', 'c', { at: [10, 11], ...fist })
    const one = beset().rolls(['hit: Cid at Hero', 6]).move('Hero', [6, 10]).rolledEverything()
    expect(one.told('withdrew')).toMatchObject({ strikers: ['Cid'] })
    expect(one.events.some(({ is }) => is === 'attack-lost')).toBe(false)
    const two = beset()
      .put('Col', 'c', { at: [10, 9], ...fist })
      .rolls(['hit: Bob at Hero', 6])
      .move('Hero', [6, 10])
    expect(two.decision).toMatchObject({ what: 'free-attack', by: 'c', most: 1 })
    two.picks().rolledEverything()
    expect(two.told('withdrew')).toMatchObject({ strikers: ['Bob'] })
  })

  test('HW-RUL-49 an axe that would sweep others is asked for: its owner may order the blows or forgo them', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], armour: 5, movement: '9' })
      .a('Abe', { at: [12, 10] })
      .b('Axe', { at: [11, 10], melee: 4, rank: 'hero', item: 'battle-axe-of-slaughter' })
      .b('Bob', { at: [10, 11], melee: 2 })
      .rolls(['hit: Bob at Ann', 2], ['save: Ann', 5], ['hit: Axe at Ann', 4], ['save: Ann', 5])
    battle.move('Ann', [6, 10])
    expect(battle.decision).toMatchObject({ what: 'free-attack', default: { pick: ['Axe', 'Bob'] } })
    battle.picks('Bob', 'Axe').rolledEverything()
    expect(battle.of('Abe').where).toBe('slain')
    const forgone = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .a('Abe', { at: [12, 10] })
      .b('Axe', { at: [11, 10], melee: 4, rank: 'hero', item: 'battle-axe-of-slaughter' })
    expect(forgone.move('Ann', [6, 10]).picks().at('Ann')).toEqual([6, 10])
    expect(rolled(forgone)).toEqual([])
  })
})
