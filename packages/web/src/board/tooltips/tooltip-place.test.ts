import { expect, test } from 'vitest'
import { NO_COVER } from '../../camera/camera.ts'
import { tooltipPlace } from './tooltip-place.ts'

const WIDE = { width: 800, height: 800 }
const PHONE = { width: 390, height: 640 }
const TOOLS = { bottom: 0, corner: { width: 66, height: 240 } }
const QUESTION = { ...TOOLS, bottom: 150 }

test('on a wide screen a tooltip lies on the side that has room', () => {
  expect(tooltipPlace({ x: 200, y: 300 }, 20, WIDE, NO_COVER, true)).toEqual({ left: 220, top: 308 })
  expect(tooltipPlace({ x: 700, y: 300 }, 20, WIDE, NO_COVER, true)).toMatchObject({ right: 120 })
})

test('on a phone it stays on the screen, and left of the tools', () => {
  expect(tooltipPlace({ x: 380, y: 300 }, 20, PHONE, TOOLS, true)).toMatchObject({ left: 78, top: 320 })
  expect(tooltipPlace({ x: 10, y: 300 }, 20, PHONE, TOOLS, true)).toMatchObject({ left: 6 })
})

test('a tooltip goes above its point where the question would cover it', () => {
  expect(tooltipPlace({ x: 200, y: 400 }, 20, PHONE, QUESTION, true)).toMatchObject({ bottom: 260 })
  expect(tooltipPlace({ x: 200, y: 600 }, 20, PHONE, QUESTION, true)).toMatchObject({ bottom: 156 })
  expect(tooltipPlace({ x: 200, y: 100 }, 20, PHONE, TOOLS, false)).toMatchObject({ top: 120 })
})
