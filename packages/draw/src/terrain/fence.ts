/** Timber along a line: a fence of posts and rails, or a barricade of logs and stakes. */
import type { Outline } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { beside, lengthOf, movedSideways, linePointsAlong, type LinePoint } from '../geometry/lines.ts'
import { pieceLine } from '../geometry/piece-outline.ts'
import { compactRing, polyline } from '../svg/path.ts'
import { plusMinus, between, type Random } from '../decoration/random.ts'
import type { Ring } from '../geometry/points.ts'
import { group, path } from '../svg/svg.ts'

const POST_EVERY = 12.7

/** A beam seen from above, `long` ahead of the stop and `wide` across. */
const beam = (stop: LinePoint, long: number, wide: number): Ring => [
  beside(stop, -wide / 2, -long / 2),
  beside(stop, -wide / 2, long / 2),
  beside(stop, wide / 2, long / 2),
  beside(stop, wide / 2, -long / 2),
]

const rail = (line: Ring, context: DrawContext): string =>
  path(polyline(line), {
    fill: 'none',
    stroke: context.land.timberInk,
    'stroke-width': 1.7,
    'stroke-linejoin': 'round',
  }) +
  path(polyline(line), {
    fill: 'none',
    stroke: context.land.timber[1],
    'stroke-width': 0.9,
    'stroke-linejoin': 'round',
  })

/** Posts stand at even distances and always at both ends. */
function posts(line: Ring): LinePoint[] {
  const total = lengthOf(line)
  const step = total / Math.max(1, Math.round(total / POST_EVERY))
  return linePointsAlong(line, () => step - 1e-6)
}

export function drawFence(outline: Outline, context: DrawContext): string {
  const line = pieceLine(outline)
  const { land } = context
  const d = posts(line)
    .map((stop) => compactRing(beam(stop, 2.6, 3.4)))
    .join('')
  const shade = { fill: 'none', stroke: land.shadow, 'stroke-width': 1.6, opacity: 0.28, transform: 'translate(2 2.6)' }
  return group(
    {},
    path(polyline(line), shade),
    path(d, { fill: land.shadow, opacity: 0.3, transform: 'translate(2 2.6)' }),
    rail(
      movedSideways(line, () => -0.9),
      context,
    ),
    rail(
      movedSideways(line, () => 0.9),
      context,
    ),
    path(d, { fill: land.timber[2], stroke: land.timberInk, 'stroke-width': 0.6, 'stroke-linejoin': 'round' }),
  )
}

interface Log {
  readonly ring: Ring
  readonly isLight: boolean
}

/** Logs end to end in two rows, and stakes laid across them. */
function barricade(line: Ring, r: Random): Log[] {
  const logs = [-1.7, 1.7].flatMap((aside) =>
    linePointsAlong(line, () => between(r, 14, 22)).map((stop) => ({
      ring: beam(
        { at: beside(stop, aside + plusMinus(r, 0.4), 7), angle: stop.angle + plusMinus(r, 0.06) },
        between(r, 15, 20),
        3.1,
      ),
      isLight: r() < 0.5,
    })),
  )
  const stakes = linePointsAlong(line, () => between(r, 6.5, 9)).map((stop) => ({
    ring: beam(
      { at: stop.at, angle: stop.angle + (r() < 0.5 ? 1 : 2.1) + plusMinus(r, 0.2) },
      between(r, 9.5, 12.5),
      1.7,
    ),
    isLight: r() < 0.7,
  }))
  return [...logs, ...stakes]
}

export function drawBarrier(outline: Outline, context: DrawContext): string {
  const { land } = context
  const logs = barricade(pieceLine(outline), context.random(81))
  const ink = { stroke: land.timberInk, 'stroke-width': 0.55, 'stroke-linejoin': 'round' }
  const all = logs.map((log) => compactRing(log.ring)).join('')
  return group(
    {},
    path(all, { fill: land.shadow, opacity: 0.3, transform: 'translate(1.9 2.5)' }),
    ...logs.map((log) => path(compactRing(log.ring), { fill: log.isLight ? land.timber[2] : land.timber[1], ...ink })),
  )
}
