/** Army lists as a whole: the game they need, their points, and what is wrong in which army. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { armiesComplaints, checkArmy } from '../../src/army/check-army.ts'
import { game } from '../../src/game.ts'
import { armyOf, planOf } from '../opening.ts'
import { artifact, champion } from './design.ts'

const GUARDS = { name: 'Guards', count: 4, upgrades: ['light-armour'] }
const GHOSTS = { name: 'Ghosts', count: 2, traits: ['ethereal'] }
const army = (...units: readonly object[]): Json => armyOf('Host', ...(units as Json[]))
const wrong = (armies: readonly Json[], options = {}) =>
  armiesComplaints(planOf(armies, { options })).map(({ rule, where }) => [rule, where])

describe('simple and advanced units together', () => {
  test('SF-EQ-06 one advanced unit among simple ones makes it an army of the advanced game', () => {
    const advanced = { mode: 'advanced' }
    expect(checkArmy(army(GUARDS, GUARDS)).needs).toBeUndefined()
    expect(checkArmy(army(GUARDS, GHOSTS)).needs).toEqual(advanced)
    expect(checkArmy(army(champion(), GUARDS)).needs).toEqual(advanced)
  })

  test('SF-EQ-06 the basic game names each advanced unit, and only those', () => {
    const armies = [army(GUARDS, GHOSTS), army(champion(), GUARDS, GHOSTS)]
    expect(wrong(armies)).toEqual([
      ['SF-EQ-06', 'sides.0.army.units.1'],
      ['SF-EQ-06', 'sides.1.army.units.0'],
      ['SF-EQ-06', 'sides.1.army.units.2'],
    ])
    expect(wrong(armies, { mode: 'basic' })).toHaveLength(3)
    expect(wrong(armies, { mode: 'advanced' })).toEqual([])
    expect(() => game.setUp(planOf(armies))).toThrow(/Ghosts belongs to the advanced game/)
  })

  test('SF-DES-01 the report counts models and points of simple and advanced units alike', () => {
    expect(checkArmy(army(GUARDS, champion()))).toMatchObject({
      points: 4 * 2 + 4,
      figures: 5,
      entries: [
        { name: 'Guards', count: 4, points: 2 },
        { name: 'Hadumar', count: 1, points: 4 },
      ],
    })
  })

  test('SF-CARD-01 of a printed card only the number of models is checked', () => {
    const odd = { name: 'Odd', count: 3, upgrades: ['light-armour', 'tough'] }
    const rules = (unit: object) => checkArmy(army(GUARDS, unit)).complaints.map(({ rule, where }) => [rule, where])
    expect(rules(odd)).toEqual([['SF-DES-09', expect.stringContaining('units.1')]])
    expect(rules({ ...odd, printed: {} })).toEqual([])
    expect(rules({ ...odd, count: 1, printed: {} })).toEqual([['SF-CARD-01', 'units.1.count']])
  })
})

describe('both armies of a battle', () => {
  const shield = (name: string) =>
    champion({ name, items: [artifact('legendary', ['magic-save'], 'Shield of Angels')] })
  const options = { mode: 'advanced' }

  test('SF-ENCH-03 the second legendary shield is a fault of the army that brings it', () => {
    expect(wrong([army(shield('Hadumar')), army(GUARDS, shield('Rolf'))], options)).toEqual([
      ['SF-ENCH-03', 'sides.1.army.units.1.items'],
    ])
    expect(wrong([army(shield('Hadumar')), army(GUARDS)], options)).toEqual([])
  })

  test('SF-ENCH-03 two of them in one army are told once', () => {
    expect(wrong([army(shield('Hadumar'), GUARDS, shield('Rolf')), army(GUARDS)], options)).toEqual([
      ['SF-ENCH-03', 'sides.0.army.units.2.items'],
    ])
  })

  test('SF-RUL-46 the limit is 60 points unless the players agree on another', () => {
    const large = army(...Array.from({ length: 8 }, () => GUARDS))
    const small = army(GUARDS)
    expect(checkArmy(large).points).toBe(64)
    expect(wrong([small, large])).toEqual([['SF-RUL-46', 'sides.1.army.units']])
    expect(wrong([small, large], { limit: 63 })).toHaveLength(1)
    expect(wrong([small, large], { limit: 64 })).toEqual([])
  })

  test('SF-RUL-46 an army has at least one unit', () => {
    expect(wrong([army(), army(GUARDS)])).toEqual([['SF-RUL-46', 'sides.0.army.units']])
  })
})
