import { expect, test } from 'vitest'
import { GAMES } from '../games/games.ts'
import { findTerms, termsIn } from './find-terms.ts'

const GLOSSARY = { mastery: ['X-01'], 'Spear Mastery': ['X-02'], prone: ['X-03'] }

test('words of the rules are found whatever their case, the longest first', () => {
  expect(findTerms('Spear Mastery: it falls Prone.', GLOSSARY)).toEqual([
    { text: 'Spear Mastery', word: 'Spear Mastery' },
    { text: ': it falls ' },
    { text: 'Prone', word: 'prone' },
    { text: '.' },
  ])
})

test('parts of other words are none', () => {
  expect(termsIn('pronely and apron', GLOSSARY)).toEqual([])
  expect(termsIn('prone, prone and prone', GLOSSARY)).toEqual(['prone'])
})

test('every word of every game leads to rules in its book', async () => {
  for (const game of GAMES) {
    const { glossary, rulebook } = await game.load()
    const known = new Set(rulebook.map(({ id }) => id))
    expect(Object.keys(glossary).length, game.id).toBeGreaterThan(0)
    for (const [word, rules] of Object.entries(glossary))
      expect(rules.length > 0 && rules.every((rule) => known.has(rule)), `${game.id}: ${word}`).toBe(true)
  }
})
