import { expect, test } from 'vitest'
import { ShelfPacker } from './shelf-pack.ts'

test('pictures lie in rows and never over one another', () => {
  const packer = new ShelfPacker({ width: 100, height: 100 })
  const slots = Array.from({ length: 6 }, () => packer.add({ width: 40, height: 25 }))
  for (const [i, a] of slots.entries())
    for (const b of slots.slice(i + 1)) {
      if (!a || !b) throw new Error('six pictures fit')
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      expect(apart).toBe(true)
    }
})

test('a full sheet says so', () => {
  const packer = new ShelfPacker({ width: 100, height: 50 })
  expect(packer.add({ width: 90, height: 40 })).toBeDefined()
  expect(packer.add({ width: 20, height: 20 })).toBeUndefined()
  expect(new ShelfPacker({ width: 10, height: 100 }).add({ width: 20, height: 20 })).toBeUndefined()
})
