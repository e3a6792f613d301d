/** A ruin: a stone floor with its exact edge, and remains of the walls. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { inset } from '../geometry/inset.ts'
import { areaRing } from '../geometry/piece-outline.ts'
import { polygon, compactNumbers } from '../svg/path.ts'
import { between, type Random } from '../decoration/random.ts'
import { bounds, corner, mmDistance, pointBetween, type Ring } from '../geometry/points.ts'
import { drawMasonry } from './stones.ts'
import { el, group, path } from '../svg/svg.ts'

const FLAG = 6.2
const MOST_ROWS = 60
const USUAL_FLAG = 8.5
const MOST_IN_A_ROW = 200

/** Joints between flagstones, in broken bond. */
function joints(ring: Ring, r: Random): string {
  const { x, y, width, height } = bounds(ring)
  const row = Math.max(FLAG, height / MOST_ROWS)
  const stretch = Math.max(1, width / (USUAL_FLAG * MOST_IN_A_ROW))
  let d = ''
  for (let k = 0; k * row < height; k++) {
    d += `M${compactNumbers(x, y + k * row)}h${compactNumbers(width)}`
    for (let across = (k % 2) * 4; across < width; across += between(r, 7, 10) * stretch) {
      if (r() < 0.8) d += `M${compactNumbers(x + across, y + k * row)}v${compactNumbers(row)}`
    }
  }
  return d
}

export function drawFloor(ring: Ring, context: DrawContext): string {
  const d = polygon(ring)
  const clip = context.id('floor')
  const lines = context.detail === 'low' ? '' : joints(ring, context.random(91))
  return (
    el('clipPath', { id: clip }, path(d, {})) +
    path(d, { fill: context.land.slab, opacity: 0.85 }) +
    path(lines, { 'clip-path': `url(#${clip})`, stroke: context.land.stoneInk, 'stroke-width': 0.35, opacity: 0.28 })
  )
}

/** Remains of walls at the corners; sometimes a whole side still stands. */
function standingWalls(ring: Ring, r: Random): Ring[] {
  return ring.flatMap((at, i): Ring[] => {
    const [before, after] = [corner(ring, i - 1), corner(ring, i + 1)]
    const reach = between(r, 0.24, 0.46)
    if (mmDistance(at, after) < 14) return [[at, after]]
    if (r() < 0.22) return [[at, pointBetween(at, after, 0.92)]]
    const back = pointBetween(at, before, Math.min(0.4, 14 / mmDistance(at, before)) * between(r, 0.5, 1))
    return [[back, at, pointBetween(at, after, reach)]]
  })
}

/** Walls stand inside the edge, so that the edge stays visible. */
export const wallsOfRuin = (outline: Outline, context: DrawContext): Ring[] =>
  standingWalls(inset(areaRing(outline), 3.4), context.random(92))

export function drawRuinFloor(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  return (
    drawFloor(ring, context) +
    path(polygon(ring), {
      fill: 'none',
      stroke: context.land.stoneInk,
      'stroke-width': 0.5,
      'stroke-dasharray': '2 2',
      opacity: 0.7,
    })
  )
}

export function drawRuin(outline: Outline, context: DrawContext): string {
  const walls = wallsOfRuin(outline, context)
  return group(
    {},
    drawRuinFloor(outline, context),
    context.detail === 'low'
      ? path(walls.map((wall) => `M${wall.map((p) => compactNumbers(p.x, p.y)).join('L')}`).join(''), {
          fill: 'none',
          stroke: context.land.stones[1],
          'stroke-width': 5,
        })
      : drawMasonry(walls, { thickness: 5.8, broken: true }, context),
  )
}
