/** Phase 4: who may shoot at whom, and how the shots are rolled. */
import { describe, expect, test } from 'vitest'
import { view } from '../../src/view/view.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const volley = (words: ConstructorParameters<typeof Skirmish>[0] = {}) =>
  skirmish({ stage: 'declare-shots', turn: 6, ...words })

/** Whom each of the side being asked may shoot at. */
const targets = (battle: Skirmish): { [shooter: string]: readonly string[] } => {
  const { decision } = battle
  if (decision.kind !== 'pair' || decision.what !== 'shoot') expect.fail(`asked for ${decision.what}`)
  return Object.fromEntries(decision.linkers.map(({ figure, targets: at }) => [figure, at]))
}

const nobodyShoots = (battle: Skirmish): void => expect(battle.battle.over, 'somebody is asked to shoot').toBe(true)

const THREE = [
  { id: 'a', name: 'North', edge: 'north' },
  { id: 'b', name: 'East', edge: 'east' },
  { id: 'c', name: 'South', edge: 'south' },
]

const archer = { shooting: 3, movement: '6' } as const

describe('all at once', () => {
  test('HW-SHOOT-01 HW-RUL-67 every shot is declared before the first is rolled, and the slain lie where they fell until the last', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { ...archer, at: [10, 20] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Bob at Ann', 6])
    battle.pairs(['Ann', 'Bob'])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'shoot' })
    expect(battle.battle.tape.filter((entry) => 'roll' in entry)).toEqual([])
    battle.pairs(['Bob', 'Ann']).rolledEverything()
    expect(
      battle.events.map(({ is }) => is).filter((is) => is === 'shot' || is === 'slain' || is === 'removed'),
    ).toEqual(['shot', 'slain', 'shot', 'removed'])
  })

  test('HW-RUL-67 whoever declares second sees on the table what was declared before', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { ...archer, at: [10, 20] })
      .rolls(['hit: Ann at Bob', 6], ['hit: Bob at Ann', 6])
    expect(view(battle.state).declared).toBeUndefined()
    battle.pairs(['Ann', 'Bob'])
    expect(view(battle.state).declared).toEqual([{ from: battle.of('Ann').id, to: battle.of('Bob').id }])
    battle.pairs(['Bob', 'Ann']).rolledEverything()
    expect(view(battle.state).declared).toBeUndefined()
  })

  test('HW-SHOOT-02 an archer slain first still looses its own arrow', () => {
    const battle = volley({ order: ['b', 'a'] })
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { ...archer, at: [10, 20] })
      .rolls(['hit: Bob at Ann', 1], ['hit: Ann at Bob', 1])
      .pairs(['Bob', 'Ann'])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect([battle.of('Ann').where, battle.of('Bob').where]).toEqual(['slain', 'slain'])
  })

  test('HW-SHOOT-18 HW-RUL-67 shots are rolled by sides in initiative order, and within a side as they were declared', () => {
    volley({ order: ['b', 'a'] })
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { ...archer, at: [12, 10] })
      .b('Bob', { ...archer, at: [10, 20] })
      .b('Bea', { ...archer, at: [12, 20] })
      .rolls(['hit: Bea at Ann', 6], ['hit: Bob at Ann', 6], ['hit: Abe at Bob', 6], ['hit: Ann at Bob', 6])
      .pairs(['Bea', 'Ann'], ['Bob', 'Ann'])
      .pairs(['Abe', 'Bob'], ['Ann', 'Bob'])
      .rolledEverything()
  })

  test('HW-SHOOT-19 a second arrow at a dead man is rolled to hit and for cover, but he saves no more', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { ...archer, at: [12, 10] })
      .b('Bob', { armour: 5, at: [11, 20] })
      .line('hedge', 'hedge', [5, 15], [20, 15])
      .rolls(
        ['hit: Ann at Bob', 1],
        ['cover: Ann at Bob, hedge', 1],
        ['save: Bob', 6],
        ['hit: Abe at Bob', 2],
        ['cover: Abe at Bob, hedge', 3],
      )
      .pairs(['Ann', 'Bob'], ['Abe', 'Bob'])
      .rolledEverything()
    expect(battle.told('shot')).toMatchObject({ by: 'Abe', outcome: 'hit', tooLate: true })
    expect(battle.told('removed')).toMatchObject({ figure: 'Bob', by: 'Ann' })
  })
})

