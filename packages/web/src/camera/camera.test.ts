import { INCH, point, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { isInside } from './framing.ts'
import { toScreen } from './viewport.ts'
import { Camera, NO_COVER } from './camera.ts'

const FIELD = { width: 48 * INCH, depth: 48 * INCH, pieces: [] }
const own = { isOwn: true, isPlacing: false }
const PHONE = { width: 390, height: 650 }
const atFoot = point(24 * INCH, 47 * INCH)

function phone(bottom: number): Camera {
  const camera = new Camera(FIELD, 25)
  camera.resize(PHONE)
  camera.cover({ ...NO_COVER, bottom })
  return camera
}

describe('a screen covered at its bottom', () => {
  test('treats what is covered as out of view, and moves it up', () => {
    const camera = phone(200)
    camera.follow({ acting: [atFoot], others: [], ...own })
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
    camera.cover({ ...NO_COVER, bottom: 200 })
    expect(camera.view.viewport).toBe(viewport)
  })

  test('shows the ground again, and not the desk below it, when less is covered', () => {
    const camera = phone(300)
    camera.pan(0, -5000)
    camera.cover({ ...NO_COVER, bottom: 100 })
    camera.settle()
    expect(toScreen(camera.view.viewport, point(0, 48 * INCH)).y).toBeCloseTo(550, -1)
  })
})

describe('a screen with tools along its right edge', () => {
  const atRight = point(47 * INCH, 24 * INCH)
  const withTools = (): Camera => {
    const camera = phone(0)
    camera.cover({ bottom: 0, corner: { width: 66, height: 240 } })
    return camera
  }

  test('shows whoever acts at the right edge of the table beside the tools', () => {
    const camera = withTools()
    camera.follow({ acting: [atRight], others: [], ...own })
    expect(toScreen(camera.view.viewport, atRight).x).toBeLessThan(390 - 66)
  })

  test('can be panned until the right edge of the table is beside the tools', () => {
    const camera = withTools()
    camera.pan(-5000, 0)
    expect(toScreen(camera.view.viewport, point(48 * INCH, 0)).x).toBeCloseTo(390 - 66, -1)
  })

  test('shows the whole table above the tools', () => {
    const camera = withTools()
    camera.toggleWhole()
    const { viewport } = camera.view
    expect(camera.isWhole).toBe(true)
    expect(toScreen(viewport, point(0, 48 * INCH)).y).toBeLessThan(650 - 240)
    expect(toScreen(viewport, point(48 * INCH, 0)).x).toBeGreaterThan(380)
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
    const camera = new Camera(FIELD, 25)
    camera.follow({ acting: [atHead], others: [atFoot], ...own })
    camera.resize(PHONE)
    const { x, y } = toScreen(camera.view.viewport, atHead)
    expect(x).toBeGreaterThan(80)
    expect(x).toBeLessThan(310)
    expect(y).toBeGreaterThan(60)
    expect(y).toBeLessThan(325)
  })

  test('the camera starts at the other figures when none acts, and stays while an acting figure is in view', () => {
    const camera = phone(0)
    camera.follow({ acting: [], others: [atFoot], ...own })
    const { viewport } = camera.view
    expect(isInside(viewport, atFoot, PHONE)).toBe(true)
    camera.follow({ acting: [atHead, atFoot], others: [], ...own })
    expect(camera.view.viewport).toBe(viewport)
    camera.follow({ acting: [atHead], others: [], ...own })
    expect(isInside(camera.view.viewport, atHead, PHONE)).toBe(true)
  })

  test('whoever acts and is half beyond the edge of the screen is brought into view', () => {
    const camera = phone(0)
    camera.follow({ acting: [point(24 * INCH, 24 * INCH)], others: [], ...own })
    const { left } = camera.view.viewport
    const atEdge = point((left + 5) * 100, 24 * INCH)
    camera.follow({ acting: [atEdge], others: [], ...own })
    expect(toScreen(camera.view.viewport, atEdge).x).toBeGreaterThan(60)
  })

  test('the camera never moves while the whole table is in view', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize({ width: 900, height: 900 })
    camera.toggleWhole()
    const { viewport } = camera.view
    camera.follow({ acting: [atFoot], others: [], ...own })
    expect(camera.view.viewport).toBe(viewport)
  })
})

