import { inches } from '@muster/table'
import { expect, test } from 'vitest'
import { counted, fineInches, listed, readsAsZero } from '../src/index.ts'

test('one is one and everything else is many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'battle'))).toEqual(['0 battles', '1 battle', '2 battles'])
  expect([1, 3].map((count) => counted(count, 'die', 'dice'))).toEqual(['1 die', '3 dice'])
})

test('names are listed as people say them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ])
  expect(listed(['5', '6'], 'or')).toBe('5 or 6')
})

test('a shortfall is never printed as zero, however small it is', () => {
  expect([inches(2), inches(0.25), inches(0.1), inches(0.02), 3, 0].map(fineInches)).toEqual([
    '2',
    '0.3',
    '0.1',
    '0.02',
    '0.01',
    '0',
  ])
})

test('a length that would print as 0 inches is not printed', () => {
  expect([0, 100, inches(0.06), inches(1)].map(readsAsZero)).toEqual([true, true, false, false])
})
