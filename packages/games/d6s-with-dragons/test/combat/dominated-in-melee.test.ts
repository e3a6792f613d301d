/** Dominated characters in the Combat Phase: they fight, flank, follow up and disengage for the side in control. */
import { describe, expect, test } from 'vitest'
import { moraleFor } from '../../src/rules/morale/morale.ts'
import { brawl, choices, isAsked } from '../brawl.ts'
import { skirmish } from '../skirmish.ts'

const DOMINATED = { conditions: ['dominated'] } as const

describe('flanking', () => {
  const around = (amy: object, bea: object = {}) =>
    brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], fight: 4 })
      .b('Bob', { at: [10, 11], fight: 1, toughness: 10 })
      .a('Amy', { at: [10, 12], now: { action: false }, ...amy })
      .b('Bea', { at: [11, 11], now: { action: false }, ...bea })
      .melee('Ann', 'Bob', 'Amy', 'Bea')

  test('DD-RUL-88 DD-FLK-03: a dominated friend on the other side of the enemy flanks nobody', () => {
    const both = around({}).rolls(['to hit: Ann at Bob', 5], ['to wound: Ann at Bob', 6])
    both.picks('Ann|attack|Bob|blade').rolledEverything()
    const alone = around(DOMINATED).rolls(['to hit: Ann at Bob', 5])
    alone.picks('Ann|attack|Bob|blade').rolledEverything()
  })

  test('DD-RUL-88 DD-FLK-03: an enemy under control helps to flank its own friend', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], fight: 4 })
      .b('Bob', { at: [10, 11], fight: 1, toughness: 10 })
      .b('Bea', { at: [10, 12], now: { action: false }, ...DOMINATED })
      .melee('Ann', 'Bob', 'Bea')
      .rolls(['to hit: Ann at Bob', 5], ['to wound: Ann at Bob', 6])
    expect(choices(s)).not.toContain('Ann|attack|Bea|blade')
    s.picks('Ann|attack|Bob|blade').rolledEverything()
  })
})

describe('the moves after a melee', () => {
  test('DD-RUL-88 DD-FOL-01: the side in control moves a dominated character that follows up', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .b('Bob', { at: [10, 10], ...DOMINATED })
      .melee('Bob')
    isAsked(s, 'follow-up', 'a')
  })

  test('DD-RUL-88 DD-RUL-46: the side in control moves a dominated character that disengages', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .b('Bob', { at: [10, 10], now: { disengages: true, action: false }, ...DOMINATED })
      .b('Bea', { at: [10, 11.2], now: { action: false } })
      .melee('Bob', 'Bea')
    isAsked(s, 'disengage', 'a')
  })
})

describe('Morale', () => {
  test('DD-RUL-88 DD-RUL-52: a leader does not lend its Morale to a friend the enemy controls', () => {
    const led = (ann: object) => {
      const s = skirmish()
        .a('Lea', { at: [10, 10], morale: 11, traits: ['leader'] })
        .a('Ann', { at: [10, 13], morale: 6, ...ann })
        .b('Bob', { at: [22, 22] })
      return moraleFor(s.state, s.of('Ann')).total
    }
    expect(led({})).toBe(11)
    expect(led(DOMINATED)).toBe(6)
  })

  test('DD-RUL-52: a leader that has been slain leads nobody', () => {
    const s = skirmish()
      .a('Lea', { at: [10, 10], morale: 11, traits: ['leader'], where: 'slain' })
      .a('Ann', { at: [10, 13], morale: 6 })
      .b('Bob', { at: [22, 22] })
    expect(moraleFor(s.state, s.of('Ann')).total).toBe(6)
  })

  test.each([
    [11, [6, 6], 'fled'],
    [2, [1, 1], 'standing'],
  ] as const)('DD-MOR-05: Morale %i against a roll of %j: %s', (morale, [one, two], where) => {
    const s = skirmish({ stage: 'morale', sides: [{ id: 'a', starting: 4 }, { id: 'b' }] })
      .a('Ann', { at: [4, 4], morale })
      .a('Amy', { at: [8, 4], morale: 12 })
      .b('Bob', { at: [4, 20] })
      .rolls(['morale: Ann', one, two])
      .rolledEverything()
    expect(s.of('Ann').where).toBe(where)
  })
})
