/** What lies under a pointer. Figures are easy to hit however small they are drawn; the nearest wins. */
import type { FigureId } from '@muster/engine'
import { MM, distance, type Base, type Footprint, type Point } from '@muster/table'

/** Half the smallest touch target, in pixels. */
const TOUCH_RADIUS = 22

export interface HitTarget extends Footprint {
  readonly id: FigureId
}

export const baseRadius = (base: Base): number =>
  (base.shape === 'circle' ? base.diameter : Math.max(base.width, base.length)) / 2

/** The nearest figure whose base or touch target covers the point. `scale` is pixels per millimetre. */
export function figureAt<F extends HitTarget>(figures: readonly F[], at: Point, scale: number): F | undefined {
  let found: F | undefined
  let least = Infinity
  for (const figure of figures) {
    const gap = distance(figure.at, at)
    const reach = Math.max(baseRadius(figure.base), (TOUCH_RADIUS / scale) * MM)
    if (gap <= reach && gap < least) [found, least] = [figure, gap]
  }
  return found
}

/** A circle as points, for overlays. */
export const circlePoints = ({ x, y }: Point, radius: number, corners = 72): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })
