import { expect, test } from 'vitest'
import {
  joined,
  listedNames,
  named,
  namedThing,
  purposeKey,
  rollFor,
  text,
  withinSentence,
  worded,
  type Namer,
} from '../src/index.ts'

const NAMER: Namer = { figure: (id) => `Archer ${id.slice(1)}`, thing: ({ name }) => name }

test('a text that names nobody is a plain string', () => {
  expect(text`${3} dice ${'fall'}.`).toBe('3 dice fall.')
})

test('a text names figures by their ids, and whoever shows it says what they are called', () => {
  const line = text`${named('a1')} shoots at ${named('b2')}.`
  expect(line).toEqual({ words: [{ figure: 'a1' }, ' shoots at ', { figure: 'b2' }, '.'] })
  expect(worded(line)).toBe('a1 shoots at b2.')
  expect(worded(line, NAMER)).toBe('Archer 1 shoots at Archer 2.')
})

test('a text within a text is one text', () => {
  const inner = text`${named('a1')} falls`
  expect(text`Look: ${inner}!`).toEqual({ words: ['Look: ', { figure: 'a1' }, ' falls!'] })
})

test('a name that reads like an id is left alone', () => {
  expect(worded(text`The song of a1: ${named('a1')}`, NAMER)).toBe('The song of a1: Archer 1')
})

test('names are listed and joined as words are, and a small letter changes no name', () => {
  expect(worded(listedNames(['a1', 'a2', 'a3']), NAMER)).toBe('Archer 1, Archer 2 and Archer 3')
  expect(worded(listedNames(['a1', 'a2'], 'or'), NAMER)).toBe('Archer 1 or Archer 2')
  expect(worded(joined([named('a1'), 'the rest'], '; '), NAMER)).toBe('Archer 1; the rest')
  expect(withinSentence('Nobody')).toBe('nobody')
  expect(worded(withinSentence(text`The ${named('A1')}`))).toBe('the A1')
  expect(worded(withinSentence(text`${named('A1')} falls`))).toBe('A1 falls')
})

test('every text in some data is put into words; what holds none stays the same object', () => {
  const place = { at: { x: 1, y: 2 } }
  const data = { prompt: text`${named('a1')}?`, options: [{ id: 'a1', label: named('a1') }], place }
  const shown = worded(data, NAMER)
  expect(shown).toEqual({ prompt: 'Archer 1?', options: [{ id: 'a1', label: 'Archer 1' }], place })
  expect(shown.place).toBe(place)
  expect(worded(place)).toBe(place)
})

test('the purpose of a roll is written by ids on a tape, and by names for people', () => {
  const cover = rollFor('cover', text`${named('a1')}, ${namedThing('wood-7', 'the Holt')}`)
  expect(purposeKey(cover)).toBe('cover: a1, wood-7')
  expect(worded(cover.about, NAMER)).toBe('Archer 1, the Holt')
  expect(purposeKey(rollFor('lead'))).toBe('lead')
})
