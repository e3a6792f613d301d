/** The price of a creature from results of battles. */
import { expect, test } from 'vitest'
import { estimate, type TrialResult } from '../src/index.ts'

const results = (...rows: readonly (readonly [price: number, won: number])[]): readonly TrialResult[] =>
  rows.map(([price, won]) => ({ price, won }))
const many = (count: number, rows: readonly TrialResult[]) => Array.from({ length: count }, () => rows).flat()

test('is where it wins half its battles', () => {
  const { points } = estimate(many(10, results([50, 1], [100, 1], [200, 0], [400, 0])), 100)
  expect(points).toBeGreaterThan(110)
  expect(points).toBeLessThan(180)
})
test('is known better after more battles', () => {
  const width = (count: number) => {
    const { least, most } = estimate(many(count, results([50, 1], [100, 1], [100, 0], [200, 0])), 100)
    return most - least
  }
  expect(width(2)).toBeGreaterThan(width(10))
})
test('a draw speaks for the price of the opponents', () => {
  expect(estimate(results([80, 0.5], [80, 0.5]), 80).points).toBe(80)
})
test('without a single defeat it is at least what was beaten', () => {
  expect(estimate(many(5, results([100, 1])), 100).points).toBeGreaterThan(200)
})
