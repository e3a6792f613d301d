/** The end of the battle and victory. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { holderOf } from '../../src/scenarios/objectives.ts'
import { pointsLeft } from '../../src/scenarios/points.ts'
import { armyOf, opening, planOf } from '../opening.ts'
import { skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

const end = (words: object = {}) => skirmish({ stage: 'end-round', ...words })

describe('when it ends', () => {
  test('KD-END-01 KD-RUL-04 it lasts six rounds, or as many as were agreed', () => {
    const first = (options: object) =>
      opening(
        planOf([armyOf({}), armyOf({})], { options: { ...options } }),
        ['deployment: North', 2],
        ['deployment: South', 5],
      ).state.rounds
    expect([first({}), first({ rounds: 8 })]).toEqual([6, 8])
    expect(
      end({ rounds: 6, round: 6 })
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [40, 40] }).battle.result,
    ).toBeDefined()
    const on = end({ rounds: 6, round: 5 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
      .rolls(['priority: North', 6], ['priority: South', 1])
    expect(on.decision.what).toBe('activate')
  })

  test('KD-END-02 KD-END-04 it may end as soon as an agreed requirement is met, such as a conquered objective', () => {
    const battle = end({ round: 5, rounds: 6, scenario: 'conquest' })
      .a('Ann', { at: [24, 24] })
      .b('Bob', { at: [40, 40] })
    expect(battle.battle.result).toMatchObject({ winner: 'a' })
    const early = end({ round: 4, rounds: 6, scenario: 'conquest' })
      .a('Ann', { at: [24, 24] })
      .b('Bob', { at: [40, 40] })
      .rolls(['priority: North', 6], ['priority: South', 1])
    expect(early.decision.what).toBe('activate')
    const open = end({ round: 5, rounds: 6, scenario: 'conquest' })
      .a('Ann', { at: [10, 24] })
      .b('Bob', { at: [40, 40] })
      .rolls(['priority: North', 6], ['priority: South', 1])
    expect(open.decision.what).toBe('activate')
  })

  test('KD-END-03 it ends at once when only one player has a model other than a siege chassis', () => {
    const battle = skirmish({ rounds: 6 })
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .b('Gun', { profile: 'catapult', at: [40, 40] })
      .rolls(['attack: Ann at Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.battle.result).toBeDefined()
    expect(battle.told('battle-ended')).toMatchObject({ rules: ['KD-END-03'] })
  })
})

describe('who wins', () => {
  const left = (words: Partial<ModelWords>) => {
    const battle = end()
      .a('Ann', { at: [10, 10], ...words })
      .b('Bob', { at: [40, 40] })
    return pointsLeft(battle.state, 'a')
  }

  test('KD-END-05 the player with the highest points value left on the table wins', () => {
    const battle = end()
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [20, 10] })
      .b('Bob', { at: [40, 40], profile: 'unyielding-infantry' })
    expect(battle.battle.result).toMatchObject({
      winner: 'a',
      scores: [
        { side: 'a', score: 20 },
        { side: 'b', score: 16 },
      ],
    })
  })

  test('KD-END-06 KD-RUL-05 a survivor counts its full price whatever its Wounds; the slain and the fled count nothing', () => {
    expect(left({ profile: 'brute-monster', wounds: 1, rules: ['stout'] })).toBe(55)
    expect(left({ rank: 'hero', gear: ['arquebus'], wounds: 1 })).toBe(35)
    expect([left({ where: 'slain' }), left({ where: 'fled' })]).toEqual([0, 0])
  })

  test('KD-END-07 a model that has lost its steed counts as the Infantry model it has become', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING], mounted: true, rank: 'champion', gear: ['shield'] })
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 6])
    expect(pointsLeft(battle.state, 'b')).toBe(31)
    battle.charges('Ann').attacks('Ann', 'Bob')
    expect(pointsLeft(battle.state, 'b')).toBe(21)
  })

  test('KD-END-08 an undestroyed chassis counts its price', () => {
    expect(left({ profile: 'catapult' })).toBe(60)
  })

  test('KD-END-09 KD-RUL-06 equal highest values are a draw', () => {
    const battle = end()
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
    expect(battle.battle.result).toEqual({
      reason: expect.stringMatching(/10/),
      scores: [
        { side: 'a', score: 10 },
        { side: 'b', score: 10 },
      ],
    })
  })
})

describe('objectives', () => {
  const marker = { x: inches(24), y: inches(24) }
  const field = () => end({ scenario: 'objectives', objectives: [[24, 24]] })

  test('KD-END-10 KD-RUL-07 an objective is held by the player with more models within 3" of it than any other', () => {
    const held = field()
      .a('Ann', { at: [24, 24 + 3 + TOUCHING / 2] })
      .b('Bob', { at: [40, 40] })
    expect(holderOf(held.state, marker)).toBe('a')
    const off = field()
      .a('Ann', { at: [24, 24 + 3.01 + TOUCHING / 2] })
      .b('Bob', { at: [40, 40] })
    expect(holderOf(off.state, marker)).toBeUndefined()
    const even = field()
      .a('Ann', { at: [24, 22] })
      .b('Bob', { at: [24, 26] })
    expect(holderOf(even.state, marker)).toBeUndefined()
  })

  test('KD-END-10 a chassis does not count, each member of a chariot’s crew does', () => {
    const battle = field()
      .a('Wain', { profile: 'small-chariot', at: [24, 22], crew: ['One', 'Two'] })
      .a('One', {})
      .a('Two', {})
      .b('Bob', { at: [24, 26] })
      .b('Gun', { profile: 'catapult', at: [27, 24] })
    expect(holderOf(battle.state, marker)).toBe('a')
    const even = field()
      .a('Ann', { at: [24, 22] })
      .a('Gun', { profile: 'catapult', at: [27, 24] })
      .b('Bob', { at: [24, 26] })
    expect(holderOf(even.state, marker)).toBeUndefined()
  })

  test('KD-END-04 KD-RUL-06 whoever holds the most objectives at the end wins, and equality is a draw', () => {
    const markers = [
      [12, 24],
      [24, 24],
      [36, 24],
    ]
    const battle = end({ scenario: 'objectives', objectives: markers })
      .a('Ann', { at: [12, 24] })
      .a('Abe', { at: [24, 24] })
      .b('Bob', { at: [36, 24], profile: 'brute-monster' })
    expect(battle.battle.result).toMatchObject({ winner: 'a' })
    const even = end({ scenario: 'objectives', objectives: markers })
      .a('Ann', { at: [12, 24] })
      .b('Bob', { at: [36, 24], profile: 'brute-monster' })
    expect(even.battle.result?.winner).toBeUndefined()
  })
})

describe('teams', () => {
  test('KD-ARMY-09 KD-RUL-03 models of the own team are friends', () => {
    const sides = [
      { id: 'a', name: 'North', team: 'one' },
      { id: 'b', name: 'South', team: 'two' },
      { id: 'c', name: 'East', team: 'one' },
    ]
    const battle = skirmish({ sides })
      .a('Ann', { at: [20, 20] })
      .put('Cal', 'c', { at: [20, 20 + TOUCHING] })
      .b('Bob', { at: [40, 40] })
    expect(battle.actionsOf('Ann')).toEqual(['run', 'charge', 'disengage'])
    const foes = skirmish({ sides: sides.map(({ team: _team, ...side }) => side) })
      .a('Ann', { at: [20, 20] })
      .put('Cal', 'c', { at: [20, 20 + TOUCHING] })
      .b('Bob', { at: [40, 40] })
    expect(foes.actionsOf('Ann')).toEqual(['charge', 'disengage'])
  })
})

describe('names', () => {
  test('KD-RUL-81 the book has no title: the game goes by a working name, and says so', () => {
    expect(knockdown.about).toMatchObject({ name: 'Knockdown', credit: expect.stringMatching(/working name/) })
  })
})
