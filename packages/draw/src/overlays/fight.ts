/** A fight on the table: a band round each melee with its place in the order, who strikes, who is struck, and an arrow. */
import { hull as convexHull, MM, type Point } from '@muster/table'
import type { Placed } from './aim.ts'
import { casedLine, overlayTag, strokeScale, strokeWidth, upright, type OverlayStyle } from './strokes.ts'
import { baseShapeOf, largerHalf } from '../figures/base-shape.ts'
import { circlePath, polygon } from '../svg/path.ts'
import { polar, TAU, toMm, type MmPoint } from '../geometry/points.ts'
import { el, group, num, path, text, LINING, TITLE_FONT } from '../svg/svg.ts'
import type { Side } from '../themes/theme.ts'

/** How far the band lies outside the bases, in millimetres. */
const ASIDE = 8

/** A convex line round all bases. `order`: when this melee is fought; the one that is fought now is brass. */
export function drawMeleeBand(models: readonly Placed[], order: number, isNow: boolean, style: OverlayStyle): string {
  const hull = convexHull(models.flatMap(rimPoints))
  const [first] = hull
  if (!first) return ''
  const { theme } = style
  const d = polygon(hull)
  const band = isNow
    ? path(d, { fill: theme.brassHi, opacity: 0.2 }) + casedLine(d, style, { width: 2.2, colour: theme.brassHi })
    : casedLine(d, style, { width: 1.3, dash: [6, 3.4] })
  const corner = hull.reduce((best, one) => (one.x + one.y < best.x + best.y ? one : best), first)
  return group({ class: 'melee-band' }, band, orderMark(corner, order, isNow, style))
}

const CORNERS = Array.from({ length: 16 }, (_, place) => (place / 16) * TAU)

const rimPoints = ({ base, at }: Placed): MmPoint[] => {
  const far = largerHalf(baseShapeOf(base)) + ASIDE
  return CORNERS.map((angle) => polar(toMm(at), angle, far))
}

function orderMark(at: MmPoint, order: number, isNow: boolean, style: OverlayStyle): string {
  const radius = Math.max(5.5, 13 / style.zoom)
  return group(
    { transform: upright(style, at) },
    el('circle', {
      cx: at.x,
      cy: at.y,
      r: radius,
      fill: isNow ? style.theme.brassHi : style.theme.markPaper,
      stroke: style.theme.markInk,
      'stroke-width': strokeWidth(style, 0.7),
    }),
    text(String(order), {
      x: at.x,
      y: at.y + radius * 0.42,
      'font-size': radius * 1.25,
      'font-weight': 700,
      'font-family': TITLE_FONT,
      'font-variant': LINING,
      fill: style.theme.markInk,
    }),
  )
}

/** Whoever strikes has a brass ring, whoever is struck one of chalk. */
export function drawFightRing({ base, at }: Placed, does: 'strikes' | 'struck', style: OverlayStyle): string {
  const radius = largerHalf(baseShapeOf(base)) + 1.7
  const colour = does === 'strikes' ? style.theme.brassHi : style.theme.overlay
  return casedLine(circlePath(toMm(at), radius), style, { width: does === 'strikes' ? 2.2 : 1.7, colour })
}

/** An arrow in the striker's colour. Close by it lies beside the two, so that it covers neither. */
export function drawBlowArrow(from: Placed, to: Placed, side: Side, style: OverlayStyle): string {
  const [start, end] = [toMm(from.at), toMm(to.at)]
  const long = Math.hypot(end.x - start.x, end.y - start.y)
  if (long === 0) return ''
  const along = { x: (end.x - start.x) / long, y: (end.y - start.y) / long }
  const [near, far] = [largerHalf(baseShapeOf(from.base)), largerHalf(baseShapeOf(to.base))]
  const isClose = long - near - far < 12
  const aside = isClose ? Math.max(near, far) + 5 : 0
  const at = (way: number, across = 0): MmPoint => ({
    x: start.x + along.x * way - along.y * (aside + across),
    y: start.y + along.y * way + along.x * (aside + across),
  })
  const [tail, tip] = isClose ? [long / 2 - 13, long / 2 + 13] : [near + 4, long - far - 4]
  const scale = Math.min(strokeScale(style, 2.4), 2)
  const [half, head, neck] = [2.4 * scale, 5.2 * scale, tip - 9 * scale]
  const shape = [
    at(tail, -half),
    at(neck, -half),
    at(neck, -head),
    at(tip),
    at(neck, head),
    at(neck, half),
    at(tail, half),
  ]
  const { line } = style.theme.sides[side]
  return group(
    { class: 'blow-arrow' },
    path(polygon(shape), {
      fill: line,
      stroke: style.theme.markPaper,
      'stroke-width': strokeWidth(style, 1.2),
      'stroke-linejoin': 'round',
    }),
  )
}

/** "2 fall": beside those who fell. */
export function drawFallTag(words: string, at: Point, style: OverlayStyle): string {
  const { x, y } = toMm(at)
  return overlayTag(words, { x, y }, style, style.theme.markPaper)
}

/** The name of somebody whose fall matters, over the place. */
export function drawFallenName(name: string, { base, at }: Placed, style: OverlayStyle): string {
  const { x, y } = toMm(at)
  const up = largerHalf(baseShapeOf(base)) + Math.max(8, 14 / style.zoom)
  const high = Math.max(11, 24 / style.zoom)
  const place = { x, y: style.isTurned ? y + up : y - up }
  return text(name, {
    x: place.x,
    y: place.y,
    transform: upright(style, place),
    class: 'fallen-name',
    'font-size': high,
    'font-weight': 700,
    'font-family': TITLE_FONT,
    fill: style.theme.overlay,
    stroke: style.theme.casing,
    'stroke-width': num(high * 0.2),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  })
}

/** Darkens the whole table for a moment. */
export const drawVeil = (width: number, depth: number, style: OverlayStyle): string =>
  el('rect', { class: 'veil', width: width / MM, height: depth / MM, fill: style.theme.casing, opacity: 0.15 })
