import { expect, test } from 'vitest'
import { facesInRuns, percent } from './numbers.ts'

test('a small chance is not shown as 0 %, nor a great one as 100 %', () => {
  expect(percent(0.002)).toBe('under 1 %')
  expect(percent(0.998)).toBe('over 99 %')
  expect(percent(1)).toBe('100 %')
  expect(percent(0.25)).toBe('25 %')
})

test('three faces or more in a row are written as one', () => {
  expect(facesInRuns([1, 2, 3, 4, 5])).toEqual(['1–5'])
  expect(facesInRuns([5, 6])).toEqual(['5', '6'])
  expect(facesInRuns([1, 4, 5, 6])).toEqual(['1', '4–6'])
  expect(facesInRuns([])).toEqual([])
})
