import { expect, test } from 'vitest'
import type { AwaitedDice } from '@muster/session'
import { facesOf } from './dice-entry.ts'

const handful: AwaitedDice = { purpose: 'Attack', by: 'a', count: 4, sides: 6, succeeds: [5, 6], isCounted: true }

test('a number of successes is written down as so many dice that succeed, and the rest that fail', () => {
  expect(facesOf(handful, 3)).toEqual([6, 6, 6, 1])
  expect(facesOf({ ...handful, succeeds: [1, 2] }, 1)).toEqual([2, 3, 3, 3])
  expect(facesOf(handful, 0)).toEqual([1, 1, 1, 1])
})

test('more successes than dice, or any where none are possible, are no answer', () => {
  expect(facesOf(handful, 5)).toBeUndefined()
  expect(facesOf(handful, -1)).toBeUndefined()
  expect(facesOf({ ...handful, succeeds: [] }, 1)).toBeUndefined()
  expect(facesOf({ ...handful, succeeds: [1, 2, 3, 4, 5, 6] }, 3)).toBeUndefined()
})

test('where each face is read, no number of successes is an answer', () => {
  const { isCounted: _, ...read } = handful
  expect(facesOf(read, 2)).toBeUndefined()
})