describe('on a large screen', () => {
  const PANE = { width: 800, height: 800 }
  const atHead = point(24 * INCH, 3 * INCH)

  test('a battle opens so near that no figure is smaller than 28 pixels', () => {
    const camera = new Camera(FIELD, 20)
    camera.resize(PANE)
    expect(20 * camera.view.viewport.scale).toBeCloseTo(28)
    expect(camera.isWhole).toBe(false)
  })

  test('a fight is seen so near that figures are 40 pixels wide, and the camera goes back afterwards', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize(PANE)
    camera.follow({ acting: [atHead], others: [], ...own })
    const { viewport } = camera.view
    const fight = [point(20 * INCH, 20 * INCH), point(21 * INCH, 20 * INCH)]
    camera.follow({ acting: fight, others: [], isFight: true, isOwn: false, isPlacing: false })
    const { viewport: near } = camera.view
    expect(25 * near.scale).toBeCloseTo(40)
    expect(fight.every((at) => isInside(near, at, PANE))).toBe(true)
    camera.follow({ acting: [fight[1] as Point], others: [], isFight: true, isOwn: false, isPlacing: false })
    expect(camera.view.viewport).toBe(near)
    camera.follow({ acting: [atHead], others: [], ...own })
    expect(camera.view.viewport).toEqual(viewport)
  })

  test('a shot across the table is looked at from so far that both ends of it are in view', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize(PANE)
    camera.follow({ acting: [atHead], others: [], ...own })
    const { viewport } = camera.view
    const shot = [atHead, point(24 * INCH, 44 * INCH)]
    camera.follow({ acting: shot, others: [], isFight: true, isOwn: false, isPlacing: false })
    expect(camera.view.viewport.scale).toBeLessThan(viewport.scale)
    expect(shot.every((at) => isInside(camera.view.viewport, at, PANE))).toBe(true)
    camera.follow({ acting: [atHead], others: [], ...own })
    expect(camera.view.viewport).toEqual(viewport)
  })

  test('who aims and the target are both in view, and the camera comes back with the next question', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize(PHONE)
    camera.follow({ acting: [atHead], others: [], ...own })
    const { viewport } = camera.view
    const aim = [atHead, point(38 * INCH, 12 * INCH)]
    camera.follow({ acting: [atHead], aim, others: [], ...own })
    expect(aim.every((at) => isInside(camera.view.viewport, at, PHONE, 30))).toBe(true)
    camera.follow({ acting: [atHead], others: [], ...own })
    expect(camera.view.viewport).toEqual(viewport)
  })

  test('whoever would act by the proposed answer is in view, though others who may act are too', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize(PHONE)
    const { left } = camera.view.viewport
    camera.follow({ acting: [atHead], others: [], ...own })
    camera.follow({ acting: [atHead, atFoot], asked: atFoot, others: [], ...own })
    expect(isInside(camera.view.viewport, atFoot, PHONE)).toBe(true)
    expect(camera.view.viewport.left).toBe(left)
    const { viewport } = camera.view
    camera.follow({ acting: [atHead, atFoot], asked: atFoot, others: [], ...own })
    expect(camera.view.viewport).toBe(viewport)
  })

  test('the end of an advised move comes into view with where it began, and the camera comes back', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize(PHONE)
    camera.follow({ acting: [atHead], others: [], ...own })
    const { viewport } = camera.view
    camera.showMove(atHead, point(24 * INCH, 6 * INCH))
    expect(camera.view.viewport).toBe(viewport)
    const end = point(24 * INCH, 20 * INCH)
    camera.showMove(atHead, end)
    expect([atHead, end].every((at) => isInside(camera.view.viewport, at, PHONE))).toBe(true)
    camera.follow({ acting: [atHead], others: [], ...own })
    expect(camera.view.viewport).toEqual(viewport)
  })

  test('a small table opens whole, because its figures are large enough', () => {
    const camera = new Camera({ ...FIELD, width: 24 * INCH, depth: 24 * INCH }, 25)
    camera.resize(PANE)
    expect(camera.isWhole).toBe(true)
  })

  test('whoever places figures sees the whole table, and comes near when the battle begins', () => {
    const camera = new Camera(FIELD, 25)
    camera.follow({ acting: [atFoot], others: [], isOwn: true, isPlacing: true })
    camera.resize(PANE)
    expect(camera.isWhole).toBe(true)
    camera.follow({ acting: [atFoot], others: [], ...own })
    expect(camera.isWhole).toBe(false)
    expect(isInside(camera.view.viewport, atFoot, PANE)).toBe(true)
  })

  test('follows what the others do elsewhere, and comes back', () => {
    const camera = new Camera(FIELD, 25)
    camera.follow({ acting: [atFoot], others: [], ...own })
    camera.resize(PANE)
    const { viewport } = camera.view
    camera.follow({ acting: [atHead], others: [], isOwn: false, isPlacing: false })
    expect(isInside(camera.view.viewport, atHead, PANE)).toBe(true)
    camera.follow({ acting: [atFoot], others: [], ...own })
    expect(camera.view.viewport).toEqual(viewport)
  })

  test('stays where a person has moved it', () => {
    const camera = new Camera(FIELD, 25)
    camera.follow({ acting: [atFoot], others: [], ...own })
    camera.resize(PANE)
    camera.follow({ acting: [atHead], others: [], isOwn: false, isPlacing: false })
    camera.pan(0, -300)
    const { viewport } = camera.view
    camera.follow({ acting: [], others: [], ...own })
    expect(camera.view.viewport).toBe(viewport)
  })

  test('shows the whole table at a key, and what was in view before at the next', () => {
    const camera = new Camera(FIELD, 25)
    camera.resize(PANE)
    camera.reveal(atHead)
    const { viewport } = camera.view
    camera.toggleWhole()
    expect(camera.isWhole).toBe(true)
    camera.toggleWhole()
    expect(camera.view.viewport).toEqual(viewport)
  })
})
