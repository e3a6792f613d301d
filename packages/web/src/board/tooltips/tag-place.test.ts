import { expect, test } from 'vitest'
import { placeTag, type Obstacle } from './tag-place.ts'

const SCREEN = { width: 800, height: 800 }
const SIZE = { width: 200, height: 100 }
const anchor: Obstacle = { x: 400, y: 400, radius: 20, cost: 10 }
const place = (obstacles: readonly Obstacle[], before?: { x: number; y: number }) =>
  placeTag(anchor, SIZE, SCREEN, obstacles, before)

const covers = ({ x, y }: { x: number; y: number }, one: Obstacle): boolean =>
  one.x > x - one.radius && one.x < x + 200 + one.radius && one.y > y - one.radius && one.y < y + 100 + one.radius

test('a tag covers none of the figures it speaks of where there is room beside them', () => {
  const east = { x: 520, y: 400, radius: 20, cost: 10 }
  const west = { x: 280, y: 400, radius: 20, cost: 10 }
  const found = place([east, west])
  expect(covers(found, east) || covers(found, west) || covers(found, anchor)).toBe(false)
})

test('it stays on the screen', () => {
  const corner: Obstacle = { x: 780, y: 780, radius: 20, cost: 10 }
  const found = placeTag(corner, SIZE, SCREEN, [], undefined)
  expect(found.x + SIZE.width).toBeLessThanOrEqual(800)
  expect(found.y + SIZE.height).toBeLessThanOrEqual(800)
})

test('it stays where it was as long as that is no worse, and leaves when something comes under it', () => {
  const before = { x: 450, y: 460 }
  expect(place([], before)).toEqual(before)
  expect(place([{ x: 500, y: 500, radius: 20, cost: 10 }], before)).not.toEqual(before)
})

test('it does not stay behind when the table has moved away under it', () => {
  const { x, y } = place([], { x: 100, y: 20 })
  expect(Math.hypot(x + 100 - 400, y + 50 - 400)).toBeLessThan(200)
})

test('wherever it was placed, it stays there: a page that placed it anew each time would never be drawn', () => {
  const ring = (far: number) =>
    Array.from({ length: 24 }, (_, i): Obstacle => {
      const turn = (i * Math.PI) / 12
      return { x: 400.3 + far * Math.cos(turn), y: 400.7 + far * Math.sin(turn), radius: 30, cost: 10 }
    })
  for (let radius = 10; radius < 40; radius += 0.7) {
    const middle: Obstacle = { x: 400.3, y: 400.7, radius, cost: 10 }
    const crowd = [...ring(60), ...ring(100)]
    const found = placeTag(middle, SIZE, SCREEN, crowd, undefined)
    expect(placeTag(middle, SIZE, SCREEN, crowd, found)).toBe(found)
  }
})
