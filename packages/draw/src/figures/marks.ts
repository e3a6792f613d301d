/** What the rim of a figure shows: health, marks, its number. */
import type { IconName } from '../icons/icon-names.ts'
import { useIcon } from '../icons/use-icon.ts'
import { polyline } from '../svg/path.ts'
import { bestOnRim, isRound, smallerHalf, perimeter, rimPoint, rotated, type BaseShape } from './base-shape.ts'
import { TAU, type MmPoint } from '../geometry/points.ts'
import { el, group, path, text, LINING, TITLE_FONT } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'
import type { Health, Token } from './token-data.ts'

const MARK_RADIUS = 4.7
const MOST_MARKS = 2

/** The marks of its states, then the marks that the game gives it. */
export function marksOf({ states, marks }: Pick<Token, 'states' | 'marks'>): readonly IconName[] {
  const fromStates: IconName[] = []
  if (states.acted) fromStates.push('check-mark')
  if (states.prone) fromStates.push('falling')
  if (states.hidden) fromStates.push('cowled')
  if (states.concentrating) fromStates.push('concentration-orb')
  return [...new Set([...fromStates, ...marks])]
}

/** The place on the rim in this direction from the middle. */
function rimTowards(shape: BaseShape, angle: number, direction: number): MmPoint {
  const [x, y] = [Math.cos(direction), Math.sin(direction)]
  if (isRound(shape)) return { x: x * shape.halfLength, y: y * shape.halfLength }
  const distance = bestOnRim(shape, angle, (p) => (p.x * x + p.y * y) / Math.hypot(p.x, p.y))
  return rotated(rimPoint(shape, distance), angle)
}

const degrees = (n: number): number => (n / 360) * TAU

/** Further apart on a small base, where the discs take more of the rim. */
const markStep = (shape: BaseShape): number => {
  const half = smallerHalf(shape)
  return half >= 30 ? 24 : half >= 19 ? 34 : half >= 12 ? 46 : 58
}

export function drawMarkDisc(at: MmPoint, inner: string, theme: Theme): string {
  const disc = { cx: at.x, cy: at.y, r: MARK_RADIUS }
  return group(
    { class: 'mark' },
    el('circle', { ...disc, fill: theme.casing, opacity: 0.35, transform: 'translate(.5 .7)' }),
    el('circle', { ...disc, fill: theme.markPaper, stroke: theme.markInk, 'stroke-width': 0.7 }),
    inner,
  )
}

/** At most two discs; the last one counts the marks that do not fit. */
export function drawMarks(marks: readonly IconName[], shape: BaseShape, angle: number, theme: Theme): string {
  const isOver = marks.length > MOST_MARKS
  const shown = isOver ? marks.slice(0, MOST_MARKS - 1) : marks
  const place = (n: number): MmPoint => rimTowards(shape, angle, degrees(-52 + n * markStep(shape)))
  const discs = shown.map((mark, n) => drawMarkDisc(place(n), useIcon(mark, place(n), 7, theme.markInk), theme))
  if (!isOver) return group({ class: 'marks' }, ...discs)
  const last = place(MOST_MARKS - 1)
  const more = text(`+${marks.length - shown.length}`, {
    x: last.x,
    y: last.y + 2.1,
    'font-size': 6,
    'font-weight': 700,
    'font-family': TITLE_FONT,
    'font-variant': LINING,
    fill: theme.markInk,
  })
  return group({ class: 'marks' }, ...discs, drawMarkDisc(last, more, theme))
}

/** How far outside the rim the number lies, so that it leaves the emblem free. */
const NUMBER_OUTSIDE = 1.9

export function drawNumber(number: number, shape: BaseShape, angle: number, deep: string, theme: Theme): string {
  const direction = degrees(140)
  const rim = rimTowards(shape, angle, direction)
  const at = {
    x: rim.x + Math.cos(direction) * NUMBER_OUTSIDE,
    y: rim.y + Math.sin(direction) * NUMBER_OUTSIDE,
  }
  return group(
    { class: 'number' },
    el('circle', { cx: at.x, cy: at.y, r: 3.9, fill: deep, stroke: theme.markPaper, 'stroke-width': 0.6 }),
    text(String(number), {
      x: at.x,
      y: at.y + 2.15,
      'font-size': number > 9 ? 5.2 : 6.2,
      'font-weight': 700,
      'font-family': TITLE_FONT,
      'font-variant': LINING,
      fill: theme.markPaper,
    }),
  )
}

const GAP = 1.1

/** Part of the rim as a line, from one distance to another. */
function stretch(shape: BaseShape, angle: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 0.8))
  return polyline(
    Array.from({ length: steps + 1 }, (_, i) => rotated(rimPoint(shape, from + ((to - from) * i) / steps), angle)),
  )
}

/** A dark band along the lower rim, whichever way the base is turned, with a segment for each point. */
export function drawHealth(health: Health, shape: BaseShape, angle: number, theme: Theme): string {
  if (health.full < 2) return ''
  const wanted = isRound(shape) && smallerHalf(shape) > 25 ? 6 : 5
  const room = perimeter(shape) * 0.46
  const segment = Math.min(wanted, (room - (health.full - 1) * GAP) / health.full)
  const total = health.full * segment + (health.full - 1) * GAP
  // Along the lower rim, clockwise runs from east to west: starting at the west end, health is lost from the right.
  const start = bestOnRim(shape, angle, (p) => p.y) + total / 2
  const band = path(stretch(shape, angle, start + 0.2, start - total - 0.2), {
    fill: 'none',
    stroke: theme.markInk,
    'stroke-width': 4.8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  const points = Array.from({ length: health.full }, (_, n) => {
    const from = start - n * (segment + GAP)
    const isLeft = n < health.left
    return path(stretch(shape, angle, from, from - segment), {
      fill: 'none',
      stroke: isLeft ? theme.healthLeft : theme.healthLost,
      'stroke-width': isLeft ? 2.9 : 0.8,
    })
  })
  return group({ class: 'health' }, band, ...points)
}
