import type { CatalogueItem } from '@muster/engine'
import { circle, MM } from '@muster/table'
import { expect, test } from 'vitest'
import { abilitiesIn, findItems, NO_FILTERS, typesIn, type Filters } from './find-items.ts'

const item = (name: string, points: number, kind: string, words: readonly string[], speed: string): CatalogueItem => ({
  id: name,
  name,
  icon: 'barbute',
  kind,
  base: circle(25 * MM),
  points,
  stats: [{ label: 'Speed', value: speed }],
  words: words.map((word) => ({ name: word, text: '' })),
  can: { move: 6, shoots: false, casts: false, flies: false, leads: false },
})

const CATALOGUE = [
  { id: 'troops', name: 'Troops', items: [item('Fanatic', 8, 'Human, 25 mm', ['Rampage'], '6″')] },
  {
    id: 'beasts',
    name: 'Beasts',
    items: [
      item('Nightmare', 48, 'Fiend, 50 mm', ['Fly', 'Immune to fire'], '12″'),
      item('Imp', 4, 'Fiend', ['Fly'], '–'),
    ],
  },
]

const found = (filters: Partial<Filters>): readonly string[] =>
  findItems(CATALOGUE, { ...NO_FILTERS, ...filters }, undefined).flatMap(({ items }) => items.map(({ name }) => name))

test('what is typed is searched for among those whom the filters leave', () => {
  expect(found({ text: 'fly <10' })).toEqual(['Imp'])
  expect(found({ text: 'fly', type: 'Human' })).toEqual([])
})

test('filters choose by group, type, ability and price, and all of them together', () => {
  expect(found({ group: 'troops' })).toEqual(['Fanatic'])
  expect(found({ type: 'Fiend' })).toEqual(['Nightmare', 'Imp'])
  expect(found({ ability: 'Fly', most: 10 })).toEqual(['Imp'])
  expect(found({ least: 9 })).toEqual(['Nightmare'])
})

test('a sorted list is one group', () => {
  const groups = findItems(CATALOGUE, NO_FILTERS, { by: 'price', isDescending: true })
  expect(groups.map(({ items }) => items.map(({ name }) => name))).toEqual([['Nightmare', 'Fanatic', 'Imp']])
})

test('the filters offer each type and ability once', () => {
  expect(typesIn(CATALOGUE)).toEqual(['Fiend', 'Human'])
  expect(abilitiesIn(CATALOGUE)).toEqual(['Fly', 'Immune to fire', 'Rampage'])
})
