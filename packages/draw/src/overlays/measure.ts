/** A measurement: a line between two discs, with the distance on a tag in the middle. */
import { distance, inchesText, type Point } from '@muster/table'
import { casedLine, overlayTag, strokeScale, type OverlayStyle } from './strokes.ts'
import { polyline } from '../svg/path.ts'
import { pointBetween, toMm, type MmPoint } from '../geometry/points.ts'
import { el, group } from '../svg/svg.ts'

const end = (at: MmPoint, style: OverlayStyle): string => {
  const scale = strokeScale(style, 1.6)
  return el('circle', {
    cx: at.x,
    cy: at.y,
    r: 2.6 * scale,
    fill: style.theme.overlay,
    stroke: style.theme.casing,
    'stroke-width': 0.9 * scale,
  })
}

/** The words may say more than the distance ("6.9″ short range"). Over a line of sight only ends and tag are drawn. */
export function drawMeasure(
  from: Point,
  to: Point,
  style: OverlayStyle,
  words = `${inchesText(distance(from, to))}″`,
  hasLine = true,
): string {
  const [a, b] = [toMm(from), toMm(to)]
  const line = hasLine ? casedLine(polyline([a, b]), style, { width: 1.6 }) : ''
  return group({ class: 'measure' }, line, end(a, style), end(b, style), overlayTag(words, pointBetween(a, b), style))
}
