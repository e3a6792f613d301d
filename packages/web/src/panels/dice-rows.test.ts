import { expect, test } from 'vitest'
import type { DiceThrow } from '@muster/session'
import { diceRows, dieSize, joinedThrows } from './dice-rows.ts'

const thrown: DiceThrow = {
  purpose: 'Attack',
  by: 'a',
  sides: 6,
  faces: [1, 6, 4, 2, 5],
  succeeds: [4, 5, 6],
  results: { passes: 'hit', fails: 'miss' },
}

test('dice are sorted into those that succeed and those that fail, the highest first', () => {
  expect(diceRows(thrown)).toEqual([
    { id: 'passes', faces: [6, 5, 4], word: 'hit' },
    { id: 'fails', faces: [2, 1], word: 'miss' },
  ])
})

test('a row without dice is left out, and dice that are only read lie as they fell', () => {
  expect(diceRows({ ...thrown, faces: [4, 6] }).map(({ id }) => id)).toEqual(['passes'])
  const { succeeds: _, ...read } = thrown
  expect(diceRows(read)).toEqual([{ id: 'all', faces: thrown.faces }])
})

test('more than thirty dice are drawn smaller', () => {
  expect([1, 24, 31].map(dieSize)).toEqual(['large', 'usual', 'small'])
})

test('throws for the same purpose, one after another, lie together', () => {
  const wound: DiceThrow = {
    purpose: 'To wound: Giant at Knight 2',
    by: 'a',
    sides: 6,
    faces: [3],
    succeeds: [1, 2, 3],
  }
  const other: DiceThrow = { ...wound, purpose: 'To wound: Giant at Knight 3' }
  const harder: DiceThrow = { ...wound, succeeds: [1] }
  const faces = (throws: readonly DiceThrow[]) => joinedThrows(throws).map((one) => one.faces)
  expect(faces([wound, { ...wound, faces: [5] }, other])).toEqual([[3, 5], [3]])
  expect(faces([wound, harder, wound])).toEqual([[3], [3], [3]])
  const { succeeds: _, ...read } = wound
  expect(faces([read, read])).toEqual([[3], [3]])
})
