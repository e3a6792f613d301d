import { expect, test } from 'vitest'
import { chaptersOf, countRules, findRules } from './find-rules.ts'

const BOOK = [
  { id: 'XX-MOVE-01', chapter: 'Movement', text: 'A figure moves up to its Speed.' },
  { id: 'XX-HIT-01', chapter: 'Attacks', text: 'Roll a die for each blow.' },
  { id: 'XX-MOVE-02', chapter: 'Movement', text: 'Difficult ground halves its Speed.' },
]
const ids = (query: string) => findRules(chaptersOf(BOOK), query).flatMap(({ rules }) => rules.map(({ id }) => id))

test('rules stand by chapter, in the order of the book', () => {
  expect(chaptersOf(BOOK).map(({ name, rules }) => [name, rules.length])).toEqual([
    ['Movement', 2],
    ['Attacks', 1],
  ])
})

test('a search finds rules by several words, by ID and by chapter', () => {
  expect(ids('speed GROUND')).toEqual(['XX-MOVE-02'])
  expect(ids('xx-hit')).toEqual(['XX-HIT-01'])
  expect(ids('movement')).toEqual(['XX-MOVE-01', 'XX-MOVE-02'])
  expect(countRules(findRules(chaptersOf(BOOK), 'dragon'))).toBe(0)
  expect(countRules(findRules(chaptersOf(BOOK), '  '))).toBe(3)
})
