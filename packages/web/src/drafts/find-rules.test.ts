import { changedRules, newRules, sameRules, type GameKit } from '@muster/engine'
import { expect, test } from 'vitest'
import { chaptersOf, countRows, countRules, findRules, firstRule } from './find-rules.ts'

const kit = (rules: { readonly [id: string]: string }) =>
  ({
    rulebook: Object.entries(rules).map(([id, text]) => ({ id, text, chapter: '' })),
  }) as unknown as GameKit<unknown>

const chapters = chaptersOf({
  earlier: kit({ 'A-1': 'The slowest move first.', 'A-2': 'A blade cuts.' }),
  later: kit({ 'B-1': 'The fastest move first.', 'B-2': 'A blade cuts.', 'B-3': 'Spells burn.' }),
  comparison: [
    { name: 'Order', rows: [changedRules('A-1', 'B-1', 'It was turned round.')] },
    { name: 'Arms', rows: [sameRules('A-2', 'B-2'), newRules('B-3', 'Magic is new.')] },
  ],
})

const found = (...wanted: readonly [Parameters<typeof findRules>[1], string]) =>
  findRules(chapters, ...wanted).map(({ name, rows }) => `${name} ${rows.length}`)

test('rules are found by their words, their IDs, the difference and the chapter, whatever the case', () => {
  expect(found('all', '')).toEqual(['Order 1', 'Arms 2'])
  expect(found('all', 'SLOWEST')).toEqual(['Order 1'])
  expect(found('all', 'b-3')).toEqual(['Arms 1'])
  expect(found('all', 'turned')).toEqual(['Order 1'])
  expect(found('all', 'arms')).toEqual(['Arms 2'])
})

test('every word must be there, in whichever draft', () => {
  expect(found('all', 'slowest fastest')).toEqual(['Order 1'])
  expect(found('all', 'slowest blade')).toEqual([])
})

test('a filter keeps what became of the rules so, and goes together with a search', () => {
  expect(found('differs', '')).toEqual(['Order 1'])
  expect(found('same', '')).toEqual(['Arms 1'])
  expect(found('only-later', 'blade')).toEqual([])
  expect(found('only-earlier', '')).toEqual([])
})

test('entries and rules are counted, and a chapter begins with its first rule', () => {
  expect([countRows(chapters), countRows(chapters, 'same'), countRules(chapters)]).toEqual([3, 1, 5])
  expect(chapters.map(firstRule)).toEqual(['A-1', 'A-2'])
})
