import { contains, inches, type Outline } from '@muster/table'
import { expect, test } from 'vitest'
import { river } from '../src/scenery/index.ts'

const COURSE = [
  [0, 10],
  [4, 10],
  [8, 13],
  [12, 12],
  [16, 9],
  [20, 9],
] as const
const stretches = river(
  COURSE,
  1.5,
  { kind: 'deep-water', name: 'The Deep', from: 0, to: 2 },
  { kind: 'shallow-water', name: 'The Ford', from: 2, to: 5 },
)
const pointsOf = (outline: Outline | undefined) => (outline && outline.is !== 'disc' ? outline.points : [])

test('a river runs through every point of its course, and its pieces join without gaps', () => {
  for (const [x, y] of COURSE) {
    const at = { x: Math.min(inches(19.9), Math.max(inches(0.1), inches(x))), y: inches(y) }
    expect(
      stretches.some(({ outline }) => contains(outline, at)),
      `${x}, ${y}`,
    ).toBe(true)
  }
  const [deep, ford] = stretches.map(({ outline }) => pointsOf(outline))
  const shared = deep?.filter((p) => ford?.some(({ x, y }) => p.x === x && p.y === y))
  expect(shared).toHaveLength(2)
})

test('where its course leaves the table straight, a river ends on the edge', () => {
  const xs = stretches.flatMap(({ outline }) => pointsOf(outline)).map(({ x }) => x)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, inches(20)])
})
