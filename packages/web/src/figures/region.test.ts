import { expect, test } from 'vitest'
import { distanceToRegion } from './region.ts'

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]

test('the distance to a region is 0 inside it, else to its edge; inside a hole, to the edge of the hole', () => {
  const rings = [square(0, 100), square(40, 60)]
  expect(distanceToRegion(rings, { x: 10, y: 10 })).toBe(0)
  expect(distanceToRegion(rings, { x: 130, y: 50 })).toBe(30)
  expect(distanceToRegion(rings, { x: 103, y: 104 })).toBe(5)
  expect(distanceToRegion(rings, { x: 50, y: 45 })).toBe(5)
  expect(distanceToRegion([], { x: 0, y: 0 })).toBe(Infinity)
})
