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

describe('a screen covered at its bottom', () => {
  test('treats what is covered as out of view, and moves it up', () => {
    const camera = phone(200)
    camera.follow({ acting: [atFoot], others: [] })
    expect(toScreen(camera.view.viewport, atFoot).y).toBeLessThan(450)
  })

  test('can be panned until the bottom edge of the table is above the cover', () => {
    const camera = phone(200)
    camera.pan(0, -5000)
    expect(toScreen(camera.view.viewport, point(0, 48 * INCH)).y).toBeCloseTo(450, -1)
    const open = phone(0)
    open.pan(0, -5000)
    expect(toScreen(open.view.viewport, point(0, 48 * INCH)).y).toBeCloseTo(650, -1)
  })

  test('does not jump when the cover appears', () => {
    const camera = phone(0)
    const { viewport } = camera.view
    camera.cover(200)
    expect(camera.view.viewport).toBe(viewport)
  })
})

test('a turned table keeps the same ground in view', () => {
  const camera = phone(0)
  camera.reveal(atFoot)
  camera.turn()
  const mirrored = point(FIELD.width - atFoot.x, FIELD.depth - atFoot.y)
  expect(isInside(camera.view.viewport, mirrored, PHONE)).toBe(true)
})

describe('on a small screen', () => {
  const atHead = point(20 * INCH, 3 * INCH)

  test('the camera starts at the acting figures, with the ground before them', () => {
    const camera = new Camera(FIELD)
    camera.follow({ acting: [atHead], others: [atFoot] })
    camera.resize(PHONE)
    const { x, y } = toScreen(camera.view.viewport, atHead)
    expect(x).toBeGreaterThan(80)
    expect(x).toBeLessThan(310)
    expect(y).toBeGreaterThan(60)
    expect(y).toBeLessThan(325)
  })

  test('the camera starts at the other figures when none acts, and stays while an acting figure is in view', () => {
    const camera = phone(0)
    camera.follow({ acting: [], others: [atFoot] })
    const { viewport } = camera.view
    expect(isInside(viewport, atFoot, PHONE)).toBe(true)
    camera.follow({ acting: [atHead, atFoot], others: [] })
    expect(camera.view.viewport).toBe(viewport)
    camera.follow({ acting: [atHead], others: [] })
    expect(isInside(camera.view.viewport, atHead, PHONE)).toBe(true)
  })

  test('the camera never moves while the whole table is in view', () => {
    const camera = new Camera(FIELD)
    camera.resize({ width: 900, height: 900 })
    const { viewport } = camera.view
    camera.follow({ acting: [atFoot], others: [] })
    expect(camera.view.viewport).toBe(viewport)
  })
})
