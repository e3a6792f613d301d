import { expect, test } from 'vitest'
import { comparedRows } from './compare.tsx'

const card = (name: string, points: number, speed: string | undefined, words: readonly string[]) => ({
  name,
  points,
  stats: speed === undefined ? [] : [{ label: 'Speed', value: speed }],
  words: words.map((word) => ({ name: word, text: '' })),
})

test('two cards are compared by price, by every number either has, and by the words only one has', () => {
  expect(comparedRows(card('Fanatic', 8, '6″', ['Rampage', 'Fly']), card('Imp', 4, undefined, ['Fly']))).toEqual([
    { label: 'Points', values: ['8', '4'] },
    { label: 'Speed', values: ['6″', '–'] },
    { label: 'Only here', values: ['Rampage', '–'] },
  ])
})
