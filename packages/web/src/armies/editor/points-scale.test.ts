import { expect, test } from 'vitest'
import { pointsScale } from './points-scale.ts'

const labels = (points: number, limit: number) => pointsScale(points, limit).ticks.flatMap(({ label }) => label ?? [])

test('the tape has a tick for each ten points of 150, and a number at each fifty', () => {
  const { length, ticks } = pointsScale(148, 150)
  expect(length).toBe(160)
  expect(ticks.map(({ at }) => at)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160])
  expect(labels(148, 150)).toEqual(['50', '100', '150'])
})

test('the tape of a small list has finer ticks, that of a large one coarser ones', () => {
  expect(labels(0, 60)).toEqual(['25', '50'])
  expect(labels(0, 500)).toEqual(['250', '500'])
  expect(labels(0, 24)).toEqual(['10', '20'])
})

test('a list over its limit fits on the tape', () => {
  expect(pointsScale(300, 150).length).toBeGreaterThan(300)
  expect(pointsScale(0, 0).length).toBeGreaterThan(0)
})
