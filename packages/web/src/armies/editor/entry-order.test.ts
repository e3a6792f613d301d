import type { BuilderEntry } from '@muster/engine'
import { expect, test } from 'vitest'
import { groupedEntries, neighbourOf } from './entry-order.ts'

const ENTRIES = ['troops', 'heroes', 'troops', 'gone'].map((group, place) => ({
  name: `${place}`,
  group,
})) as unknown as readonly BuilderEntry[]
const CATALOGUE = ['heroes', 'beasts', 'troops'].map((id) => ({ id, name: id, items: [] }))

test('entries stand in the groups of the catalogue, and whoever is in none comes last', () => {
  const groups = groupedEntries(ENTRIES, CATALOGUE, 'Others')
  expect(groups.map(({ name, entries }) => [name, entries.map(({ index }) => index)])).toEqual([
    ['heroes', [1]],
    ['troops', [0, 2]],
    ['Others', [3]],
  ])
})

test('an entry moves past the next of its own group, and not out of it', () => {
  expect(neighbourOf(ENTRIES, 0, 1)).toBe(2)
  expect(neighbourOf(ENTRIES, 2, -1)).toBe(0)
  expect(neighbourOf(ENTRIES, 2, 1)).toBeUndefined()
  expect(neighbourOf(ENTRIES, 1, -1)).toBeUndefined()
})