describe('one shot', () => {
  test('HW-SHOOT-04 an archer of Shooting 3 hits on a 3 and misses on a 4', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { ...archer, at: [20, 10] })
      .b('Bob', { at: [10, 20] })
      .b('Bea', { at: [20, 20] })
      .rolls(['hit: Ann at Bob', 3], ['hit: Abe at Bea', 4])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bea'])
      .rolledEverything()
    expect([battle.of('Bob').where, battle.of('Bea').where]).toEqual(['slain', 'standing'])
  })

  test('HW-SHOOT-05 Armour 2 turns the arrow on a 2, not on a 3', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { ...archer, at: [20, 10] })
      .b('Bob', { armour: 2, at: [10, 20] })
      .b('Bea', { armour: 2, at: [20, 20] })
      .rolls(['hit: Ann at Bob', 1], ['save: Bob', 2], ['hit: Abe at Bea', 1], ['save: Bea', 3])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bea'])
      .rolledEverything()
    expect([battle.of('Bob').where, battle.of('Bea').where]).toEqual(['standing', 'slain'])
  })

  test('HW-SHOOT-17 HW-RUL-70 hit, then cover, then Armour, then Armband, each only while the arrow still flies', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { ...archer, at: [12, 10] })
      .a('Ada', { ...archer, at: [14, 10] })
      .a('Amy', { ...archer, at: [8, 10] })
      .b('Bob', { rank: 'hero', item: 'armband-of-toughness', armour: 3, at: [11, 20] })
      .line('wall', 'wall', [5, 15], [20, 15])
      .rolls(['hit: Ann at Bob', 4])
      .rolls(['hit: Abe at Bob', 1], ['cover: Abe at Bob, wall', 4])
      .rolls(['hit: Ada at Bob', 1], ['cover: Ada at Bob, wall', 1], ['save: Bob', 3])
      .rolls(['hit: Amy at Bob', 1], ['cover: Amy at Bob, wall', 1], ['save: Bob', 4], ['armband: Bob', 4])
      .pairs(['Ann', 'Bob'], ['Abe', 'Bob'], ['Ada', 'Bob'], ['Amy', 'Bob'])
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })
})

describe('who may shoot', () => {
  test('HW-SHOOT-09 HW-RUL-76 a figure may make one shot or none; with Shooting 0 it has none', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { shooting: 0, at: [12, 10] })
      .b('Bob', { at: [10, 20] })
      .b('Bea', { at: [12, 20] })
    expect(targets(battle)).toEqual({ Ann: ['Bob', 'Bea'] })
    expect(
      battle.refused({
        links: [
          { from: 'Ann', to: 'Bob' },
          { from: 'Ann', to: 'Bea' },
        ],
      }),
    ).toMatchObject({ code: 'too-many', rule: 'HW-SHOOT-09' })
    expect(battle.refused({ links: [{ from: 'Abe', to: 'Bob' }] })).toMatchObject({ code: 'may-not' })
    battle.pairs().rolledEverything()
    expect(battle.events.some(({ is }) => is === 'shot')).toBe(false)
  })

  test('HW-SHOOT-06 HW-RUL-46 half its Movement spent it still shoots, a hair more and it does not', () => {
    const battle = volley()
      .b('Bob', { at: [12, 20] })
      .a('Ann', { ...archer, movement: '9', spent: 4.5, at: [10, 10] })
      .a('Abe', { ...archer, movement: '9', spent: 4.51, at: [12, 10] })
      .a('Ada', { ...archer, movement: 'fly', spent: 9, at: [14, 10] })
      .a('Amy', { ...archer, movement: 'fly', spent: 9.01, at: [16, 10] })
    expect(Object.keys(targets(battle))).toEqual(['Ann', 'Ada'])
  })

  test('HW-SHOOT-08 HW-RUL-74 a figure in combat cannot shoot, neither at its opponent nor at another enemy', () => {
    const battle = volley({ order: ['a', 'b'] })
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .b('Bea', { at: [20, 20] })
    expect(battle.decision.what).toBe('attack')
    expect(battle.events.some(({ is }) => is === 'shots-declared')).toBe(false)
  })

  test('HW-SHOOT-07 a figure in combat cannot be shot at, whoever it is fighting', () => {
    const battle = volley({ sides: THREE })
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { at: [10, 20] })
      .put('Cat', 'c', { at: [11, 20] })
      .b('Bea', { at: [14, 20] })
    expect(targets(battle)).toEqual({ Ann: ['Bea'] })
  })
})

