/** Felt: broad soft patches, flecks of two kinds, tufts, and the nap of the cloth. */
import type { Brush } from '../paint/context.ts'
import { FELT_TILE, feltTile } from './textures.ts'
import { short, stroke } from '../svg/path.ts'
import { about, between, pick, type Random } from '../paint/random.ts'
import { spot, type Box } from '../geometry/points.ts'
import { el, group, num, path } from '../svg/svg.ts'

/** Sizes that do not divide each other: the eye finds no repeat. */
const DARK_TILE = 163
const LIGHT_TILE = 191
const TUFT_TILE = 233
const FLECKS_PER_MM2 = 4200 / 609.6 ** 2
const TUFTS_PER_MM2 = 130 / 609.6 ** 2
/** One pixel of nap is this many millimetres. */
const NAP_PIXEL = 0.44

const fade = (id: string, colour: string): string =>
  el(
    'radialGradient',
    { id },
    el('stop', { offset: 0, 'stop-color': colour }),
    el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  )

function flecks(size: number, share: number, r: Random): string {
  let d = ''
  for (let i = 0; i < size * size * FLECKS_PER_MM2 * share; i++) {
    const long = between(r, 1, 2.6)
    const lean = -Math.PI / 2 + about(r, 0.75)
    d += stroke(spot(between(r, 1, size - 1), between(r, 3, size - 1)), Math.cos(lean) * long, Math.sin(lean) * long)
  }
  return d
}

function tufts(brush: Brush): string {
  const r = brush.chance(4)
  let d = ''
  for (let i = 0; i < TUFT_TILE ** 2 * TUFTS_PER_MM2; i++) {
    d += `M${short(between(r, 2, TUFT_TILE - 2), between(r, 4, TUFT_TILE - 1))}l-1.3-2.2m1.3 2.2l.1-3m-.1 3l1.5-2`
  }
  return el(
    'pattern',
    { id: brush.id('tufts'), width: TUFT_TILE, height: TUFT_TILE, patternUnits: 'userSpaceOnUse' },
    path(d, { stroke: brush.land.fleck, 'stroke-width': 0.45, opacity: 0.75, fill: 'none', 'stroke-linecap': 'round' }),
  )
}

const fleckPattern = (id: string, size: number, d: string, colour: string, opacity: number): string =>
  el(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    path(d, { stroke: colour, 'stroke-width': 0.4, opacity, fill: 'none' }),
  )

function napPattern(brush: Brush): string {
  const size = FELT_TILE * NAP_PIXEL
  return el(
    'pattern',
    { id: brush.id('nap'), width: size, height: size, patternUnits: 'userSpaceOnUse' },
    el('image', { href: feltTile(brush.theme), width: size, height: size, preserveAspectRatio: 'none' }),
  )
}

export function groundDefs(brush: Brush): string {
  const { theme, land } = brush
  const soft = fade(brush.id('hi'), theme.feltHi) + fade(brush.id('lo'), theme.feltLo)
  if (brush.detail === 'low') return soft
  return (
    soft +
    napPattern(brush) +
    tufts(brush) +
    fleckPattern(brush.id('dark'), DARK_TILE, flecks(DARK_TILE, 0.55, brush.chance(1)), land.fleck, 0.42) +
    fleckPattern(brush.id('light'), LIGHT_TILE, flecks(LIGHT_TILE, 0.45, brush.chance(2)), land.fleckHi, 0.5)
  )
}

const PATCHES = { full: 90, low: 30 } as const

/** Patches grow with the table, so a great one needs no more of them than a small one. */
function patches(box: Box, brush: Brush): string {
  const r = brush.chance(3)
  const scale = Math.max(1, Math.sqrt((box.width * box.height) / 609.6 ** 2) * 0.8)
  return Array.from({ length: PATCHES[brush.detail] }, () => {
    const [along, down, radius] = [r(), r(), between(r, 40, 130) * scale]
    const [x, y] = [box.width * (brush.isTurned ? 1 - along : along), box.height * (brush.isTurned ? 1 - down : down)]
    return el('ellipse', {
      cx: x,
      cy: y,
      rx: radius,
      ry: radius * between(r, 0.5, 1),
      fill: `url(#${brush.id(pick(r, ['hi', 'lo']))})`,
      opacity: between(r, 0.3, 0.8),
      transform: `rotate(${num(r() * 180, 0)} ${num(x, 0)} ${num(y, 0)})`,
    })
  }).join('')
}

const sheet = (box: Box, fill: string): string => el('rect', { width: box.width, height: box.height, fill })

export function drawGround(box: Box, brush: Brush): string {
  const felt = sheet(box, brush.theme.felt) + patches(box, brush)
  if (brush.detail === 'low') return felt
  return felt + ['dark', 'light', 'tufts'].map((layer) => sheet(box, `url(#${brush.id(layer)})`)).join('')
}

/** Laid over ground, rough and hills, so that they are all of one cloth. */
export const drawNap = (box: Box, brush: Brush): string =>
  brush.detail === 'low' ? '' : sheet(box, `url(#${brush.id('nap')})`)

const EDGES = [
  [0, 0, 0, 1],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [1, 0, 0, 0],
] as const

export const edgeShadeDefs = (brush: Brush): string =>
  EDGES.map(([x1, y1, x2, y2], i) =>
    el(
      'linearGradient',
      { id: brush.id(`edge${i}`), x1, y1, x2, y2 },
      el('stop', { offset: 0, 'stop-color': brush.land.shadow, 'stop-opacity': 0.42 }),
      el('stop', { offset: 0.35, 'stop-color': brush.land.shadow, 'stop-opacity': 0.14 }),
      el('stop', { offset: 1, 'stop-color': brush.land.shadow, 'stop-opacity': 0 }),
    ),
  ).join('')

/** The frame stands above the felt and darkens its edge. */
export function drawEdgeShade({ width, height }: Box, brush: Brush): string {
  const deep = Math.min(26, width / 24)
  const strips: readonly Box[] = [
    { x: 0, y: 0, width, height: deep },
    { x: 0, y: height - deep, width, height: deep },
    { x: 0, y: 0, width: deep, height },
    { x: width - deep, y: 0, width: deep, height },
  ]
  return group({}, ...strips.map((strip, i) => el('rect', { ...strip, fill: `url(#${brush.id(`edge${i}`)})` })))
}
