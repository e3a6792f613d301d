/** Deep water with its depth and flow, and shallow water with stones showing through. */
import type { Outline } from '@muster/table'
import { banksOf, flowLine, isRiver, type Banks } from '../geometry/river-banks.ts'
import { clippedOutline, type DrawContext, type ClippedOutline } from '../decoration/context.ts'
import { drawColouredPaths } from '../decoration/coloured-paths.ts'
import { areaRing, smoothedOutline } from '../geometry/piece-outline.ts'
import { compactOval, compactLine, compactRing, polygon, compactNumbers } from '../svg/path.ts'
import { between, pick, type Random } from '../decoration/random.ts'
import { centroid, scaledRing, type Ring } from '../geometry/points.ts'
import { group, num, path } from '../svg/svg.ts'

const shoreOf = (outline: Outline, context: DrawContext): ClippedOutline =>
  clippedOutline(compactRing(smoothedOutline(areaRing(outline))), 'water', context)

/** All banks are drawn before any water, so that no bank lies between river and ford. */
export function drawBank(outline: Outline, context: DrawContext): string {
  const { define, reuse: again } = shoreOf(outline, context)
  const bank = { fill: 'none', stroke: context.land.bank, 'stroke-linejoin': 'round' }
  return (
    define +
    again({ ...bank, 'stroke-width': 8.5, opacity: 0.4 }) +
    again({ ...bank, 'stroke-width': 5, opacity: 0.75 })
  )
}

const DEPTHS = [
  [0.86, 0.16],
  [0.68, 0.2],
  [0.48, 0.22],
  [0.28, 0.2],
] as const

const riverDepth = (banks: Banks, context: DrawContext): string =>
  DEPTHS.map(([share, opacity]) =>
    path(compactLine(flowLine(banks, 0.5)), {
      stroke: context.land.waterLo,
      'stroke-width': banks.width * share,
      fill: 'none',
      opacity,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'square',
    }),
  ).join('')

const pondDepth = (ring: Ring, context: DrawContext): string =>
  DEPTHS.map(([share, opacity]) =>
    path(compactRing(smoothedOutline(scaledRing(ring, share, centroid(ring)))), {
      fill: context.land.waterLo,
      opacity,
    }),
  ).join('')

const dashes = (r: Random): string =>
  Array.from({ length: 6 }, () => `${num(between(r, 4, 26), 1)} ${num(between(r, 16, 60), 1)}`).join(' ')

function riverFlow(banks: Banks, context: DrawContext): string {
  const r = context.random(51)
  return Array.from({ length: 11 }, (_, i) =>
    path(compactLine(flowLine(banks, (i + 0.6 + r() * 0.8) / 12)), {
      fill: 'none',
      stroke: context.land.waterHi,
      'stroke-width': between(r, 0.5, 1),
      'stroke-dasharray': dashes(r),
      'stroke-dashoffset': num(r() * 90, 0),
      'stroke-linecap': 'round',
      opacity: between(r, 0.5, 0.9),
    }),
  ).join('')
}

/** On still water, light shows as short level strokes. */
function pondGlints(ring: Ring, context: DrawContext): string {
  const r = context.random(52)
  const d = context
    .scatter(ring, 3, { apart: 11, margin: 5, most: 90 })
    .map((p) => `M${compactNumbers(p.x, p.y)}q${compactNumbers(3, -1)} ${compactNumbers(between(r, 4, 9), 0)}`)
    .join('')
  return path(d, {
    fill: 'none',
    stroke: context.land.waterHi,
    'stroke-width': 0.7,
    'stroke-linecap': 'round',
    opacity: 0.8,
  })
}

/** The narrow shadow of the bank on the water. */
const bankShade = ({ reuse: again }: ClippedOutline, context: DrawContext): string =>
  [
    [7, 0.1],
    [4, 0.16],
  ]
    .map(([width, opacity]) =>
      again({
        fill: 'none',
        stroke: context.land.bankInk,
        'stroke-width': width,
        opacity,
        transform: 'translate(1.2 1.6)',
      }),
    )
    .join('')

/** `drawBank` has defined the outline. */
export function drawDeepWater(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  const banks = banksOf(ring)
  const water = shoreOf(outline, context)
  const inner = isRiver(banks)
    ? riverDepth(banks, context) + (context.detail === 'low' ? '' : riverFlow(banks, context))
    : pondDepth(ring, context) + (context.detail === 'low' ? '' : pondGlints(ring, context))
  return group(
    {},
    water.reuse({ fill: context.land.water }),
    group({ 'clip-path': water.clip }, inner, bankShade(water, context)),
    path(polygon(ring), {
      fill: 'none',
      stroke: context.land.bankInk,
      'stroke-width': 0.8,
      'stroke-linejoin': 'round',
    }),
  )
}

function ripples(ring: Ring, context: DrawContext): string {
  const r = context.random(53)
  const d = context
    .scatter(ring, 7, { apart: 5.2, margin: 1.5, most: 170 })
    .map((p) => {
      const half = between(r, 1.6, 3.6)
      return `M${compactNumbers(p.x - half, p.y)}q${compactNumbers(half, -1.3, 2 * half, 0)}`
    })
    .join('')
  return path(d, { fill: 'none', stroke: context.land.waterHi, 'stroke-width': 0.7, 'stroke-linecap': 'round' })
}

function fordStones(ring: Ring, context: DrawContext): string {
  const r = context.random(54)
  const spots = context.scatter(ring, 8, { apart: 5.4, margin: 0.8, most: 170 })
  const stones = spots
    .filter(() => r() < 0.62)
    .map((at) => {
      const size = between(r, 0.9, 2.6)
      return { d: compactOval(at, size * 1.15, size * 0.85), colour: pick(r, context.land.fordStones) }
    })
  return drawColouredPaths(
    stones,
    {
      name: 'stone',
      shadows: [{ x: 0.5, y: 0.7, opacity: 0.45 }],
      shadowColour: context.land.bankInk,
      ink: { stroke: context.land.bankInk, 'stroke-width': 0.3 },
    },
    context,
  )
}

export function drawShallowWater(outline: Outline, context: DrawContext): string {
  const ring = areaRing(outline)
  const water = shoreOf(outline, context)
  return group(
    {},
    water.reuse({ fill: context.land.ford }),
    group({ 'clip-path': water.clip }, bankShade(water, context)),
    context.detail === 'low' ? '' : ripples(ring, context) + fordStones(ring, context),
    path(polygon(ring), {
      fill: 'none',
      stroke: context.land.bankInk,
      'stroke-width': 0.6,
      'stroke-dasharray': '1.8 1.6',
    }),
  )
}
