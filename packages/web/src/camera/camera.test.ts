import { INCH, point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { isInside, toScreen } from './viewport.ts'
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
    camera.follow({ acting: [atFoot], others: [] })
    expect(toScreen(camera.view.viewport, atFoot).y).toBeLessThan(450)
  })

  test('lets the foot of the table be pulled up above the cover', () => {
    const camera = phone(200)
    camera.pan(0, -5000)
    expect(toScreen(camera.view.viewport, point(0, 48 * INCH)).y).toBeCloseTo(450, -1)
    const open = phone(0)
    open.pan(0, -5000)
    expect(toScreen(open.view.viewport, point(0, 48 * INCH)).y).toBeCloseTo(650, -1)
  })

  test('does not jump when the cover comes', () => {
    const camera = phone(0)
    const { viewport } = camera.view
    camera.cover(200)
    expect(camera.view.viewport).toBe(viewport)
  })
})

test('from the far side the same ground is in view', () => {
  const camera = phone(0)
  camera.reveal(atFoot)
  camera.turn()
  const mirrored = point(FIELD.width - atFoot.x, FIELD.depth - atFoot.y)
  expect(isInside(camera.view.viewport, mirrored, PHONE)).toBe(true)
})

describe('whom a small screen shows', () => {
  const atHead = point(20 * INCH, 3 * INCH)

  test('it opens on those who act, well inside, with the ground before them', () => {
    const camera = new Camera(FIELD)
    camera.follow({ acting: [atHead], others: [atFoot] })
    camera.resize(PHONE)
    const { x, y } = toScreen(camera.view.viewport, atHead)
    expect(x).toBeGreaterThan(80)
    expect(x).toBeLessThan(310)
    expect(y).toBeGreaterThan(60)
    expect(y).toBeLessThan(325)
  })

  test('it opens on the others when nobody acts yet, and then stays while one of those who act is in view', () => {
    const camera = phone(0)
    camera.follow({ acting: [], others: [atFoot] })
    const { viewport } = camera.view
    expect(isInside(viewport, atFoot, PHONE)).toBe(true)
    camera.follow({ acting: [atHead, atFoot], others: [] })
    expect(camera.view.viewport).toBe(viewport)
    camera.follow({ acting: [atHead], others: [] })
    expect(isInside(camera.view.viewport, atHead, PHONE)).toBe(true)
  })

  test('a screen that shows the whole table never moves', () => {
    const camera = new Camera(FIELD)
    camera.resize({ width: 900, height: 900 })
    const { viewport } = camera.view
    camera.follow({ acting: [atFoot], others: [] })
    expect(camera.view.viewport).toBe(viewport)
  })
})
