import { expect, test } from 'vitest'
import { placeChips, type Chip } from './chip-places.ts'

const SCREEN = { width: 390, height: 600 }
const chip = (id: string, x: number, y: number): Chip => ({ id, x, y, radius: 20, width: 46 })

test('a chip stands north of its target, and at the next free side where a figure is there', () => {
  const [one] = placeChips([chip('a', 100, 100)], [{ x: 100, y: 100, radius: 20 }], SCREEN)
  expect(one).toEqual({ id: 'a', x: 100, y: 66.5 })
  const [beside] = placeChips([chip('a', 100, 100)], [{ x: 110, y: 64, radius: 16 }], SCREEN)
  expect(beside).toEqual({ id: 'a', x: 145, y: 100 })
})

test('no chip hangs over the edge of the screen', () => {
  expect(placeChips([chip('a', 12, 100)], [], SCREEN)).toEqual([{ id: 'a', x: 25, y: 66.5 }])
  expect(placeChips([chip('a', 380, 100)], [], SCREEN)).toEqual([{ id: 'a', x: 365, y: 66.5 }])
  expect(placeChips([chip('a', 200, 15)], [], SCREEN)).toEqual([{ id: 'a', x: 245, y: 15 }])
})

test('no chip lies on another, and without room only the best three are shown', () => {
  const crowd = Array.from({ length: 6 }, (_, i) => chip(`c${i}`, 100 + i * 6, 100))
  const figures = [
    ...crowd,
    ...Array.from({ length: 12 }, (_, i) => ({
      x: 100 + (i % 4) * 30 - 30,
      y: 60 + Math.floor(i / 4) * 40,
      radius: 18,
    })),
  ]
  const placed = placeChips(crowd, figures, SCREEN)
  expect(placed.slice(0, 3).map(({ id }) => id)).toEqual(['c0', 'c1', 'c2'])
  expect(placed.length).toBeLessThan(6)
})
