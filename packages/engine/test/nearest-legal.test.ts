/** The longest allowed part of a path, where a rule allows only short stretches of it. */
import { INCH, pathLength, point, type Point } from '@muster/table'
import { expect, test } from 'vitest'
import { longestAllowedPart } from '../src/index.ts'

const FROM = point(0, 0)
const PATH = [point(6 * INCH, 0)]

/** How long the offered part is, where a path may end on these stretches alone. */
function offered(...allowed: readonly (readonly [from: number, to: number])[]): number {
  const ends = (part: readonly Point[]): number => pathLength(FROM, part)
  const isAllowed = (part: readonly Point[]) => allowed.some(([from, to]) => ends(part) >= from && ends(part) <= to)
  return ends(longestAllowedPart(FROM, PATH, isAllowed))
}

test('a step of less than a millimetre is offered where no more is allowed', () => {
  expect(offered([0, 90])).toBe(88)
  expect(offered([0, 3 * INCH])).toBe(3 * INCH)
})

test('a stretch of a millimetre between two forbidden ones is found, and drawn out to its end', () => {
  expect(offered([0, INCH], [3 * INCH, 3 * INCH + 100])).toBe(3 * INCH + 98)
})

test('nothing is offered where no step is allowed', () => {
  expect(offered()).toBe(0)
  expect(offered([0, 0])).toBe(0)
})
