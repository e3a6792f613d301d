import { expect, test } from 'vitest'
import { optionId, optionIdOf, optionParts } from '../src/index.ts'

test('an option id is read back as it was made, whatever characters a name contains', () => {
  for (const parts of [
    ['Ann', 'shoot'],
    ['Ann', 'mount', 'Horse'],
    ['A|b', 'mount', 'Ho\\rse|'],
    ['\\|', '', '|'],
  ]) {
    expect(optionParts(optionId(...parts))).toEqual(parts)
    const [who = '', ...rest] = parts
    expect(optionIdOf(who, optionId(...rest))).toBe(optionId(...parts))
  }
})

test('different parts never make the same id', () => {
  expect(optionId('A|b', 'c')).not.toBe(optionId('A', 'b|c'))
  expect(optionId('A\\', 'b')).not.toBe(optionId('A\\|b'))
})
