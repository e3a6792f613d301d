/** Roofs: slopes between an eave and a ridge, tiled row by row and shaded by the way they face. */
import type { DrawContext } from '../decoration/context.ts'
import { inset } from '../geometry/inset.ts'
import { compactRing, polygon, polyline, stroke } from '../svg/path.ts'
import { between, pick, type Random } from '../decoration/random.ts'
import {
  bounds,
  centroid,
  clockwise,
  corner,
  mmDistance,
  pointBetween,
  type Ring,
  type MmPoint,
} from '../geometry/points.ts'
import type { Tones } from '../themes/theme.ts'
import { el, group, path } from '../svg/svg.ts'

/** From `west` to `east` along the eave, as one looks at the slope from outside. */
export interface Slope {
  readonly eave: readonly [MmPoint, MmPoint]
  readonly ridge: readonly [MmPoint, MmPoint]
}

const ROW = 4.3
const TILE = 4.6
const SHEET = 7
const MOST_SEAMS = 500
/** How far up its slope a chimney stands. */
export const CHIMNEY_UP = 0.62

/** The place `along` the slope and `up` it, both 0 to 1. */
export const slopePoint = ({ eave, ridge }: Slope, along: number, up: number): MmPoint =>
  pointBetween(pointBetween(eave[0], eave[1], along), pointBetween(ridge[0], ridge[1], along), up)

const shapeOf = (slope: Slope): Ring => [slope.eave[0], slope.eave[1], slope.ridge[1], slope.ridge[0]]

/** Towards the light it is pale, away from it dark. The corners run clockwise, so outward is to the left. */
function toneOf({ eave: [a, b] }: Slope, tones: Tones): string {
  const long = mmDistance(a, b) || 1
  const light = ((b.y - a.y) / long) * -0.6 + ((b.x - a.x) / long) * 0.8
  return light > 0.35 ? tones[2] : light < -0.35 ? tones[0] : tones[1]
}

interface Tiling {
  rows: string
  joints: string
  odd: string
}

function tile(slope: Slope, r: Random): Tiling {
  const deep = mmDistance(pointBetween(...slope.eave), pointBetween(...slope.ridge))
  const count = Math.max(2, Math.min(24, Math.round(deep / ROW)))
  const tiling: Tiling = { rows: '', joints: '', odd: '' }
  for (let row = 0; row < count; row++) {
    const [low, high] = [row / count, (row + 1) / count]
    if (row > 0) tiling.rows += polyline([slopePoint(slope, 0, low), slopePoint(slope, 1, low)])
    tileRow(slope, low, high, row, r, tiling)
  }
  return tiling
}

function tileRow(slope: Slope, low: number, high: number, row: number, r: Random, into: Tiling): void {
  const long = mmDistance(slopePoint(slope, 0, low), slopePoint(slope, 1, low))
  const tiles = Math.max(1, Math.min(48, Math.round(long / TILE)))
  for (let i = 0; i < tiles; i++) {
    const [west, east] = [(i + (row % 2) / 2) / tiles, Math.min(1, (i + 1 + (row % 2) / 2) / tiles)]
    const [foot, head] = [slopePoint(slope, west, low), slopePoint(slope, west, high)]
    if (west > 0 && west < 1 && r() < 0.45) into.joints += stroke(foot, head.x - foot.x, head.y - foot.y)
    if (r() < 0.11) into.odd += compactRing([foot, slopePoint(slope, east, low), slopePoint(slope, east, high), head])
  }
}

function drawSlope(slope: Slope, tones: Tones, context: DrawContext, r: Random): string {
  const ink = context.land.roofInk
  const body = path(polygon(shapeOf(slope)), { fill: toneOf(slope, tones) })
  if (context.detail === 'low') return body
  const { rows, joints, odd } = tile(slope, r)
  return (
    body +
    path(odd, { fill: pick(r, [tones[0], tones[2]]), opacity: 0.45 }) +
    path(joints, { stroke: ink, 'stroke-width': 0.3, opacity: 0.4, fill: 'none' }) +
    path(rows, { stroke: ink, 'stroke-width': 0.45, opacity: 0.5, fill: 'none' })
  )
}

function isConvex(ring: Ring): boolean {
  return ring.every((p, i) => {
    const [a, b] = [corner(ring, i - 1), corner(ring, i + 1)]
    return (p.x - a.x) * (b.y - p.y) - (p.y - a.y) * (b.x - p.x) >= 0
  })
}

