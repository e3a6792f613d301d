import { expect, test } from 'vitest'
import { chanceText, tellingChance } from './telling-chance.ts'

const HIT = { label: 'hit', chance: 0.44 }

test('of an attack that can slay, the chance to slay is told', () => {
  expect(tellingChance([HIT, { label: 'slay', chance: 0.01 }])?.label).toBe('slay')
})

test('of an attack that can only wound, the chance to wound is told', () => {
  expect(tellingChance([HIT, { label: 'wound', chance: 0.07 }, { label: 'slay', chance: 0 }])?.label).toBe('wound')
})

test('of an attack that can do nothing, it is told that it cannot slay', () => {
  expect(
    tellingChance([
      { label: 'hit', chance: 0 },
      { label: 'slay', chance: 0 },
    ]),
  ).toEqual({ label: 'slay', chance: 0 })
  expect(tellingChance([])).toBeUndefined()
})

test('a number alone is the chance of what one wants, anything less is named', () => {
  expect(chanceText([HIT, { label: 'wound', chance: 0.5 }, { label: 'slay', chance: 0.1 }])).toBe('10 %')
  expect(chanceText([HIT, { label: 'wound', chance: 0.5 }, { label: 'slay', chance: 0 }])).toBe('wound 50 %')
  expect(chanceText([])).toBeUndefined()
})
