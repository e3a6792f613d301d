import { named, namedThing, rollFor, text, type FigureView } from '@muster/engine'
import { expect, test } from 'vitest'
import { Names } from '../src/history/names.ts'

const figure = (id: string, name: string, side: string, number?: number) =>
  ({ id, name, side, ...(number !== undefined && { number }) }) as FigureView

test('figures are called what the table calls them', () => {
  const names = new Names()
  names.learn([
    figure('Archer a1', 'Archer', 'a', 1),
    figure('Archer a12', 'Archer', 'a', 12),
    figure('Maud b1', 'Maud', 'b'),
  ])
  const line = text`${named('Archer a12')} shoots at ${named('Maud b1')}, ${named('Archer a1')} does not.`
  expect(names.word(line)).toBe('Archer 12 shoots at Maud, Archer 1 does not.')
})

const sides = (a: string, b: string) => [
  { id: 'a', name: a, figures: 1, score: '' },
  { id: 'b', name: b, figures: 1, score: '' },
]

test('where both sides field the same figure, its side is named, or the rules’ own names stay', () => {
  const names = new Names()
  names.learn([figure('Orc a1', 'Orc', 'a', 1), figure('Orc b1', 'Orc', 'b', 1)], sides('Red Tusks', 'The Hold'))
  const line = text`${named('Orc a1')} strikes ${named('Orc b1')}`
  expect(names.word(line)).toBe('Orc 1 of Red Tusks strikes Orc 1 of The Hold')
  names.learn([], sides('The Hold', 'The Hold'))
  expect(names.word(line)).toBe('Orc a1 strikes Orc b1')
})

test('lines that say the same of several name them as the table does', () => {
  const names = new Names()
  names.learn([figure('Orc a1', 'Orc', 'a', 1)])
  const line = {
    text: text`${named('Orc a1')} moves.`,
    figures: ['Orc a1'],
    weight: 'minor' as const,
    alike: { who: named('Orc a1'), does: 'move' },
  }
  expect(names.word(line)).toMatchObject({ text: 'Orc 1 moves.', figures: ['Orc a1'], alike: { who: 'Orc 1' } })
})

test('whatever somebody is called, a plain word that reads like an id is left alone', () => {
  const names = new Names()
  names.learn([figure('Orc a1', 'Orc', 'a')])
  expect(names.word(text`The song "Orc a1" is sung by ${named('Orc a1')}.`)).toBe('The song "Orc a1" is sung by Orc.')
})

test('what dice are for is said in the words of the game, and names terrain as the table does', () => {
  const names = new Names()
  const rolls = { rolls: { cover: 'Past cover' } }
  names.learn([figure('Ann a1', 'Ann', 'a')])
  const past = rollFor('cover', text`${named('Ann a1')} past ${namedThing('wood-7', 'the Holt')}`)
  expect(names.purpose(past, rolls)).toBe('Past cover: Ann past the Holt')
  expect(names.purpose(rollFor('lead'), rolls)).toBe('lead')
})
