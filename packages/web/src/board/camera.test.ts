import { INCH, point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { isInside, toScreen } from '../table/window.ts'
import { Camera } from './camera.ts'

const FIELD = { width: 48 * INCH, depth: 48 * INCH, pieces: [] }
const PHONE = { width: 390, height: 650 }
const atFoot = point(24 * INCH, 47 * INCH)

function phone(covered: number): Camera {
  const camera = new Camera(FIELD)
  camera.resize(PHONE)
  camera.cover(covered)
  return camera
}

describe('a screen whose foot is covered', () => {
  test('counts what lies under the cover as out of sight, and brings it up', () => {
    const camera = phone(200)
    camera.revealOne([atFoot])
    expect(toScreen(camera.view.window, atFoot).y).toBeLessThan(450)
  })

  test('lets the foot of the table be pulled up above the cover', () => {
    const camera = phone(200)
    camera.pan(0, -5000)
    expect(toScreen(camera.view.window, point(0, 48 * INCH)).y).toBeCloseTo(450, -1)
    const open = phone(0)
    open.pan(0, -5000)
    expect(toScreen(open.view.window, point(0, 48 * INCH)).y).toBeCloseTo(650, -1)
  })

  test('does not jump when the cover comes', () => {
    const camera = phone(0)
    const { window } = camera.view
    camera.cover(200)
    expect(camera.view.window).toBe(window)
  })
})

test('from the far side the same ground is in view', () => {
  const camera = phone(0)
  camera.reveal(atFoot)
  camera.turn()
  const mirrored = point(FIELD.width - atFoot.x, FIELD.depth - atFoot.y)
  expect(isInside(camera.view.window, mirrored, PHONE)).toBe(true)
})
