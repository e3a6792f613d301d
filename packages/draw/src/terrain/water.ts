/** Deep water with its depth and flow, and shallow water one can see the stones through. */
import type { Outline } from '@muster/table'
import { banksOf, flowLine, isRiver, type Banks } from '../geometry/river-banks.ts'
import { clipped, type Brush, type Clipped } from '../paint/context.ts'
import { drawHeap } from '../paint/pieces.ts'
import { areaRing, grownRing } from '../geometry/piece-outline.ts'
import { ovalPath, paintLine, paintRing, polygon, short } from '../svg/path.ts'
import { between, pick, type Random } from '../paint/random.ts'
import { centroid, grown, type Ring } from '../geometry/points.ts'
import { group, num, path } from '../svg/svg.ts'

const shoreOf = (outline: Outline, brush: Brush): Clipped =>
  clipped(paintRing(grownRing(areaRing(outline))), 'water', brush)

/** Drawn for all water before any of it, so that no bank lies between river and ford. */
export function drawBank(outline: Outline, brush: Brush): string {
  const { define, again } = shoreOf(outline, brush)
  const bank = { fill: 'none', stroke: brush.land.bank, 'stroke-linejoin': 'round' }
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

const riverDepth = (banks: Banks, brush: Brush): string =>
  DEPTHS.map(([share, opacity]) =>
    path(paintLine(flowLine(banks, 0.5)), {
      stroke: brush.land.waterLo,
      'stroke-width': banks.width * share,
      fill: 'none',
      opacity,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'square',
    }),
  ).join('')

const pondDepth = (ring: Ring, brush: Brush): string =>
  DEPTHS.map(([share, opacity]) =>
    path(paintRing(grownRing(grown(ring, share, centroid(ring)))), { fill: brush.land.waterLo, opacity }),
  ).join('')

const dashes = (r: Random): string =>
  Array.from({ length: 6 }, () => `${num(between(r, 4, 26), 1)} ${num(between(r, 16, 60), 1)}`).join(' ')

function riverFlow(banks: Banks, brush: Brush): string {
  const r = brush.chance(51)
  return Array.from({ length: 11 }, (_, i) =>
    path(paintLine(flowLine(banks, (i + 0.6 + r() * 0.8) / 12)), {
      fill: 'none',
      stroke: brush.land.waterHi,
      'stroke-width': between(r, 0.5, 1),
      'stroke-dasharray': dashes(r),
      'stroke-dashoffset': num(r() * 90, 0),
      'stroke-linecap': 'round',
      opacity: between(r, 0.5, 0.9),
    }),
  ).join('')
}

/** On still water light lies in short level strokes. */
function pondGlints(ring: Ring, brush: Brush): string {
  const r = brush.chance(52)
  const d = brush
    .strew(ring, 3, { apart: 11, margin: 5, most: 90 })
    .map((p) => `M${short(p.x, p.y)}q${short(3, -1)} ${short(between(r, 4, 9), 0)}`)
    .join('')
  return path(d, {
    fill: 'none',
    stroke: brush.land.waterHi,
    'stroke-width': 0.7,
    'stroke-linecap': 'round',
    opacity: 0.8,
  })
}

/** The bank towards the light throws a narrow shade on the water. */
const bankShade = ({ again }: Clipped, brush: Brush): string =>
  [
    [7, 0.1],
    [4, 0.16],
  ]
    .map(([width, opacity]) =>
      again({
        fill: 'none',
        stroke: brush.land.bankInk,
        'stroke-width': width,
        opacity,
        transform: 'translate(1.2 1.6)',
      }),
    )
    .join('')

/** The bank, drawn before, has defined the outline. */
export function drawDeepWater(outline: Outline, brush: Brush): string {
  const ring = areaRing(outline)
  const banks = banksOf(ring)
  const water = shoreOf(outline, brush)
  const inner = isRiver(banks)
    ? riverDepth(banks, brush) + (brush.detail === 'low' ? '' : riverFlow(banks, brush))
    : pondDepth(ring, brush) + (brush.detail === 'low' ? '' : pondGlints(ring, brush))
  return group(
    {},
    water.again({ fill: brush.land.water }),
    group({ 'clip-path': water.clip }, inner, bankShade(water, brush)),
    path(polygon(ring), { fill: 'none', stroke: brush.land.bankInk, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
  )
}

function ripples(ring: Ring, brush: Brush): string {
  const r = brush.chance(53)
  const d = brush
    .strew(ring, 7, { apart: 5.2, margin: 1.5, most: 170 })
    .map((p) => {
      const half = between(r, 1.6, 3.6)
      return `M${short(p.x - half, p.y)}q${short(half, -1.3, 2 * half, 0)}`
    })
    .join('')
  return path(d, { fill: 'none', stroke: brush.land.waterHi, 'stroke-width': 0.7, 'stroke-linecap': 'round' })
}

function fordStones(ring: Ring, brush: Brush): string {
  const r = brush.chance(54)
  const spots = brush.strew(ring, 8, { apart: 5.4, margin: 0.8, most: 170 })
  const stones = spots
    .filter(() => r() < 0.62)
    .map((at) => {
      const size = between(r, 0.9, 2.6)
      return { d: ovalPath(at, size * 1.15, size * 0.85), colour: pick(r, brush.land.fordStones) }
    })
  return drawHeap(
    stones,
    {
      name: 'stone',
      shadows: [{ x: 0.5, y: 0.7, opacity: 0.45 }],
      shadowColour: brush.land.bankInk,
      ink: { stroke: brush.land.bankInk, 'stroke-width': 0.3 },
    },
    brush,
  )
}

export function drawShallowWater(outline: Outline, brush: Brush): string {
  const ring = areaRing(outline)
  const water = shoreOf(outline, brush)
  return group(
    {},
    water.again({ fill: brush.land.ford }),
    group({ 'clip-path': water.clip }, bankShade(water, brush)),
    brush.detail === 'low' ? '' : ripples(ring, brush) + fordStones(ring, brush),
    path(polygon(ring), {
      fill: 'none',
      stroke: brush.land.bankInk,
      'stroke-width': 0.6,
      'stroke-dasharray': '1.8 1.6',
    }),
  )
}
