/** A figure on the table, drawn round the origin. The outer edge of its rim is its base, to the hundredth. */
import { MM } from '@muster/table'
import { useIcon } from '../icons/use-icon.ts'
import { drawHeightTag, shadowScale } from './height.ts'
import { drawHealth, drawMarks, drawNumber, marksOf } from './marks.ts'
import { drawRim } from './rim.ts'
import {
  drawBaseShape,
  facingAngle,
  isRound,
  smallerHalf,
  outset,
  baseShapeOf,
  rotateToFacing,
  type BaseShape,
} from './base-shape.ts'
import { mmPoint } from '../geometry/points.ts'
import { el, group, translate, type Attributes } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'
import type { Token } from './token-data.ts'

/** By half the least width of the base: 20, 25, 32 to 50, 60 mm and more. */
export const rimWidth = (shape: BaseShape): number => {
  const half = smallerHalf(shape)
  return half < 11 ? 1.8 : half < 15 ? 2.2 : half < 30 ? 2.8 : 3.6
}

const RESTING = [
  [1.5, 2, 0.2, 0.5],
  [0.8, 1.1, 0.3, 0.2],
] as const
const LIFTED = [
  [5, 7.5, 0.16, 2],
  [4.4, 6.4, 0.2, 0],
] as const

/** The shadow of a figure, under everything else of it. */
export function drawTokenShadow({ states, level, base, facing }: Token, theme: Theme): string {
  const [shape, angle] = [baseShapeOf(base), facingAngle(facing)]
  const fall = shadowScale(level)
  return (states.lifted ? LIFTED : RESTING)
    .map(([x, y, opacity, grown]) =>
      drawBaseShape(outset(shape, grown), {
        fill: theme.land.shadow,
        opacity,
        transform: [translate(x * fall, y * fall), rotateToFacing(shape, angle)].filter(Boolean).join(' '),
      }),
    )
    .join('')
}

const ring = (shape: BaseShape, by: number, width: number, colour: string, more: Attributes = {}): string =>
  drawBaseShape(outset(shape, by), { fill: 'none', stroke: colour, 'stroke-width': width, ...more })

const DOTS = { 'stroke-dasharray': '.1 3.35', 'stroke-linecap': 'round' } as const

/** Rings stand outside the base: may act, picked, concentrating. They come and go while the figure stays as it is. */
export function drawTokenRings({ states, base, facing }: Token, theme: Theme): string {
  const shape = baseShapeOf(base)
  const mayAct = states.mayAct
    ? drawBaseShape(outset(shape, 3.4), { fill: theme.brassHi, opacity: 0.32 }) +
      ring(shape, 1.3, 3, theme.casing, { opacity: 0.78 }) +
      ring(shape, 1.3, 1.8, theme.brassHi)
    : ''
  // Among many figures that may act, the picked one has a second ring.
  const picked = states.picked
    ? ring(shape, 2.5, 5.6, theme.casing, { opacity: 0.7 }) +
      ring(shape, 1.7, 2.5, theme.brassHi) +
      ring(shape, 4.1, 1.3, theme.overlay)
    : ''
  const concentrating = states.concentrating
    ? ring(shape, 2.2, 1.9, theme.casing, { opacity: 0.75, ...DOTS }) + ring(shape, 2.2, 1.2, theme.overlay, DOTS)
    : ''
  return rotated(shape, facingAngle(facing), mayAct + picked + concentrating)
}

const rotated = (shape: BaseShape, angle: number, drawn: string): string =>
  drawn === '' ? '' : group({ transform: rotateToFacing(shape, angle) }, drawn)

function body(token: Token, shape: BaseShape, theme: Theme): string {
  const { states } = token
  const dashes = states.hidden ? ring(shape, -0.55, 1.1, theme.overlay, { 'stroke-dasharray': '2.2 2' }) : ''
  const was = states.ghost ? ring(shape, -0.5, 1, theme.overlay, { 'stroke-dasharray': '2.5 2' }) : ''
  const rim = drawRim(token.side, shape, rimWidth(shape), theme, states.acted === true)
  return group({ opacity: states.hidden ? 0.62 : undefined }, rim) + dashes + was
}

