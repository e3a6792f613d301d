import { expect, test } from 'vitest'
import { alongPath, walkTime } from './timing.ts'

test('half of a path with a corner ends at the corner', () => {
  const path = [
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]
  expect(alongPath({ x: 0, y: 0 }, path, 0.5)).toEqual({ x: 100, y: 0 })
  expect(alongPath({ x: 0, y: 0 }, path, 0.75)).toEqual({ x: 100, y: 50 })
  expect(alongPath({ x: 0, y: 0 }, path, 1)).toEqual({ x: 100, y: 100 })
})

test('a short move lasts long enough to be seen, and a long one is not slow', () => {
  expect(walkTime({ x: 0, y: 0 }, [{ x: 254, y: 0 }])).toBe(300)
  expect(walkTime({ x: 0, y: 0 }, [{ x: 2540 * 5, y: 0 }])).toBe(450)
  expect(walkTime({ x: 0, y: 0 }, [{ x: 2540 * 50, y: 0 }])).toBe(900)
})
