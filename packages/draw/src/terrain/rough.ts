/** Rough going: bracken, scree, swamp or a ploughed field. The name of the piece says which; else its seed. */
import type { Piece } from '@muster/table'
import type { Brush } from '../paint/context.ts'
import { drawHeap } from '../paint/pieces.ts'
import { areaRing, grownRing } from '../geometry/piece-outline.ts'
import { ovalPath, paintRing, polygon, short } from '../svg/path.ts'
import { pebble } from '../paint/random-shapes.ts'
import { between, pick, type Random } from '../paint/random.ts'
import { areaOf, bounds, type Ring, type Spot } from '../geometry/points.ts'
import { el, group, path } from '../svg/svg.ts'

/** What grows there, larger on a great area, which is seen from farther off and filled more loosely. */
type Growth = (ring: Ring, brush: Brush, size: number) => string

/** Past this area (in square millimetres) everything grows larger. */
const USUAL = 6000
const MOST = 2.3
const sizeOn = (ring: Ring): number => Math.min(MOST, Math.max(1, Math.sqrt(Math.sqrt(areaOf(ring) / USUAL))))

const NAMED: readonly (readonly [RegExp, RoughKind])[] = [
  [/scree|stone|rock|rubble|boulder|debris|gravel/i, 'scree'],
  [/swamp|marsh|bog|fen|mud|mire/i, 'swamp'],
  [/field|crop|plough|farm|wheat|corn/i, 'field'],
  [/bracken|brush|scrub|shrub|grass|undergrowth|thicket|heath|briar/i, 'bracken'],
]
type RoughKind = 'bracken' | 'scree' | 'swamp' | 'field'

export const roughKind = (piece: Piece, brush: Brush): RoughKind =>
  NAMED.find(([word]) => word.test(`${piece.name ?? ''} ${piece.id}`))?.[1] ??
  pick(brush.chance(120), ['bracken', 'bracken', 'scree'])

/** Three blades from one root. */
function tuft(p: Spot, size: number, r: Random): string {
  const k = between(r, 0.8, 1.3) * size
  const left = short(-1.1 * k, -1.1 * k, -1.7 * k, -2.6 * k)
  const middle = short(0.1, -1.6 * k, 0.1, -3.4 * k)
  const right = short(1.1 * k, -k, 1.8 * k, -2.4 * k)
  return `M${short(p.x, p.y)}q${left}m${short(1.7 * k, 2.6 * k)}q${middle}m${short(-0.1, 3.4 * k)}q${right}`
}

const tufts = (spots: readonly Spot[], size: number, brush: Brush, r: Random): string =>
  path(spots.map((p) => tuft(p, size, r)).join(''), {
    stroke: brush.land.roughInk,
    'stroke-width': 0.55 * size,
    fill: 'none',
    'stroke-linecap': 'round',
  })

const bracken: Growth = (ring, brush, size) =>
  tufts(brush.strew(ring, 1, { apart: 3.9, margin: 1.6 * size, most: 290 }), size, brush, brush.chance(121))

const scree: Growth = (ring, brush, size) => {
  const r = brush.chance(122)
  const { land } = brush
  const stones = brush
    .strew(ring, 1, { apart: 4.2, margin: 2, most: 300 })
    .map((at) => ({ d: paintRing(pebble(at, between(r, 1, 2.7) * size, r, 0.85)), colour: pick(r, land.stones) }))
  return drawHeap(
    stones,
    {
      name: 'scree',
      shadows: [{ x: 0.6, y: 0.8, opacity: 0.3 }],
      shadowColour: land.shadow,
      ink: { stroke: land.stoneInk, 'stroke-width': 0.35, 'stroke-linejoin': 'round' },
    },
    brush,
  )
}

const swamp: Growth = (ring, brush, size) => {
  const r = brush.chance(123)
  const { land } = brush
  const pools = brush.strew(ring, 1, { apart: 15, margin: 7, most: 40 })
  const blots = pools.map((p) => ovalPath(p, between(r, 3.5, 7) * size, between(r, 1.8, 3.2) * size)).join('')
  const reeds = brush.strew(ring, 2, { apart: 5.4, margin: 2, most: 160 })
  const glints = pools
    .map((p) => `M${short(p.x - 2 * size, p.y - 0.5 * size)}h${short(between(r, 2, 4) * size)}`)
    .join('')
  return (
    path(blots, { fill: land.water, stroke: land.bankInk, 'stroke-width': 0.5 }) +
    path(glints, { stroke: land.waterHi, 'stroke-width': 0.6, 'stroke-linecap': 'round' }) +
    tufts(
      reeds.filter((p) => pools.every((q) => Math.abs(p.x - q.x) > 6 * size || Math.abs(p.y - q.y) > 3 * size)),
      size,
      brush,
      r,
    )
  )
}

/** Furrows run with the light, every one a little broken. */
const field: Growth = (ring, brush) => {
  const r = brush.chance(124)
  const box = bounds(ring)
  const clip = brush.id('furrows')
  const step = Math.max(4.2, box.height / 60, box.width / 600)
  let d = ''
  for (let y = box.y - box.width * 0.2; y < box.y + box.height; y += step) {
    d += `M${short(box.x, y + r())}l${short(box.width, box.width * 0.2)}`
  }
  return (
    el('clipPath', { id: clip }, path(polygon(ring), {})) +
    path(d, {
      'clip-path': `url(#${clip})`,
      fill: 'none',
      stroke: brush.land.earth,
      'stroke-width': step * 0.42,
      opacity: 0.6,
      'stroke-dasharray': '38 1.2 21 .9',
    }) +
    path(d, {
      'clip-path': `url(#${clip})`,
      fill: 'none',
      stroke: brush.land.roughInk,
      'stroke-width': 1.5,
      opacity: 0.75,
      'stroke-dasharray': '.4 2.6',
      'stroke-linecap': 'round',
      transform: `translate(0 ${short(step / 2)})`,
    })
  )
}

const GROWTHS: Readonly<Record<RoughKind, Growth>> = { bracken, scree, swamp, field }

export function drawRough(piece: Piece, brush: Brush): string {
  const ring = areaRing(piece.outline)
  const kind = roughKind(piece, brush)
  return group(
    {},
    path(paintRing(grownRing(ring)), { fill: brush.land.rough, opacity: 0.6 }),
    kind === 'swamp' ? path(paintRing(grownRing(ring)), { fill: brush.land.water, opacity: 0.3 }) : '',
    brush.detail === 'low' ? '' : GROWTHS[kind](ring, brush, sizeOn(ring)),
    path(polygon(ring), {
      fill: 'none',
      stroke: brush.land.roughInk,
      'stroke-width': 0.7,
      'stroke-dasharray': '.2 2',
      'stroke-linecap': 'round',
    }),
  )
}
