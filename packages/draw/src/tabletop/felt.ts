/** Felt: broad soft patches, flecks of two kinds, tufts, and the texture of the cloth. */
import type { DrawContext } from '../decoration/context.ts'
import { FELT_TILE, feltTile } from './textures.ts'
import { compactNumbers, stroke } from '../svg/path.ts'
import { plusMinus, between, pick, type Random } from '../decoration/random.ts'
import { mmPoint, type Box } from '../geometry/points.ts'
import { el, group, num, path } from '../svg/svg.ts'

/** Sizes that do not divide each other, so that the repetition is not seen. */
const DARK_TILE = 163
const LIGHT_TILE = 191
const TUFT_TILE = 233
const FLECKS_PER_MM2 = 4200 / 609.6 ** 2
const TUFTS_PER_MM2 = 130 / 609.6 ** 2
/** The size of one pixel of the texture, in millimetres. */
const FELT_PIXEL = 0.44

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
    const lean = -Math.PI / 2 + plusMinus(r, 0.75)
    d += stroke(mmPoint(between(r, 1, size - 1), between(r, 3, size - 1)), Math.cos(lean) * long, Math.sin(lean) * long)
  }
  return d
}

function tufts(context: DrawContext): string {
  const r = context.random(4)
  let d = ''
  for (let i = 0; i < TUFT_TILE ** 2 * TUFTS_PER_MM2; i++) {
    d += `M${compactNumbers(between(r, 2, TUFT_TILE - 2), between(r, 4, TUFT_TILE - 1))}l-1.3-2.2m1.3 2.2l.1-3m-.1 3l1.5-2`
  }
  return el(
    'pattern',
    { id: context.id('tufts'), width: TUFT_TILE, height: TUFT_TILE, patternUnits: 'userSpaceOnUse' },
    path(d, {
      stroke: context.land.fleck,
      'stroke-width': 0.45,
      opacity: 0.75,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  )
}

const fleckPattern = (id: string, size: number, d: string, colour: string, opacity: number): string =>
  el(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    path(d, { stroke: colour, 'stroke-width': 0.4, opacity, fill: 'none' }),
  )

function feltTexturePattern(context: DrawContext, tile: string): string {
  const size = FELT_TILE * FELT_PIXEL
  return el(
    'pattern',
    { id: context.id('nap'), width: size, height: size, patternUnits: 'userSpaceOnUse' },
    el('image', { href: tile, width: size, height: size, preserveAspectRatio: 'none' }),
  )
}

/** `tile`: the theme's felt, if it has been made already. */
export function groundDefs(context: DrawContext, tile?: string): string {
  const { theme, land } = context
  const soft = fade(context.id('hi'), theme.feltHi) + fade(context.id('lo'), theme.feltLo)
  if (context.detail === 'low') return soft
  return (
    soft +
    feltTexturePattern(context, tile ?? feltTile(theme)) +
    tufts(context) +
    fleckPattern(context.id('dark'), DARK_TILE, flecks(DARK_TILE, 0.55, context.random(1)), land.fleck, 0.42) +
    fleckPattern(context.id('light'), LIGHT_TILE, flecks(LIGHT_TILE, 0.45, context.random(2)), land.fleckHi, 0.5)
  )
}

const PATCHES = { full: 90, low: 30 } as const

/** Patches grow with the table, so a large table needs no more of them than a small one. */
function patches(box: Box, context: DrawContext): string {
  const r = context.random(3)
  const scale = Math.max(1, Math.sqrt((box.width * box.height) / 609.6 ** 2) * 0.8)
  return Array.from({ length: PATCHES[context.detail] }, () => {
    const [along, down, radius] = [r(), r(), between(r, 40, 130) * scale]
    const [x, y] = [
      box.width * (context.isTurned ? 1 - along : along),
      box.height * (context.isTurned ? 1 - down : down),
    ]
    return el('ellipse', {
      cx: x,
      cy: y,
      rx: radius,
      ry: radius * between(r, 0.5, 1),
      fill: `url(#${context.id(pick(r, ['hi', 'lo']))})`,
      opacity: between(r, 0.3, 0.8),
      transform: `rotate(${num(r() * 180, 0)} ${num(x, 0)} ${num(y, 0)})`,
    })
  }).join('')
}

const sheet = (box: Box, fill: string): string => el('rect', { width: box.width, height: box.height, fill })

export function drawGround(box: Box, context: DrawContext): string {
  const felt = sheet(box, context.theme.felt) + patches(box, context)
  if (context.detail === 'low') return felt
  return felt + ['dark', 'light', 'tufts'].map((layer) => sheet(box, `url(#${context.id(layer)})`)).join('')
}

/** Drawn over felt, rough ground and hills, so that they look like one cloth. */
export const drawFeltTexture = (box: Box, context: DrawContext): string =>
  context.detail === 'low' ? '' : sheet(box, `url(#${context.id('nap')})`)

const EDGES = [
  [0, 0, 0, 1],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [1, 0, 0, 0],
] as const

export const edgeShadeDefs = (context: DrawContext): string =>
  EDGES.map(([x1, y1, x2, y2], i) =>
    el(
      'linearGradient',
      { id: context.id(`edge${i}`), x1, y1, x2, y2 },
      el('stop', { offset: 0, 'stop-color': context.land.shadow, 'stop-opacity': 0.42 }),
      el('stop', { offset: 0.35, 'stop-color': context.land.shadow, 'stop-opacity': 0.14 }),
      el('stop', { offset: 1, 'stop-color': context.land.shadow, 'stop-opacity': 0 }),
    ),
  ).join('')

/** The shadow of the frame along the edges of the felt. */
export function drawEdgeShade({ width, height }: Box, context: DrawContext): string {
  const deep = Math.min(26, width / 24)
  const strips: readonly Box[] = [
    { x: 0, y: 0, width, height: deep },
    { x: 0, y: height - deep, width, height: deep },
    { x: 0, y: 0, width: deep, height },
    { x: width - deep, y: 0, width: deep, height },
  ]
  return group({}, ...strips.map((strip, i) => el('rect', { ...strip, fill: `url(#${context.id(`edge${i}`)})` })))
}
