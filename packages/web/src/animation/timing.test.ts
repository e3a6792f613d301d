import { expect, test } from 'vitest'
import { alongPath, walkTime } from './timing.ts'

test('half the way along a path with a corner is at the corner', () => {
  const path = [
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]
  expect(alongPath({ x: 0, y: 0 }, path, 0.5)).toEqual({ x: 100, y: 0 })
  expect(alongPath({ x: 0, y: 0 }, path, 0.75)).toEqual({ x: 100, y: 50 })
  expect(alongPath({ x: 0, y: 0 }, path, 1)).toEqual({ x: 100, y: 100 })
})

test('a step is seen and a march is not waited for', () => {
  expect(walkTime({ x: 0, y: 0 }, [{ x: 254, y: 0 }])).toBe(300)
  expect(walkTime({ x: 0, y: 0 }, [{ x: 2540 * 5, y: 0 }])).toBe(450)
  expect(walkTime({ x: 0, y: 0 }, [{ x: 2540 * 50, y: 0 }])).toBe(900)
})
