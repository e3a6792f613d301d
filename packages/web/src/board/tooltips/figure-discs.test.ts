import { circle, INCH, MM, point } from '@muster/table'
import { expect, test } from 'vitest'
import { cardOutline } from '../../camera/card-outline.ts'
import { Camera } from '../../camera/camera.ts'
import { figureDiscs } from './figure-discs.ts'

const BASE = circle(25 * MM)
const AT = point(12 * INCH, 12 * INCH)

function camera(): Camera {
  const one = new Camera({ width: 24 * INCH, depth: 24 * INCH, pieces: [] }, 25)
  one.resize({ width: 800, height: 800 })
  return one
}

test('from above a figure is its base', () => {
  expect(figureDiscs(BASE, AT, camera().view.viewport)).toHaveLength(1)
})

test('leant over, its card up to the head is left free as well', () => {
  const leaning = camera()
  leaning.lean(44, 0)
  const { viewport } = leaning.view
  if (!viewport.tilt) throw new Error('nobody leans over')
  const { foot, head } = cardOutline(viewport, viewport.tilt, { base: BASE, at: AT })
  const discs = figureDiscs(BASE, AT, viewport)
  for (let y = foot[0].y; y > head[0].y; y -= 2)
    expect(discs.some((disc) => Math.abs(disc.y - y) <= disc.radius)).toBe(true)
})
