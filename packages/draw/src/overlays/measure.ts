/** A measurement: chalk between two discs, the distance on a tag in the middle. */
import { distance, inchesText, type Point } from '@muster/table'
import { chalkLine, paperTag, penScale, type Pen } from './strokes.ts'
import { polyline } from '../svg/path.ts'
import { mid, toSpot, type Spot } from '../geometry/points.ts'
import { el, group } from '../svg/svg.ts'

const end = (at: Spot, pen: Pen): string => {
  const scale = penScale(pen, 1.6)
  return el('circle', {
    cx: at.x,
    cy: at.y,
    r: 2.6 * scale,
    fill: pen.theme.chalk,
    stroke: pen.theme.casing,
    'stroke-width': 0.9 * scale,
  })
}

/** The words may say more than the distance ("6.9″ short range"). Over a line of sight only ends and tag are drawn. */
export function drawMeasure(
  from: Point,
  to: Point,
  pen: Pen,
  words = `${inchesText(distance(from, to))}″`,
  hasLine = true,
): string {
  const [a, b] = [toSpot(from), toSpot(to)]
  const line = hasLine ? chalkLine(polyline([a, b]), pen, { width: 1.6 }) : ''
  return group({ class: 'measure' }, line, end(a, pen), end(b, pen), paperTag(words, mid(a, b), pen))
}
