/** A figure as an upright card in a foot: the paper figure with its number, its health, its marks and its states. */
import { drawMarkDisc, marksOf } from '../figures/marks.ts'
import { baseShapeOf, largerHalf, type BaseShape } from '../figures/base-shape.ts'
import { drawRim } from '../figures/rim.ts'
import { drawStandee, standeeArch, standeeSize, type StandeeSize } from '../figures/standee.ts'
import { drawNotch, rimWidth } from '../figures/token.ts'
import type { Token } from '../figures/token-data.ts'
import type { Box } from '../geometry/points.ts'
import { mmPoint } from '../geometry/points.ts'
import { useIcon } from '../icons/use-icon.ts'
import { el, group, num, path } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'

export interface Card {
  readonly token: Token
  /** Written in the band at the foot of a large figure; others show their number. */
  readonly name?: string
}

/** A foot this high holds the card; its rim is the base. */
export const FOOT_HEIGHT = 3.2
/** Only figures at least this wide carry their name. */
const NAMED_WIDTH = 55
const MOST_MARKS = 2

export const cardBox = ({ base }: Token): Box => {
  const { width, height } = standeeSize(base)
  return { x: -width / 2, y: -height, width, height }
}

export function drawCard({ token, name = '' }: Card, theme: Theme): string {
  const size = standeeSize(token.base)
  const { states } = token
  const words = size.width >= NAMED_WIDTH ? name : token.number === undefined ? '' : String(token.number)
  return (
    group(
      { opacity: states.hidden ? 0.62 : undefined },
      drawStandee({ ...token, name: words, isTurned: states.prone === true }, theme),
      states.acted ? path(standeeArch(size, 0), { fill: '#6B6457', opacity: 0.3 }) : '',
      paperLight(size),
    ) +
    health(token, size, theme) +
    marks(token, size, theme)
  )
}

/** A little light at the top left and shade at the foot, as on paper that stands. */
const paperLight = (size: StandeeSize): string =>
  el(
    'linearGradient',
    { id: 'card-light', x1: 0, y1: 0, x2: 0.35, y2: 1 },
    el('stop', { offset: 0, 'stop-color': '#FFF', 'stop-opacity': 0.16 }),
    el('stop', { offset: 0.45, 'stop-color': '#FFF', 'stop-opacity': 0 }),
    el('stop', { offset: 1, 'stop-color': '#2A1606', 'stop-opacity': 0.24 }),
  ) + path(standeeArch(size, 0), { fill: 'url(#card-light)' })

const MOST_SEGMENTS = 10

/** Points of health in a row over the band; with more than fit, each stands for a share. */
function health({ health: points, side }: Token, { width }: StandeeSize, theme: Theme): string {
  if (!points || points.full < 2) return ''
  const count = Math.min(points.full, MOST_SEGMENTS)
  const left = Math.ceil((points.left / points.full) * count)
  const [gap, high] = [width * 0.03, Math.max(2.4, width * 0.085)]
  const wide = (width * 0.8 - gap * (count - 1)) / count
  const y = -Math.max(5, width * 0.2) - high - width * 0.05
  return Array.from({ length: count }, (_, n) =>
    el('rect', {
      x: -width * 0.4 + n * (wide + gap),
      y,
      width: wide,
      height: high,
      rx: 0.5,
      fill: n < left ? theme.healthLeft : theme.markInk,
      stroke: theme.sides[side].deep,
      'stroke-width': 0.7,
    }),
  ).join('')
}

/** At the shoulders: the right one first. */
function marks(token: Token, { width, height }: StandeeSize, theme: Theme): string {
  return marksOf(token)
    .slice(0, MOST_MARKS)
    .map((mark, n) => {
      const at = mmPoint((n === 0 ? 1 : -1) * width * 0.27, -height + width * 0.24)
      const scale = num((width * 0.36) / 9.4)
      const disc = drawMarkDisc(mmPoint(0, 0), useIcon(mark, mmPoint(0, 0), 7, theme.markInk), theme)
      return group({ transform: `translate(${num(at.x)} ${num(at.y)}) scale(${scale})` }, disc)
    })
    .join('')
}

export const footShape = ({ base }: Token): BaseShape => baseShapeOf(base)

/** The foot from above lies in a square: its length to the right. */
export const footBox = (token: Token): Box => {
  const half = largerHalf(footShape(token))
  return { x: -half, y: -half, width: 2 * half, height: 2 * half }
}

export function drawFoot(token: Token, theme: Theme): string {
  const shape = footShape(token)
  return (
    drawRim(token.side, shape, rimWidth(shape), theme, token.states.acted === true) + drawNotch(token, shape, 0, theme)
  )
}