/** A notch in the rim shows where the figure faces. */
export function drawNotch(token: Token, shape: BaseShape, angle: number, theme: Theme): string {
  if (!token.facing) return ''
  const { deep } = theme.sides[token.side]
  const deepIn = rimWidth(shape) + 1.3
  const tip = shape.halfLength
  const turned = el('path', {
    d: `M${tip} -1.5L${tip - deepIn} 0L${tip} 1.5Z`,
    fill: theme.markPaper,
    stroke: deep,
    'stroke-width': 0.5,
    'stroke-linejoin': 'round',
  })
  return group({ transform: `rotate(${Math.round((angle * 18000) / Math.PI) / 100})` }, turned)
}

function emblem(token: Token, shape: BaseShape, theme: Theme): string {
  const colours = theme.sides[token.side]
  const size = isRound(shape)
    ? 1.42 * (smallerHalf(shape) - rimWidth(shape))
    : 1.62 * (smallerHalf(shape) - rimWidth(shape) * 0.4)
  const drawn = useIcon(token.icon, mmPoint(0, 0), size, token.states.acted ? colours.actedEmblem : colours.emblem)
  return token.states.prone ? group({ transform: 'rotate(90)' }, drawn) : drawn
}

/** The cross shown for the rest of the round where a figure was slain. */
const slainCross = (theme: Theme, side: Token['side']): string => {
  const cross = 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4'
  return (
    el('path', { d: cross, stroke: theme.overlay, 'stroke-width': 3.2, opacity: 0.75, 'stroke-linecap': 'round' }) +
    el('path', { d: cross, stroke: theme.sides[side].line, 'stroke-width': 1.9, 'stroke-linecap': 'round' })
  )
}

/** The figure itself, without its shadow and its rings. */
export function drawTokenBody(token: Token, theme: Theme): string {
  const shape = baseShapeOf(token.base)
  const angle = facingAngle(token.facing)
  return (
    rotated(shape, angle, body(token, shape, theme)) +
    drawNotch(token, shape, angle, theme) +
    emblem(token, shape, theme) +
    (token.health ? drawHealth(token.health, shape, angle, theme) : '') +
    (token.level ? drawHeightTag(token.level, shape, theme) : '') +
    drawMarks(marksOf(token), shape, angle, theme) +
    (token.number === undefined ? '' : drawNumber(token.number, shape, angle, theme.sides[token.side].deep, theme))
  )
}

/** Where rings and body of a figure in hand are drawn. */
export const LIFTED_TRANSFORM = 'translate(-1.2 -2.4) scale(1.05)'

export function drawToken(token: Token, theme: Theme): string {
  const { slain = false, ghost = false, lifted = false } = token.states
  if (slain) return group({ class: 'token' }, slainCross(theme, token.side))
  const standing = drawTokenRings(token, theme) + drawTokenBody(token, theme)
  return group(
    { class: 'token', opacity: ghost ? 0.38 : undefined },
    ghost ? '' : drawTokenShadow(token, theme),
    lifted ? group({ transform: LIFTED_TRANSFORM }, standing) : standing,
  )
}

/** How far a token reaches from its centre, for a picture of it alone. */
export const tokenRadius = (token: Token): number => {
  const { base } = token
  const half = (base.shape === 'circle' ? base.diameter : Math.max(base.length, base.width)) / 2 / MM
  if (token.states.lifted) return half * 1.05 + 10
  return half + (marksOf(token).length > 0 ? 5.6 : 4)
}

/** A token by itself, for lists and cards: an `<svg>` of its own. */
export function tokenSvg(token: Token, theme: Theme): string {
  const reach = tokenRadius(token)
  const viewBox = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, class: 'token-picture' }, drawToken(token, theme))
}
