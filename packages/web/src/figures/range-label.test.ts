import { INCH } from '@muster/table'
import { expect, test } from 'vitest'
import { rangeLabelAt } from './range-label.ts'

const field = { width: 24 * INCH, depth: 24 * INCH, pieces: [], seed: 1, name: '' }
const at = (x: number, y: number, far: number) => rangeLabelAt({ x: x * INCH, y: y * INCH }, far * INCH, field)

test('the words of a range stand above its ring, or below where above is off the table', () => {
  expect(at(12, 12, 6)?.y).toBeLessThan(6 * INCH)
  expect(at(12, 3, 6)?.y).toBeGreaterThan(9 * INCH)
})

test('a ring that is as high as the table has its words at a side, and one beyond the table has none', () => {
  expect(at(20, 12, 14)).toEqual({ x: 6 * INCH, y: 12 * INCH })
  expect(at(12, 12, 30)).toBeUndefined()
})
