/** What the bots expect of an attack comes from the dice of the rules. */
import { describe, expect, test } from 'vitest'
import { expectedLosses } from '../../src/advice/chances.ts'
import { forceOf } from '../../src/advice/forces.ts'
import { chancesOf } from '../../src/forecasts/attack-odds.ts'
import { circumstancesOf } from '../../src/rules/advantage/attack-circumstances.ts'
import { expectedValue } from '../../src/rules/dice/distribution.ts'
import { unitOf } from '../../src/state/figures.ts'
import { assault } from '../fight.ts'
import { row, type UnitWords } from '../skirmish.ts'

const orcs: UnitWords = { at: row(3, [4, 11]), scrum: 1 }
const elves: UnitWords = { at: row(8, [4, 12]), scrum: 1, melee: { attack: 4, save: 4 } }
const led = (more: UnitWords = {}): UnitWords => ({
  type: 'champion',
  host: 'Orcs',
  at: [[4, 9.5]],
  scrum: 1,
  melee: { attack: 3, save: 4 },
  ...more,
})
const enchanted = (is: string, roll: string): UnitWords => ({
  items: [{ is, grade: 'rare', name: 'Rare', rolls: [roll] }],
})

describe('with fewer dice than models and no points, the bots expect what the forecast says', () => {
  test.each<[string, UnitWords, UnitWords]>([
    ['of a Champion who rolls a die of its own', led(), elves],
    ['of a Champion who came too late to attack', led({ late: true }), elves],
    ['of an Enchanted Weapon', led(enchanted('weapon', 'melee-attack')), elves],
    [
      'of an Enchanted Weapon against those who have no Save from it',
      led(enchanted('weapon', 'melee-attack')),
      { ...elves, traits: ['ethereal'] },
    ],
    ['of units without a Save', led(), { ...elves, melee: { attack: 4 } }],
  ])('%s', (_, hero, target) => {
    const { state } = assault('Orcs').a('Orcs', orcs).a('Hero', hero).b('Elves', target)
    const force = (id: string) => forceOf(state, unitOf(state, id))
    const { losses, points } = chancesOf(state, circumstancesOf(state, { by: 'Orcs', at: 'Elves', kind: 'melee' }))
    expect(points).toEqual({ attacker: 0, defender: 0 })
    expect(expectedLosses(state, force('Orcs'), force('Elves'), 'melee', true)).toBeCloseTo(expectedValue(losses), 10)
  })
})
