/** The path of a move, like a measuring tape: a tick for every half inch *spent*, amber where the ground costs more. */
import { distance, INCH, type Length, type Point } from '@muster/table'
import { strokeWidth, type OverlayStyle } from './strokes.ts'
import { beside, type LinePoint } from '../geometry/lines.ts'
import { polyline } from '../svg/path.ts'
import { pointBetween, toMm, type MmPoint } from '../geometry/points.ts'
import { group, num, path } from '../svg/svg.ts'

const WIDTH = 4.9
const HALF_INCH = INCH / 2

interface Leg {
  readonly from: MmPoint
  readonly to: MmPoint
  readonly cost: Length
  readonly isCostly: boolean
}

/** A leg is costly when it costs more than its length; rounding does not count. */
function legsOf(points: readonly Point[], costs: readonly Length[]): Leg[] {
  return points.slice(1).map((p, i) => {
    const start = points[i] ?? p
    const long = Math.round(distance(start, p))
    const cost = costs[i] ?? long
    return { from: toMm(start), to: toMm(p), cost, isCostly: cost > long * 1.01 + 2 }
  })
}

const tick = (stop: LinePoint, isWhole: boolean): string => {
  const [a, b] = [beside(stop, WIDTH / 2), beside(stop, WIDTH / 2 - (isWhole ? WIDTH : WIDTH * 0.53))]
  return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`
}

function ticks(legs: readonly Leg[]): string {
  let [spent, next, d] = [0, HALF_INCH, '']
  for (const leg of legs) {
    const angle = Math.atan2(leg.to.y - leg.from.y, leg.to.x - leg.from.x)
    for (; next <= spent + leg.cost && leg.cost > 0; next += HALF_INCH) {
      d += tick({ at: pointBetween(leg.from, leg.to, (next - spent) / leg.cost), angle }, next % INCH === 0)
    }
    spent += leg.cost
  }
  return d
}

/** `costs[i]` is the cost from point i to the next one; left out, it is the length. */
export function drawMovePath(points: readonly Point[], style: OverlayStyle, costs: readonly Length[] = []): string {
  const line = polyline(points.map(toMm))
  const legs = legsOf(points, costs)
  const { theme } = style
  const body = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  const costly = legs
    .filter((leg) => leg.isCostly)
    .map((leg) => polyline([leg.from, leg.to]))
    .join('')
  return group(
    { class: 'tape' },
    path(line, {
      ...body,
      stroke: theme.casing,
      'stroke-width': WIDTH + 1.5,
      opacity: 0.35,
      transform: 'translate(.6 .9)',
    }),
    path(line, { ...body, stroke: theme.tapeInk, 'stroke-width': WIDTH + 2 * strokeWidth(style, 0.55) }),
    path(line, { ...body, stroke: theme.tape, 'stroke-width': WIDTH }),
    path(costly, { fill: 'none', stroke: theme.amberTape, 'stroke-width': WIDTH }),
    path(ticks(legs), { fill: 'none', stroke: theme.tapeInk, 'stroke-width': Math.max(0.7, 0.8 / style.zoom) }),
  )
}
