import { expect, test } from 'vitest'
import { percent } from './numbers.ts'

test('a small chance is not shown as 0 %, nor a great one as 100 %', () => {
  expect(percent(0.002)).toBe('under 1 %')
  expect(percent(0.998)).toBe('over 99 %')
  expect(percent(1)).toBe('100 %')
  expect(percent(0.25)).toBe('25 %')
})
