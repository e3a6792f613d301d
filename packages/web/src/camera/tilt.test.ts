import { INCH, MM, point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { Camera } from './camera.ts'
import { fitPlaces } from './fit-tilted.ts'
import { isInside } from './framing.ts'
import { scaleAt, toScreen, toTable } from './viewport.ts'

const PANE = { width: 900, height: 700 }
const HILL = {
  id: 'hill',
  kind: 'hill' as const,
  height: 2 * INCH,
  outline: { is: 'disc' as const, centre: point(20 * INCH, 20 * INCH), radius: 5 * INCH },
}
const FIELD = { width: 48 * INCH, depth: 36 * INCH, pieces: [HILL] }
/** Bases so large that the whole table is in view at first. */
const LARGE = 100
const PLACES = [point(3 * INCH, 4 * INCH), point(20 * INCH, 20 * INCH), point(24 * INCH, 30 * INCH)]

function leaning(pitch: number, yaw: number, isTurned = false): Camera {
  const camera = new Camera(FIELD, LARGE)
  camera.resize(PANE)
  if (isTurned) camera.turn()
  camera.lean(pitch, yaw)
  return camera
}

describe('leaning over the table', () => {
  test('straight from above every place of the plain is where the flat board has it', () => {
    const camera = new Camera(FIELD, LARGE)
    camera.resize(PANE)
    const flat = toScreen(camera.view.viewport, PLACES[0]!)
    camera.lean(90, 0)
    const tilted = toScreen(camera.view.viewport, PLACES[0]!)
    expect(tilted.x).toBeCloseTo(flat.x)
    expect(tilted.y).toBeCloseTo(flat.y)
  })

  test.each([
    [42, 0, false],
    [30, 75, false],
    [60, -140, true],
  ])('a place is found again where it is seen, on hills too (%d°, %d° round)', (pitch, yaw, isTurned) => {
    const { viewport } = leaning(pitch, yaw, isTurned).view
    for (const at of PLACES) {
      const { x, y } = toScreen(viewport, at)
      const found = toTable(viewport, x, y)
      expect(Math.hypot(found.x - at.x, found.y - at.y)).toBeLessThan(0.1 * MM)
    }
  })

  test('the top of a hill is seen higher up than the plain under it', () => {
    const { viewport } = leaning(42, 0).view
    const bare = { ...viewport, tilt: { ...viewport.tilt!, relief: { levels: [], heightAt: () => 0 } } }
    expect(toScreen(viewport, PLACES[1]!).y).toBeLessThan(toScreen(bare, PLACES[1]!).y - 15)
  })

  test('what is near is drawn larger, and in the middle as large as from above', () => {
    const { viewport } = leaning(42, 0).view
    const [far, near] = [scaleAt(viewport, point(24 * INCH, 0)), scaleAt(viewport, point(24 * INCH, 36 * INCH))]
    expect(near).toBeGreaterThan(far * 1.2)
    expect(scaleAt(viewport, point(24 * INCH, 18 * INCH))).toBeCloseTo(viewport.scale)
  })

  test('the place under the pointer stays there while zooming', () => {
    const camera = leaning(42, 20)
    const at = toTable(camera.view.viewport, 500, 250)
    camera.zoom(1.8, { x: 500, y: 250 })
    const { x, y } = toScreen(camera.view.viewport, at)
    expect(x).toBeCloseTo(500, 0)
    expect(y).toBeCloseTo(250, 0)
  })

  test('the whole table fits from every direction', () => {
    for (const yaw of [0, 37, 90, 200]) {
      const camera = leaning(42, yaw)
      camera.zoom(3)
      camera.toggleWhole()
      expect(camera.isWhole).toBe(true)
      const corners = [0, FIELD.width].flatMap((x) => [0, FIELD.depth].map((y) => point(x, y)))
      for (const corner of corners) expect(isInside(camera.view.viewport, corner, PANE)).toBe(true)
    }
  })

  test('a place out of view is brought to the middle', () => {
    const camera = leaning(42, 0)
    camera.zoom(5)
    camera.reveal(PLACES[0]!)
    const { x, y } = toScreen(camera.view.viewport, PLACES[0]!)
    expect(x).toBeCloseTo(PANE.width / 2, 0)
    expect(y).toBeCloseTo(PANE.height / 2, 0)
  })

  test('standing up again shows the same middle from above', () => {
    const camera = leaning(42, 30)
    camera.zoom(3)
    camera.centre(point(34 * INCH, 26 * INCH))
    const middle = toTable(camera.view.viewport, PANE.width / 2, PANE.height / 2)
    camera.standUp()
    expect(camera.isLeaning).toBe(false)
    const { x, y } = toScreen(camera.view.viewport, middle)
    expect(x).toBeCloseTo(PANE.width / 2, -1)
    expect(y).toBeCloseTo(PANE.height / 2, -1)
  })

  test('one never leans below 25°', () => {
    const camera = leaning(42, 0)
    camera.turnBy(10, -60)
    expect(camera.tilt).toMatchObject({ pitch: 25, yaw: 10 })
  })
})

test('some places are shown as large as a part of the pane allows, and in the middle of it', () => {
  const { tilt } = leaning(46, -5).view.viewport
  const part = { x: 500, y: 40, width: 380, height: 300 }
  const places = [
    { x: 100, y: 100 },
    { x: 500, y: 120 },
    { x: 300, y: 700 },
  ]
  const viewport = fitPlaces(tilt!, places, part)
  const seen = places.map(({ x, y }) => toScreen(viewport, point(x * MM, y * MM)))
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  expect(Math.min(...xs)).toBeGreaterThan(part.x - 8)
  expect(Math.max(...xs)).toBeLessThan(part.x + part.width + 8)
  expect(Math.min(...ys)).toBeGreaterThan(part.y - 8)
  expect(Math.max(...ys)).toBeLessThan(part.y + part.height + 8)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(part.height * 0.7)
})
