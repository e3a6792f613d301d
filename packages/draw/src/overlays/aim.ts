/** Aiming: the ring on a target, a template with everyone it touches, the mark where a path provokes. */
import { MM, type Base, type Length, type Point } from '@muster/table'
import { chalkLine, chalkWords, penScale, penWidth, ringsPath, type Pen } from './strokes.ts'
import { useIcon } from '../icons/use-icon.ts'
import { ovalPathFine } from '../svg/path.ts'
import { drawShape, facingAngle, outset, shapeOf, turn, greatestHalf } from '../figures/base-shape.ts'
import { spot, toSpot, type Spot } from '../geometry/points.ts'
import { el, group, move, num, path } from '../svg/svg.ts'

export interface Placed {
  readonly base: Base
  readonly at: Point
  readonly facing?: Point
}

const WINDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Four short strokes across the ring, north, east, south and west. */
function strokes(centre: Spot, radius: number, half: number): string {
  const end = (x: number, y: number, far: number): string => `${num(centre.x + x * far)} ${num(centre.y + y * far)}`
  return WINDS.map(([x, y]) => `M${end(x, y, radius - half)}L${end(x, y, radius + half)}`).join('')
}

export function drawTarget(target: Placed, pen: Pen): string {
  const centre = toSpot(target.at)
  const radius = greatestHalf(shapeOf(target.base)) + 4.1
  return group(
    { class: 'target' },
    chalkLine(ovalPathFine(centre, radius), pen, { width: 1.5 }),
    chalkLine(strokes(centre, radius, 3.7 * Math.sqrt(penScale(pen, 1.5))), pen, { width: 1.6, round: true }),
  )
}

/** An amber square on its corner with crossed swords: something strikes here. */
export function drawDanger(at: Point, pen: Pen): string {
  const scale = Math.max(1, 16 / pen.zoom / 12.4)
  return group(
    { class: 'danger', transform: `${move(at.x / MM, at.y / MM)} scale(${num(scale)})` },
    el('rect', {
      x: -6.2,
      y: -6.2,
      width: 12.4,
      height: 12.4,
      rx: 1.6,
      transform: 'rotate(45)',
      fill: pen.theme.amber,
      stroke: pen.theme.markInk,
      'stroke-width': 1.1,
    }),
    useIcon('crossed-swords', spot(0, 0), 9.6, pen.theme.markInk),
  )
}

/** A chalk cross: here it stops. */
export function drawStop(at: Point, pen: Pen): string {
  const { x, y } = toSpot(at)
  const half = 3.6 * penScale(pen, 1.8)
  const stroke = (up: number): string => `M${num(x - half)} ${num(y - up)}L${num(x + half)} ${num(y + up)}`
  return group({ class: 'stop' }, chalkLine(stroke(half) + stroke(-half), pen, { width: 1.8, round: true }))
}

export type TemplateShape = { readonly centre: Point; readonly radius: Length } | { readonly points: readonly Point[] }

export interface Template {
  readonly shape: TemplateShape
  readonly touched: readonly (Placed & { readonly isAlly?: boolean })[]
}

const amberRing = ({ base, at, facing }: Placed, pen: Pen): string => {
  const shape = shapeOf(base)
  const rim = {
    fill: 'none',
    transform: [move(at.x / MM, at.y / MM), turn(shape, facingAngle(facing))].filter(Boolean).join(' '),
  }
  const width = penWidth(pen, 1.6)
  return (
    drawShape(outset(shape, 1.6), { ...rim, stroke: pen.theme.casing, 'stroke-width': 2 * width, opacity: 0.55 }) +
    drawShape(outset(shape, 1.6), { ...rim, stroke: pen.theme.amber, 'stroke-width': width })
  )
}

/** North-east of the base, where it hides neither emblem nor number. */
const allyDanger = ({ base, at }: Placed, pen: Pen): string => {
  const away = Math.round(greatestHalf(shapeOf(base)) * MM * 0.75)
  return drawDanger({ x: at.x + away, y: at.y - away }, pen)
}

export function drawTemplate({ shape, touched }: Template, pen: Pen): string {
  const d = 'points' in shape ? ringsPath([shape.points]) : ovalPathFine(toSpot(shape.centre), shape.radius / MM)
  return group(
    { class: 'template' },
    path(d, { fill: pen.theme.amber, opacity: 0.3 }),
    chalkLine(d, pen, { width: 1.6, colour: pen.theme.amber }),
    ...touched.map((placed) => amberRing(placed, pen)),
    ...touched.filter((placed) => placed.isAlly).map((placed) => allyDanger(placed, pen)),
  )
}

/** A place that may be chosen: a brass ring with a point in it, and its words below. */
export function drawSpot(at: Point, words: string, pen: Pen): string {
  const centre = toSpot(at)
  const scale = Math.max(1, 22 / pen.zoom / 14)
  const below = { x: at.x, y: at.y + (7 * scale + Math.max(7, 13 / pen.zoom)) * MM }
  return group(
    { class: 'choice-spot' },
    el('circle', { cx: centre.x, cy: centre.y, r: 7 * scale, fill: pen.theme.casing, opacity: 0.35 }),
    el('circle', {
      cx: centre.x,
      cy: centre.y,
      r: 6 * scale,
      fill: pen.theme.brassHi,
      opacity: 0.35,
    }),
    chalkLine(ovalPathFine(centre, 6 * scale), pen, { width: 1.4 * scale, colour: pen.theme.brassHi }),
    el('circle', { cx: centre.x, cy: centre.y, r: 1.7 * scale, fill: pen.theme.chalk }),
    chalkWords(words, below, pen),
  )
}

/** Somebody who could come here: a dashed amber ring round his base. */
export function drawWarning({ base, at, facing }: Placed, pen: Pen): string {
  const shape = outset(shapeOf(base), 2.4)
  const width = penWidth(pen, 1.7)
  const rim = {
    fill: 'none',
    'stroke-dasharray': `${num(width * 2.4)} ${num(width * 1.5)}`,
    transform: [move(at.x / MM, at.y / MM), turn(shape, facingAngle(facing))].filter(Boolean).join(' '),
  }
  return group(
    { class: 'warning' },
    drawShape(shape, { ...rim, stroke: pen.theme.casing, 'stroke-width': 2 * width, opacity: 0.6 }),
    drawShape(shape, { ...rim, stroke: pen.theme.amber, 'stroke-width': width }),
  )
}

/** Somebody who could be attacked: a chalk ring close round the base, the chance below it. */
export function drawOpening(target: Placed, words: string, pen: Pen): string {
  const centre = toSpot(target.at)
  const half = greatestHalf(shapeOf(target.base))
  const below = { x: target.at.x, y: target.at.y + (half + 3 + Math.max(6, 12 / pen.zoom)) * MM }
  return group(
    { class: 'opening' },
    chalkLine(ovalPathFine(centre, half + 2.6), pen, { width: 1.4 }),
    words === '' ? '' : chalkWords(words, below, pen, 6),
  )
}
