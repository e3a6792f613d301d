/** Where an upright card is seen on the pane: to find who is under a pointer, and to lay its button over it. */
import { FOOT_HEIGHT, standeeSize } from '@muster/draw'
import type { Base, Point } from '@muster/table'
import { project, RADIANS, type Place, type Tilt, type ViewPoint } from './tilt.ts'
import { heightOf, turnedPoint, viewPoint, type Viewport } from './viewport.ts'

/** The lower one looks the more upright cards stand; from above they lean back, so as not to be seen too short. */
const UPRIGHT_BELOW = 20
const LEAN_BACK = 0.42
export const cardLean = (pitch: number): number => LEAN_BACK * Math.max(0, pitch - UPRIGHT_BELOW)

/** The corners of a card on the pane, from its left foot round by its head. */
export interface CardOutline {
  readonly foot: readonly [Place, Place]
  readonly head: readonly [Place, Place]
  /** How near it is to the eye: of two cards in one place the nearer is seen. */
  readonly nearness: number
}

export interface StandingCard {
  readonly base: Base
  readonly at: Point
}

export function cardOutline(viewport: Viewport, tilt: Tilt, { base, at }: StandingCard): CardOutline {
  const seen = turnedPoint(at, viewport.turned)
  const foot = viewPoint(viewport, tilt, seen, heightOf(viewport, seen) + FOOT_HEIGHT)
  const { width, height } = standeeSize(base)
  const lean = cardLean(tilt.pitch) * RADIANS
  const corner = (across: number, up: number): Place =>
    project(tilt, alongCard(foot, across * width * viewport.scale, up * height * viewport.scale, lean))
  return {
    foot: [corner(-0.5, 0), corner(0.5, 0)],
    head: [corner(-0.5, 1), corner(0.5, 1)],
    nearness: foot.v,
  }
}

const alongCard = ({ u, v, h }: ViewPoint, across: number, up: number, lean: number): ViewPoint => ({
  u: u + across,
  v: v - up * Math.sin(lean),
  h: h + up * Math.cos(lean),
})

/** Whether a pixel lies on the card: below the spring of its arch, or inside the arch. */
export function isOnCard({ foot, head }: CardOutline, { x, y }: Place): boolean {
  const [low, high] = [(foot[0].y + foot[1].y) / 2, (head[0].y + head[1].y) / 2]
  const up = (low - y) / (low - high || 1)
  if (up < 0 || up > 1) return false
  const [left, right] = [between(foot[0].x, head[0].x, up), between(foot[1].x, head[1].x, up)]
  const across = ((x - left) / (right - left || 1)) * 2 - 1
  const arch = (right - left) / 2 / (low - high || 1)
  const over = Math.max(0, (up - (1 - arch)) / (arch || 1))
  return across ** 2 + over ** 2 <= 1 || (over === 0 && Math.abs(across) <= 1)
}

/** Whether this card hides the foot of another figure, which stands behind it. */
export function hidesFoot(viewport: Viewport, tilt: Tilt, card: StandingCard, other: StandingCard): boolean {
  const [outline, behind] = [cardOutline(viewport, tilt, card), cardOutline(viewport, tilt, other)]
  if (outline.nearness <= behind.nearness) return false
  const [left, right] = behind.foot
  const [bottom, top] = [Math.max(...outline.foot.map(({ y }) => y)), Math.min(...outline.head.map(({ y }) => y))]
  const isBeside = outline.foot[1].x < left.x || outline.foot[0].x > right.x
  return !isBeside && left.y < bottom + (right.x - left.x) / 4 && left.y > top
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share

/** The cards under a pixel, the one that is seen first. */
export function cardsAt<F extends StandingCard>(viewport: Viewport, figures: readonly F[], at: Place): readonly F[] {
  const { tilt } = viewport
  if (!tilt) return []
  return figures
    .map((figure) => ({ figure, outline: cardOutline(viewport, tilt, figure) }))
    .filter(({ outline }) => isOnCard(outline, at))
    .sort((a, b) => b.outline.nearness - a.outline.nearness)
    .map(({ figure }) => figure)
}
