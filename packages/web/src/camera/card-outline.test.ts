import { INCH, MM, point, type Point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { cardOutline, cardsAt, hidesFoot, isOnCard } from './card-outline.ts'
import { Camera } from './camera.ts'
import { toScreen } from './viewport.ts'

const FIELD = { width: 24 * INCH, depth: 24 * INCH, pieces: [] }
const card = (id: string, at: Point) => ({ id, at, base: { shape: 'circle' as const, diameter: 25 * MM } })
const front = card('front', point(12 * INCH, 12 * INCH))
const behind = card('behind', point(12 * INCH, 11 * INCH))
const aside = card('aside', point(16 * INCH, 12 * INCH))

function leaning(yaw = 0) {
  const camera = new Camera(FIELD, 25)
  camera.resize({ width: 900, height: 700 })
  camera.lean(42, yaw)
  const { viewport } = camera.view
  return { viewport, tilt: viewport.tilt! }
}

describe('an upright card', () => {
  test('stands on its foot and rises over it, narrower in the distance', () => {
    const { viewport, tilt } = leaning()
    const { foot, head } = cardOutline(viewport, tilt, front)
    expect((foot[0].x + foot[1].x) / 2).toBeCloseTo(toScreen(viewport, front.at).x)
    expect(head[0].y).toBeLessThan(foot[0].y - 20)
    const far = cardOutline(viewport, tilt, card('far', point(12 * INCH, INCH)))
    expect(far.foot[1].x - far.foot[0].x).toBeLessThan(foot[1].x - foot[0].x)
  })

  test('faces the viewer whichever way one goes round the table', () => {
    const widths = [0, 60, 180, -100].map((yaw) => {
      const { viewport, tilt } = leaning(yaw)
      const { foot } = cardOutline(viewport, tilt, front)
      return foot[1].x - foot[0].x
    })
    for (const width of widths) expect(width).toBeCloseTo(widths[0]!)
  })

  test('is round at its head: its upper corners are not part of it', () => {
    const { viewport, tilt } = leaning()
    const outline = cardOutline(viewport, tilt, front)
    const [left, right] = outline.head
    expect(isOnCard(outline, { x: left.x + 1, y: left.y + 1 })).toBe(false)
    expect(isOnCard(outline, { x: (left.x + right.x) / 2, y: left.y + 1 })).toBe(true)
    expect(isOnCard(outline, { x: outline.foot[0].x + 1, y: outline.foot[0].y - 1 })).toBe(true)
  })

  test('of two cards in one place the nearer is seen first', () => {
    const { viewport } = leaning()
    const { x, y } = toScreen(viewport, behind.at, 20)
    expect(cardsAt(viewport, [behind, front, aside], { x, y }).map(({ id }) => id)).toEqual(['front', 'behind'])
    const turned = leaning(180).viewport
    const head = toScreen(turned, front.at, 20)
    expect(cardsAt(turned, [front, behind], head)[0]?.id).toBe('behind')
  })

  test('is in the way of a foot behind it, not of one beside it or before it', () => {
    const { viewport, tilt } = leaning()
    expect(hidesFoot(viewport, tilt, front, behind)).toBe(true)
    expect(hidesFoot(viewport, tilt, behind, front)).toBe(false)
    expect(hidesFoot(viewport, tilt, front, aside)).toBe(false)
  })
})