describe('how far, and along which line', () => {
  test('HW-SHOOT-03 eighteen inches from rim to rim is in range, a little more is not', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 5] })
      .b('Bob', { at: [10, 24] })
      .b('Bea', { at: [29.01, 5] })
    expect(targets(battle)).toEqual({ Ann: ['Bob'] })
    nobodyShoots(
      volley()
        .a('Ann', { ...archer, at: [10, 5] })
        .b('Bob', { at: [10, 24.01] }),
    )
  })

  test('HW-SHOOT-13 HW-RUL-68 range, woods and cover are taken on the shortest line between the bases', () => {
    const inRange = volley()
      .a('Ann', { ...archer, at: [10, 5] })
      .b('Troll', { mighty: true, at: [10, 24.5] })
    expect(targets(inRange)).toEqual({ Ann: ['Troll'] })
    const inTheWood = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { at: [10, 19.5] })
      .box('wood', 'wood', [5, 17], [15, 25])
      .disc('tree behind', 'tree', [10, 21], 0.5)
      .rolls(['hit: Ann at Bob', 1], ['cover: Ann at Bob, wood', 6])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect(inTheWood.told('shot')).toMatchObject({
      from: { x: 25400, y: 26670 },
      to: { x: 25400, y: 48260 },
      stoppedBy: 'wood',
    })
  })

  test('HW-SHOOT-14 HW-RUL-69 a building stops a shot, unless the line merely runs along its wall', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { at: [10, 22] })
      .a('Abe', { ...archer, at: [14, 10] })
      .b('Bea', { at: [14, 22] })
      .box('barn', 'building', [8, 14], [14, 18])
    expect(targets(battle)).toEqual({ Abe: ['Bea'] })
  })

  test('HW-RUL-69 a line along one wall of a building and then along another, to its other hand, is never inside it', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [14, 10] })
      .b('Bob', { at: [14, 24] })
      .area(
        'winding hall',
        'building',
        [4, 12],
        [14, 12],
        [14, 14],
        [10, 14],
        [10, 28],
        [18, 28],
        [18, 20],
        [14, 20],
        [14, 16],
        [22, 16],
        [22, 30],
        [4, 30],
      )
    expect(targets(battle)).toEqual({ Ann: ['Bob'] })
  })

  test('HW-RUL-69 hills, marshes and open ground never stop a shot, nor are they cover', () => {
    volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Bob', { at: [10, 22] })
      .box('hill', 'hill', [5, 11], [15, 14])
      .box('marsh', 'rough', [5, 14], [15, 17])
      .box('green', 'open', [5, 17], [15, 20])
      .rolls(['hit: Ann at Bob', 3])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
  })

  test('HW-SHOOT-15 figures in between, friend or enemy, neither stop a shot nor shelter anyone', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { mighty: true, at: [10, 13] })
      .b('Bea', { mighty: true, at: [10, 17] })
      .b('Bob', { at: [10, 22] })
      .rolls(['hit: Ann at Bob', 3])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('HW-SHOOT-16 HW-RUL-73 a shot passes 2" of woods in all, but no more', () => {
    const woods = (deep: number) =>
      volley()
        .a('Ann', { ...archer, at: [10, 10] })
        .b('Bob', { at: [10, 22] })
        .box('near', 'wood', [5, 12], [15, 13])
        .box('far', 'wood', [5, 15], [15, 15 + deep])
    expect(targets(woods(1))).toEqual({ Ann: ['Bob'] })
    nobodyShoots(woods(1.01))
    woods(1)
      .rolls(['hit: Ann at Bob', 1], ['cover: Ann at Bob, near', 1], ['cover: Ann at Bob, far', 4])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
  })
})

