/** Targets and dangers: rings on figures, templates with everyone they touch, marks along a path. */
import { MM, type Base, type Length, type Point } from '@muster/table'
import { below, casedLine, overlayText, strokeScale, strokeWidth, ringsPath, type OverlayStyle } from './strokes.ts'
import { useIcon } from '../icons/use-icon.ts'
import { circlePath } from '../svg/path.ts'
import { drawBaseShape, facingAngle, outset, baseShapeOf, rotateToFacing, largerHalf } from '../figures/base-shape.ts'
import { mmPoint, toMm, type MmPoint } from '../geometry/points.ts'
import { el, group, translate, num, path } from '../svg/svg.ts'

export interface Placed {
  readonly base: Base
  readonly at: Point
  readonly facing?: Point
}

const COMPASS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Four short strokes across the ring, north, east, south and west. */
function crossStrokes(centre: MmPoint, radius: number, half: number): string {
  const end = (x: number, y: number, far: number): string => `${num(centre.x + x * far)} ${num(centre.y + y * far)}`
  return COMPASS.map(([x, y]) => `M${end(x, y, radius - half)}L${end(x, y, radius + half)}`).join('')
}

export function drawTarget(target: Placed, style: OverlayStyle): string {
  const centre = toMm(target.at)
  const radius = largerHalf(baseShapeOf(target.base)) + 4.3
  return group(
    { class: 'target' },
    casedLine(circlePath(centre, radius), style, { width: 1.9 }),
    casedLine(crossStrokes(centre, radius, 3.7 * Math.sqrt(strokeScale(style, 1.9))), style, {
      width: 1.9,
      round: true,
    }),
  )
}

/** An amber diamond with crossed swords: somebody may strike here. */
export function drawDanger(at: Point, style: OverlayStyle): string {
  const scale = Math.max(1, 16 / style.zoom / 12.4)
  return group(
    { class: 'danger', transform: `${translate(at.x / MM, at.y / MM)} scale(${num(style.isTurned ? -scale : scale)})` },
    el('rect', {
      x: -6.2,
      y: -6.2,
      width: 12.4,
      height: 12.4,
      rx: 1.6,
      transform: 'rotate(45)',
      fill: style.theme.amber,
      stroke: style.theme.markInk,
      'stroke-width': 1.1,
    }),
    useIcon('crossed-swords', mmPoint(0, 0), 9.6, style.theme.markInk),
  )
}

/** A cross where a move must stop. */
export function drawStopMark(at: Point, style: OverlayStyle): string {
  const { x, y } = toMm(at)
  const half = 3.6 * strokeScale(style, 1.8)
  const stroke = (up: number): string => `M${num(x - half)} ${num(y - up)}L${num(x + half)} ${num(y + up)}`
  return group({ class: 'stop' }, casedLine(stroke(half) + stroke(-half), style, { width: 1.8, round: true }))
}

export type TemplateShape = { readonly centre: Point; readonly radius: Length } | { readonly points: readonly Point[] }

export interface Template {
  readonly shape: TemplateShape
  readonly touched: readonly (Placed & { readonly isAlly?: boolean })[]
}

const amberRing = ({ base, at, facing }: Placed, style: OverlayStyle): string => {
  const shape = baseShapeOf(base)
  const rim = {
    fill: 'none',
    transform: [translate(at.x / MM, at.y / MM), rotateToFacing(shape, facingAngle(facing))].filter(Boolean).join(' '),
  }
  const width = strokeWidth(style, 1.6)
  return (
    drawBaseShape(outset(shape, 1.6), {
      ...rim,
      stroke: style.theme.casing,
      'stroke-width': 2 * width,
      opacity: 0.55,
    }) + drawBaseShape(outset(shape, 1.6), { ...rim, stroke: style.theme.amber, 'stroke-width': width })
  )
}

/** North-east of the base, where it hides neither emblem nor number. */
const allyDanger = ({ base, at }: Placed, style: OverlayStyle): string => {
  const away = Math.round(largerHalf(baseShapeOf(base)) * MM * 0.75)
  return drawDanger({ x: at.x + away, y: at.y - away }, style)
}

/** One's own figure that an answer may harm: an amber ring and a danger mark. */
export const drawHarmed = (placed: Placed, style: OverlayStyle): string =>
  group({ class: 'harmed' }, amberRing(placed, style), allyDanger(placed, style))

export function drawTemplate({ shape, touched }: Template, style: OverlayStyle): string {
  const d = 'points' in shape ? ringsPath([shape.points]) : circlePath(toMm(shape.centre), shape.radius / MM)
  return group(
    { class: 'template' },
    path(d, { fill: style.theme.amber, opacity: 0.3 }),
    casedLine(d, style, { width: 1.6, colour: style.theme.amber }),
    ...touched.map((placed) => amberRing(placed, style)),
    ...touched.filter((placed) => placed.isAlly).map((placed) => allyDanger(placed, style)),
  )
}

/** A point that may be chosen: a brass ring with a dot in it, and its text below. */
export function drawChoicePoint(at: Point, words: string, style: OverlayStyle): string {
  const centre = toMm(at)
  const scale = Math.max(1, 22 / style.zoom / 14)
  const place = below(style, at, (7 * scale + Math.max(7, 13 / style.zoom)) * MM)
  return group(
    { class: 'choice-spot' },
    el('circle', { cx: centre.x, cy: centre.y, r: 7 * scale, fill: style.theme.casing, opacity: 0.35 }),
    el('circle', {
      cx: centre.x,
      cy: centre.y,
      r: 6 * scale,
      fill: style.theme.brassHi,
      opacity: 0.35,
    }),
    casedLine(circlePath(centre, 6 * scale), style, { width: 1.4 * scale, colour: style.theme.brassHi }),
    el('circle', { cx: centre.x, cy: centre.y, r: 1.7 * scale, fill: style.theme.overlay }),
    overlayText(words, place, style),
  )
}

/** A figure that could come here: a dashed amber ring round its base. */
export function drawThreateningFigure({ base, at, facing }: Placed, style: OverlayStyle): string {
  const shape = outset(baseShapeOf(base), 2.4)
  const width = strokeWidth(style, 1.7)
  const rim = {
    fill: 'none',
    'stroke-dasharray': `${num(width * 2.4)} ${num(width * 1.5)}`,
    transform: [translate(at.x / MM, at.y / MM), rotateToFacing(shape, facingAngle(facing))].filter(Boolean).join(' '),
  }
  return group(
    { class: 'warning' },
    drawBaseShape(shape, { ...rim, stroke: style.theme.casing, 'stroke-width': 2 * width, opacity: 0.6 }),
    drawBaseShape(shape, { ...rim, stroke: style.theme.amber, 'stroke-width': width }),
  )
}

/** A figure that could be attacked: a light ring close round the base, the chance below it. */
export function drawPossibleTarget(target: Placed, words: string, style: OverlayStyle): string {
  const centre = toMm(target.at)
  const half = largerHalf(baseShapeOf(target.base))
  const place = below(style, target.at, (half + 3 + Math.max(6, 12 / style.zoom)) * MM)
  return group(
    { class: 'opening' },
    casedLine(circlePath(centre, half + 3.4), style, { width: 1.3 }),
    words === '' ? '' : overlayText(words, place, style, 6),
  )
}
