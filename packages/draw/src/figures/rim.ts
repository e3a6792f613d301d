/** The body of a figure: rim and face. Each side has its own style of rim (smooth, toothed, beaded, quartered). */
import { polygon } from '../svg/path.ts'
import { drawBaseShape, isRound, smallerHalf, outset, perimeter, rimPoint, type BaseShape } from './base-shape.ts'
import { el, num } from '../svg/svg.ts'
import type { Side, SideColours, Theme } from '../themes/theme.ts'

interface FigureBody {
  readonly shape: BaseShape
  readonly rim: number
  readonly colours: SideColours
  readonly face: string
}

const hairline = ({ shape, colours }: FigureBody): string =>
  drawBaseShape(outset(shape, -0.25), { fill: 'none', stroke: colours.deep, 'stroke-width': 0.5 })

/** Light on the rim, from the north-west. */
function gleam({ shape }: FigureBody): string {
  if (!isRound(shape)) return ''
  const half = shape.halfLength
  const round = num(half - 0.6)
  return el('path', {
    d: `M${num(-half * 0.8)} ${num(-half * 0.42)}A${round} ${round} 0 0 1 ${num(half * 0.25)} ${num(-half * 0.92)}`,
    fill: 'none',
    stroke: '#FFF',
    'stroke-width': 0.7,
    opacity: 0.5,
    'stroke-linecap': 'round',
  })
}

const smooth = (body: FigureBody): string =>
  drawBaseShape(body.shape, { class: 'base', fill: body.colours.rim }) +
  hairline(body) +
  drawBaseShape(outset(body.shape, -body.rim), { fill: body.face }) +
  drawBaseShape(outset(body.shape, -body.rim - 0.75), {
    fill: 'none',
    stroke: body.colours.rim,
    'stroke-width': 0.3,
    opacity: 0.75,
  }) +
  gleam(body)

const teethFor = (shape: BaseShape): number => {
  const half = smallerHalf(shape)
  const round = half < 15 ? 14 : half < 30 ? 18 : 24
  return isRound(shape) ? round : Math.round((perimeter(shape) / (2 * Math.PI * half)) * round)
}

/** Teeth as deep as the rim, their tips just inside the edge. */
function sawTeeth(shape: BaseShape, deep: number): string {
  const teeth = teethFor(shape)
  const [tips, roots] = [outset(shape, -0.35), outset(shape, -deep)]
  return polygon(
    Array.from({ length: teeth * 2 }, (_, i) => {
      const at = i % 2 ? roots : tips
      return rimPoint(at, (i / (teeth * 2)) * perimeter(at))
    }),
  )
}

const toothed = (body: FigureBody): string =>
  drawBaseShape(body.shape, { class: 'base', fill: body.colours.rim }) +
  el('path', { d: sawTeeth(body.shape, body.rim + 0.3), fill: body.face }) +
  drawBaseShape(outset(body.shape, -body.rim - 0.2), { fill: body.face }) +
  hairline(body)

function beaded(body: FigureBody): string {
  const middle = outset(body.shape, -body.rim * 0.52)
  const count = Math.round(perimeter(middle) / (perimeter(body.shape) / 20 > 5 ? 4.4 : perimeter(body.shape) / 20))
  return (
    drawBaseShape(body.shape, { class: 'base', fill: body.colours.rim }) +
    hairline(body) +
    drawBaseShape(middle, {
      fill: 'none',
      stroke: body.colours.bead,
      'stroke-width': body.rim * 0.62,
      'stroke-linecap': 'round',
      'stroke-dasharray': `.01 ${num(perimeter(middle) / count - 0.01, 3)}`,
    }) +
    drawBaseShape(outset(body.shape, -body.rim), { fill: body.face }) +
    gleam(body)
  )
}

function quartered(body: FigureBody): string {
  const middle = outset(body.shape, -body.rim * 0.55)
  const quarter = perimeter(middle) / 4
  return (
    drawBaseShape(body.shape, { class: 'base', fill: body.face }) +
    hairline(body) +
    drawBaseShape(middle, {
      fill: 'none',
      stroke: body.colours.rim,
      'stroke-width': body.rim * 0.7,
      'stroke-dasharray': `${num(quarter * 0.72, 3)} ${num(quarter * 0.28, 3)}`,
      'stroke-dashoffset': -quarter * 0.14,
    })
  )
}

const RIM_STYLES: Readonly<Record<Side, (body: FigureBody) => string>> = {
  a: smooth,
  b: toothed,
  c: beaded,
  d: quartered,
}

export function drawRim(side: Side, shape: BaseShape, rim: number, theme: Theme, hasActed: boolean): string {
  const colours = theme.sides[side]
  return RIM_STYLES[side]({ shape, rim, colours, face: hasActed ? colours.actedFace : colours.face })
}

/** The rim of a side on a scenario piece that it holds. */
export const drawHeldRim = (side: Side, shape: BaseShape, theme: Theme): string =>
  drawRim(side, shape, 2.2, theme, false)