describe('Heroes and Wizards behind their men', () => {
  test('HW-SHOOT-10 HW-RUL-75 a Hero may be shot at only if no other enemy is closer; a tie is enough', () => {
    const guarded = (guard: number) =>
      volley()
        .a('Ann', { ...archer, at: [20, 10] })
        .b('Hero', { rank: 'hero', at: [20, 20] })
        .b('Bob', { at: [20 + guard, 10] })
    expect(targets(guarded(9.9))).toEqual({ Ann: ['Bob'] })
    expect(targets(guarded(10))).toEqual({ Ann: ['Hero', 'Bob'] })
    expect(targets(guarded(10.1))).toEqual({ Ann: ['Hero', 'Bob'] })
    const wizards = volley()
      .a('Ann', { ...archer, at: [20, 10] })
      .b('Near', { rank: 'wizard', at: [20, 15] })
      .b('Far', { rank: 'wizard', at: [20, 20] })
    expect(targets(wizards)).toEqual({ Ann: ['Near'] })
  })

  test('HW-SHOOT-11 HW-RUL-75 the closest enemy is measured for each shooter, and enemies that cannot be shot at do not count', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .a('Abe', { ...archer, at: [20, 10] })
      .b('Hero', { rank: 'hero', at: [10, 16] })
      .b('Beth', { at: [20, 13] })
    expect(targets(battle)).toEqual({ Ann: ['Hero', 'Beth'], Abe: ['Beth'] })
    const alone = volley()
      .a('Ann', { ...archer, at: [20, 10] })
      .b('Hero', { rank: 'hero', at: [8, 16] })
      .b('Hidden', { at: [20, 16] })
      .box('barn', 'building', [18, 12], [22, 14])
      .b('Fighting', { at: [24, 11] })
      .a('Foe', { at: [24, 12] })
    expect(targets(alone)).toEqual({ Ann: ['Hero'] })
  })

  test('HW-SHOOT-12 a trooper may be shot at even if other enemies are closer', () => {
    const battle = volley()
      .a('Ann', { ...archer, at: [10, 10] })
      .b('Hero', { rank: 'hero', at: [10, 15] })
      .b('Near', { at: [14, 14] })
      .b('Far', { at: [10, 25] })
    expect(targets(battle)['Ann']).toContain('Far')
  })
})

describe('what is proposed', () => {
  test('the hurried player shoots where it is worth most, and does not waste arrows on one man', () => {
    const battle = volley()
      .a('Ann', { shooting: 5, at: [10, 10] })
      .a('Abe', { shooting: 5, at: [12, 10] })
      .b('Cheap', { melee: 3, at: [10, 20] })
      .b('Dear', { melee: 5, at: [12, 20] })
      .b('Steel', { melee: 5, armour: 5, at: [14, 20] })
    expect(battle.decision.default).toEqual({
      links: [
        { from: 'Ann', to: 'Dear' },
        { from: 'Abe', to: 'Cheap' },
      ],
    })
  })
})
