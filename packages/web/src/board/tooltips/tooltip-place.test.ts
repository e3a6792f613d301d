import { expect, test } from 'vitest'
import { tooltipPlace } from './tooltip-place.ts'

const WIDE = { width: 800, height: 800 }
const PHONE = { width: 390, height: 640 }

test('on a wide screen a tooltip lies on the side that has room', () => {
  expect(tooltipPlace({ x: 200, y: 300 }, 20, WIDE, 0, true)).toEqual({ left: 220, top: 308 })
  expect(tooltipPlace({ x: 700, y: 300 }, 20, WIDE, 0, true)).toMatchObject({ right: 120 })
})

test('on a phone it stays on the screen, and left of the tools', () => {
  expect(tooltipPlace({ x: 380, y: 300 }, 20, PHONE, 0, true)).toMatchObject({ left: 78, top: 320 })
  expect(tooltipPlace({ x: 10, y: 300 }, 20, PHONE, 0, true)).toMatchObject({ left: 6 })
})

test('a tooltip goes above its point where the question would cover it', () => {
  expect(tooltipPlace({ x: 200, y: 400 }, 20, PHONE, 150, true)).toMatchObject({ bottom: 260 })
  expect(tooltipPlace({ x: 200, y: 600 }, 20, PHONE, 150, true)).toMatchObject({ bottom: 156 })
  expect(tooltipPlace({ x: 200, y: 100 }, 20, PHONE, 0, false)).toMatchObject({ top: 120 })
})
