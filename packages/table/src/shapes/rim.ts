/** The rim of a base. */
import { distance, type Point } from '../geometry/point.ts'
import type { Footprint } from './base.ts'
import { gap } from './gap.ts'
import { radiusOf } from './shape.ts'

const POINT = { shape: 'circle', diameter: 0 } as const

/** Where the rim of a base lies in a direction. */
export function rimTowards(foot: Footprint, towards: Point): Point {
  const far = distance(foot.at, towards)
  if (far === 0) return foot.at
  if (foot.base.shape === 'circle') return between(foot.at, towards, foot.base.diameter / 2 / far)
  let inside = 0
  let outside = (2 * radiusOf(foot.base)) / far
  for (let i = 0; i < 40; i++) {
    const middle = (inside + outside) / 2
    if (gap(foot, { base: POINT, at: between(foot.at, towards, middle) }) === 0) inside = middle
    else outside = middle
  }
  return between(foot.at, towards, inside)
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