/** Two slopes on four walls; the ridge runs the long way. */
function gable(ring: Ring): Slope[] {
  const turn = mmDistance(corner(ring, 0), corner(ring, 1)) >= mmDistance(corner(ring, 1), corner(ring, 2)) ? 0 : 1
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => corner(ring, i + turn)) as [MmPoint, MmPoint, MmPoint, MmPoint]
  const [end, start] = [pointBetween(b, c), pointBetween(d, a)]
  return [
    { eave: [a, b], ridge: [start, end] },
    { eave: [c, d], ridge: [end, start] },
  ]
}

/** A slope for each wall, up to one peak. */
const spire = (ring: Ring, peak: MmPoint): Slope[] =>
  ring.map((p, i) => ({ eave: [p, corner(ring, i + 1)], ridge: [peak, peak] }))

/** For an outline with inner corners: slopes round a flat top. */
function mansard(ring: Ring): { slopes: Slope[]; top: Ring } {
  const top = inset(ring, 11)
  const slopes = ring.map((p, i): Slope => ({
    eave: [p, corner(ring, i + 1)],
    ridge: [corner(top, i), corner(top, i + 1)],
  }))
  return { slopes, top }
}

/** The slopes of a roof over clockwise walls, and its flat top where it has one. */
export function roofSlopes(ring: Ring): { slopes: readonly Slope[]; top: Ring } {
  if (ring.length === 4 && isConvex(ring)) return { slopes: gable(ring), top: [] }
  if (isConvex(ring)) return { slopes: spire(ring, centroid(ring)), top: [] }
  return mansard(ring)
}

const ridges = (slopes: readonly Slope[]): string =>
  slopes.map(({ eave, ridge }) => polyline([eave[0], ridge[0], ridge[1]])).join('')

function chimney(slopes: readonly Slope[], context: DrawContext, r: Random): string {
  const first = slopes[0]
  if (!first || slopes.length !== 2) return ''
  const at = slopePoint(first, between(r, 0.2, 0.8), CHIMNEY_UP)
  const square: Ring = [
    [-4.4, -3.8],
    [4.4, -3.8],
    [4.4, 3.8],
    [-4.4, 3.8],
  ].map(([x = 0, y = 0]) => ({ x: at.x + x, y: at.y + y }))
  const ink = { stroke: context.land.stoneInk, 'stroke-width': 0.6 }
  return (
    path(polygon(square), { fill: context.land.shadow, opacity: 0.4, transform: 'translate(3.2 4.2)' }) +
    path(polygon(square), { fill: context.land.stones[1], ...ink }) +
    path(polygon(square.map((p) => pointBetween(at, p, 0.5))), { fill: context.land.chasm })
  )
}

/** Metal sheets on a flat top, clipped to it. */
function flatTop(top: Ring, tones: Tones, context: DrawContext): string {
  if (top.length === 0) return ''
  const { x, y, width, height } = bounds(top)
  const clip = context.id('top')
  let seams = ''
  const sheet = Math.max(SHEET, (width + height) / MOST_SEAMS)
  for (let at = x - height; at < x + width; at += sheet) seams += stroke({ x: at, y: y + height }, height, -height)
  return (
    el('clipPath', { id: clip }, path(polygon(top), {})) +
    path(polygon(top), { fill: tones[1], stroke: context.land.roofInk, 'stroke-width': 0.5 }) +
    path(seams, {
      'clip-path': `url(#${clip})`,
      stroke: context.land.roofInk,
      'stroke-width': 0.5,
      opacity: 0.35,
      fill: 'none',
    })
  )
}

export function drawRoof(plan: Ring, context: DrawContext, hasChimney = true): string {
  const ring = clockwise(plan)
  const r = context.random(95)
  const tones = pick(r, context.land.roof)
  const { slopes, top } = roofSlopes(ring)
  const ink = { fill: 'none', stroke: context.land.roofInk }
  return group(
    {},
    ...slopes.map((slope) => drawSlope(slope, tones, context, r)),
    flatTop(top, tones, context),
    path(ridges(slopes), { ...ink, 'stroke-width': 0.8, opacity: 0.65, 'stroke-linejoin': 'round' }),
    hasChimney ? chimney(slopes, context, r) : '',
    path(polygon(ring), { ...ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
  )
}
