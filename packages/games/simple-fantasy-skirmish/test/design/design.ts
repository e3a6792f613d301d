/** Designs for the tests: plain Troops unless told otherwise, and their cards. */
import { checkArmy } from '../../src/army/check-army.ts'
import { cardOfEntry, readArmyList } from '../../src/army/army-list.ts'
import type { Card, CardGrid } from '../../src/state/card.ts'

export type Words = { readonly [key: string]: unknown }

const listOf = (units: readonly Words[]): unknown => ({
  name: 'Host',
  units: units.map((unit) => ({ name: 'Guards', count: 6, ...unit })),
})

/** The card of a unit as an army list says it. */
export function card(words: Words = {}): Card {
  const [sheet] = readArmyList(listOf([words])).units
  if (!sheet) throw new Error('no unit in the list')
  return cardOfEntry(sheet)
}

export const grid = (words: Words = {}): CardGrid => card(words).grid

/** The rules a list breaks, in order. */
export const broken = (...units: readonly Words[]): string[] =>
  checkArmy(listOf(units), 1000).complaints.map(({ rule }) => rule)

export const pointsOf = (...units: readonly Words[]): number => checkArmy(listOf(units), 1000).points

export const champion = (words: Words = {}): Words => ({
  name: 'Hadumar',
  type: 'champion',
  count: 1,
  upgrades: ['heavy-armour'],
  ...words,
})
export const weapon = (grade: string, roll: string, name = 'Blade'): Words => ({
  is: 'weapon',
  grade,
  name,
  rolls: [roll],
})
export const artifact = (grade: string, rolls: readonly string[], name = 'Charm'): Words => ({
  is: 'artifact',
  grade,
  name,
  rolls,
})
