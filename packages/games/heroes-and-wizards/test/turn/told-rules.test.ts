/** What is told of a battle names the rule that decided it, and nothing is told that did not happen. */
import { point as at } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { opening, mob, planOf } from '../opening.ts'
import { skirmish } from '../skirmish.ts'

const point = (x: number, y: number) => at(x * 2540, y * 2540)
const two = [mob('A'), mob('B')]

describe('setting up', () => {
  test('HW-SETUP-02 a scenario that was rolled cites the die, one that was agreed its own rule', () => {
    const rolled = opening(planOf(two), ['scenario', 1])
    expect(rolled.told('scenario-set')).toMatchObject({ rolled: true, rules: ['HW-SETUP-02'] })
    const agreed = opening(planOf(two, { scenario: 'pitched-battle' }))
    expect(agreed.told('scenario-set')).toMatchObject({ rolled: false })
    expect(agreed.told('scenario-set').rules).not.toContain('HW-SETUP-02')
  })

  test('HW-RUL-32 nobody is said to be left out where everybody has room', () => {
    const battle = opening(
      planOf(two, { scenario: 'pitched-battle' }),
      ['deployment: North', 1],
      ['deployment: South', 2],
    )
    while (battle.decision.what !== 'go-first' && battle.decision.what !== 'deploy')
      battle.answer(battle.decision.default)
    battle.answer(battle.decision.default)
    expect(battle.events.some(({ is }) => is === 'deployed')).toBe(true)
    expect(battle.events.some(({ is }) => is === 'left-out')).toBe(false)
  })

  test('HW-RESC-03 the winged Hero in the prison has the best of every number and is not Mighty', () => {
    const battle = opening(planOf(two, { scenario: 'rescue' }), ['item: Prisoner b1', 1]).picks('winged-hero')
    expect(battle.told('prisoner-named')).toMatchObject({
      rank: 'hero',
      profile: { movement: 'fly', melee: 5, shooting: 5, armour: 5, twoWeapons: true, mighty: false },
    })
  })
})

describe('the end', () => {
  test('HW-TURN-06 HW-RUL-92 after turn 6 the last turn is cited, before it the rule that ends a battle early', () => {
    const last = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 6])
      .pairs(['Ann', 'Bob'])
      .pairs()
    expect(last.told('battle-ended').rules).toEqual(['HW-TURN-06'])
    const early = skirmish({ stage: 'move', turn: 3 })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [30, 30] })
      .picks('concede')
    expect(early.told('battle-ended').rules).toEqual(['HW-RUL-92'])
  })
})

describe('Fireball', () => {
  test('HW-SPELL-10 a base the circle just touches is caught, one a hair farther off is not', () => {
    const burst = (y: number) =>
      skirmish({ stage: 'magic', turn: 6 })
        .a('Mage', { at: [2, 10], rank: 'wizard', spells: ['fireball', 'fireball'] })
        .b('Bob', { at: [12, y] })
        .b('Ben', { at: [40, 40] })
        .picks('Mage|fireball')
        .answer({ at: point(12, 10) })
        .told('fireball-burst').caught
    expect(burst(12)).toEqual(['Bob'])
    expect(burst(12.02)).toEqual([])
  })
})

describe('Battle Axe of Slaughter', () => {
  test('HW-ITEM-04 HW-ITEM-05 a sweep cites the Axe and names everybody it hits besides the target', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Hero', { rank: 'hero', item: 'battle-axe-of-slaughter', melee: 3, at: [10, 10] })
      .b('East', { armour: 2, at: [11, 10] })
      .b('South', { armour: 2, at: [10, 11] })
      .rolls(['hit: Hero at South', 1], ['save: South', 1], ['save: East', 1])
      .pairs(['Hero', 'South'])
      .pairs()
    expect(battle.told('swept')).toMatchObject({ by: 'Hero', at: ['East'], rules: ['HW-ITEM-04', 'HW-ITEM-05'] })
  })
})
