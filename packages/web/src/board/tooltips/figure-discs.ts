/** Where a figure is seen on the pane, as discs that tags and chips leave free: its base and, leant over, its card. */
import type { Base, Point } from '@muster/table'
import { cardOutline } from '../../camera/card-outline.ts'
import { scaleAt, toScreen, type Viewport } from '../../camera/viewport.ts'
import { baseRadius } from '../../figures/hit-test.ts'
import type { Disc } from './chip-places.ts'

/** How high on a card its discs lie, from its foot to its head. */
const ON_CARD = [0.4, 0.8] as const

export const discAt = (at: Point, radius: number, viewport: Viewport): Disc => ({
  ...toScreen(viewport, at),
  radius: (radius / 100) * scaleAt(viewport, at),
})

export function figureDiscs(base: Base, at: Point, viewport: Viewport): readonly Disc[] {
  const foot = discAt(at, baseRadius(base), viewport)
  const { tilt } = viewport
  if (!tilt) return [foot]
  const { foot: low, head } = cardOutline(viewport, tilt, { base, at })
  const middle = (low[0].x + low[1].x) / 2
  const [bottom, top] = [low[0].y, head[0].y]
  const radius = (low[1].x - low[0].x) / 2
  return [foot, ...ON_CARD.map((up) => ({ x: middle, y: bottom + (top - bottom) * up, radius }))]
}
