/** Rough ground: bracken, scree, swamp or a ploughed field, chosen by the piece's name, else by its seed. */
import type { Piece } from '@muster/table'
import type { DrawContext } from '../decoration/context.ts'
import { drawColouredPaths } from '../decoration/coloured-paths.ts'
import { areaRing, smoothedOutline } from '../geometry/piece-outline.ts'
import { compactOval, compactRing, polygon, compactNumbers } from '../svg/path.ts'
import { pebble } from '../decoration/random-shapes.ts'
import { between, pick, type Random } from '../decoration/random.ts'
import { areaOf, bounds, type Ring, type MmPoint } from '../geometry/points.ts'
import { el, group, path } from '../svg/svg.ts'

/** Draws what covers the ground: larger on a large area, which is filled more loosely. */
type GroundCover = (ring: Ring, context: DrawContext, size: number) => string

/** Past this area (in square millimetres) everything grows larger. */
const USUAL = 6000
const MOST = 2.3
const sizeOn = (ring: Ring): number => Math.min(MOST, Math.max(1, Math.sqrt(Math.sqrt(areaOf(ring) / USUAL))))

const KIND_BY_NAME: readonly (readonly [RegExp, RoughKind])[] = [
  [/scree|stone|rock|rubble|boulder|debris|gravel/i, 'scree'],
  [/swamp|marsh|bog|fen|mud|mire/i, 'swamp'],
  [/field|crop|plough|farm|wheat|corn/i, 'field'],
  [/bracken|brush|scrub|shrub|grass|undergrowth|thicket|heath|briar/i, 'bracken'],
]
type RoughKind = 'bracken' | 'scree' | 'swamp' | 'field'

export const roughKind = (piece: Piece, context: DrawContext): RoughKind =>
  KIND_BY_NAME.find(([word]) => word.test(`${piece.name ?? ''} ${piece.id}`))?.[1] ??
  pick(context.random(120), ['bracken', 'bracken', 'scree'])

/** Three blades from one root. */
function tuft(p: MmPoint, size: number, r: Random): string {
  const k = between(r, 0.8, 1.3) * size
  const left = compactNumbers(-1.1 * k, -1.1 * k, -1.7 * k, -2.6 * k)
  const middle = compactNumbers(0.1, -1.6 * k, 0.1, -3.4 * k)
  const right = compactNumbers(1.1 * k, -k, 1.8 * k, -2.4 * k)
  return `M${compactNumbers(p.x, p.y)}q${left}m${compactNumbers(1.7 * k, 2.6 * k)}q${middle}m${compactNumbers(-0.1, 3.4 * k)}q${right}`
}

const tufts = (spots: readonly MmPoint[], size: number, context: DrawContext, r: Random): string =>
  path(spots.map((p) => tuft(p, size, r)).join(''), {
    stroke: context.land.roughInk,
    'stroke-width': 0.55 * size,
    fill: 'none',
    'stroke-linecap': 'round',
  })

const bracken: GroundCover = (ring, context, size) =>
  tufts(context.scatter(ring, 1, { apart: 3.9, margin: 1.6 * size, most: 290 }), size, context, context.random(121))

const scree: GroundCover = (ring, context, size) => {
  const r = context.random(122)
  const { land } = context
  const stones = context
    .scatter(ring, 1, { apart: 4.2, margin: 2, most: 300 })
    .map((at) => ({ d: compactRing(pebble(at, between(r, 1, 2.7) * size, r, 0.85)), colour: pick(r, land.stones) }))
  return drawColouredPaths(
    stones,
    {
      name: 'scree',
      shadows: [{ x: 0.6, y: 0.8, opacity: 0.3 }],
      shadowColour: land.shadow,
      ink: { stroke: land.stoneInk, 'stroke-width': 0.35, 'stroke-linejoin': 'round' },
    },
    context,
  )
}

const swamp: GroundCover = (ring, context, size) => {
  const r = context.random(123)
  const { land } = context
  const pools = context.scatter(ring, 1, { apart: 15, margin: 7, most: 40 })
  const blots = pools.map((p) => compactOval(p, between(r, 3.5, 7) * size, between(r, 1.8, 3.2) * size)).join('')
  const reeds = context.scatter(ring, 2, { apart: 5.4, margin: 2, most: 160 })
  const glints = pools
    .map((p) => `M${compactNumbers(p.x - 2 * size, p.y - 0.5 * size)}h${compactNumbers(between(r, 2, 4) * size)}`)
    .join('')
  return (
    path(blots, { fill: land.water, stroke: land.bankInk, 'stroke-width': 0.5 }) +
    path(glints, { stroke: land.waterHi, 'stroke-width': 0.6, 'stroke-linecap': 'round' }) +
    tufts(
      reeds.filter((p) => pools.every((q) => Math.abs(p.x - q.x) > 6 * size || Math.abs(p.y - q.y) > 3 * size)),
      size,
      context,
      r,
    )
  )
}

/** Furrows, all in one direction, each a little broken. */
const field: GroundCover = (ring, context) => {
  const r = context.random(124)
  const box = bounds(ring)
  const clip = context.id('furrows')
  const step = Math.max(4.2, box.height / 60, box.width / 600)
  let d = ''
  for (let y = box.y - box.width * 0.2; y < box.y + box.height; y += step) {
    d += `M${compactNumbers(box.x, y + r())}l${compactNumbers(box.width, box.width * 0.2)}`
  }
  return (
    el('clipPath', { id: clip }, path(polygon(ring), {})) +
    path(d, {
      'clip-path': `url(#${clip})`,
      fill: 'none',
      stroke: context.land.earth,
      'stroke-width': step * 0.42,
      opacity: 0.6,
      'stroke-dasharray': '38 1.2 21 .9',
    }) +
    path(d, {
      'clip-path': `url(#${clip})`,
      fill: 'none',
      stroke: context.land.roughInk,
      'stroke-width': 1.5,
      opacity: 0.75,
      'stroke-dasharray': '.4 2.6',
      'stroke-linecap': 'round',
      transform: `translate(0 ${compactNumbers(step / 2)})`,
    })
  )
}

const GROUND_COVERS: Readonly<Record<RoughKind, GroundCover>> = { bracken, scree, swamp, field }

export function drawRough(piece: Piece, context: DrawContext): string {
  const ring = areaRing(piece.outline)
  const kind = roughKind(piece, context)
  return group(
    {},
    path(compactRing(smoothedOutline(ring)), { fill: context.land.rough, opacity: 0.6 }),
    kind === 'swamp' ? path(compactRing(smoothedOutline(ring)), { fill: context.land.water, opacity: 0.3 }) : '',
    context.detail === 'low' ? '' : GROUND_COVERS[kind](ring, context, sizeOn(ring)),
    path(polygon(ring), {
      fill: 'none',
      stroke: context.land.roughInk,
      'stroke-width': 0.7,
      'stroke-dasharray': '.2 2',
      'stroke-linecap': 'round',
    }),
  )
}
