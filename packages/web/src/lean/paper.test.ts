import { Vector4 } from 'three'
import { expect, test } from 'vitest'
import { cardShape } from './card-shape.ts'
import { PaperInstances, paperQuad } from './paper.ts'

const piece = (x: number) => ({ x, y: 2, up: 3, width: 25, height: 50, picture: new Vector4(0, 0, 1, 1) })

test('all cards are instances of one shape; more than there is room for are left out', () => {
  const cards = new PaperInstances(cardShape(), 2)
  cards.set([piece(1), piece(2), piece(3)])
  expect(cards.geometry.instanceCount).toBe(2)
  expect(cards.geometry.getAttribute('place').getX(1)).toBe(2)
  cards.set([])
  expect(cards.geometry.instanceCount).toBe(0)
})

test('a card is drawn from its foot to the top of its arch', () => {
  const { corners } = cardShape()
  const places = Array.from({ length: corners.length / 4 }, (_, n) => corners.slice(4 * n, 4 * n + 4))
  const up = places.map(([, arch = 0, onArch = 0]) => arch * 12.5 + onArch * (50 - 12.5))
  expect(Math.min(...up)).toBe(0)
  expect(Math.max(...up)).toBeCloseTo(50)
  expect(paperQuad().corners).toHaveLength(24)
})
