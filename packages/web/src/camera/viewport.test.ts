import { describe, expect, test } from 'vitest'
import { clamp, fill, fit, pan, reveal, zoom } from './framing.ts'
import { toScreen, toTable } from './viewport.ts'

const table = { width: 1200, height: 1200, margin: 20 }
const screen = { width: 800, height: 600 }

describe('the viewport', () => {
  test('the whole table fits with its frame', () => {
    const { left, top, scale } = fit(table, screen)
    expect(scale).toBeCloseTo(600 / 1240)
    expect(top).toBeCloseTo(-20)
    expect(left + screen.width / scale / 2).toBeCloseTo(600)
  })

  test('a phone is filled from edge to edge and an inch stays large', () => {
    const small = { width: 390, height: 600 }
    const viewport = fill(table, small, 31 / 25.4)
    expect(viewport.scale).toBeGreaterThanOrEqual(31 / 25.4)
    expect(small.width / viewport.scale).toBeLessThanOrEqual(table.width)
  })

  test('the point under the pointer stays there while zooming', () => {
    const before = zoom(fit(table, screen), 3, { x: 400, y: 300 }, table, screen)
    const at = toTable(before, 500, 200)
    const after = zoom(before, 1.5, { x: 500, y: 200 }, table, screen)
    const place = toScreen(after, at)
    expect(place.x).toBeCloseTo(500, 0)
    expect(place.y).toBeCloseTo(200, 0)
  })

  test('zooming out stops at the whole table, and panning stops at its edges', () => {
    const whole = fit(table, screen)
    expect(zoom(whole, 0.1, { x: 0, y: 0 }, table, screen).scale).toBe(whole.scale)
    const near = zoom(whole, 4, { x: 400, y: 300 }, table, screen)
    const gone = pan(near, 1e6, 1e6, table, screen)
    expect([gone.left, gone.top]).toEqual([-20, -20])
    expect(clamp({ ...near, left: 9999, top: 9999 }, table, screen).left).toBeCloseTo(1220 - 800 / near.scale)
  })

  test('revealing a place moves the view only when the place is out of view', () => {
    const near = zoom(fit(table, screen), 4, { x: 400, y: 300 }, table, screen)
    expect(reveal(near, toTable(near, 400, 300), table, screen)).toBe(near)
    const far = { x: 2000, y: 2000 }
    const moved = toScreen(reveal(near, far, table, screen), far)
    expect(moved.x).toBeGreaterThan(0)
    expect(moved.x).toBeLessThan(800)
  })
})
