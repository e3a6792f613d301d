/** A line of sight and its proof: what it passes, what stops it. */
import { MM, type Length, type Point } from '@muster/table'
import { below, casedLine, overlayText, overlayDisc, strokeWidth, type OverlayStyle } from './strokes.ts'
import { useIcon } from '../icons/use-icon.ts'
import { polygon, polyline } from '../svg/path.ts'
import { toMm, type Ring, type MmPoint } from '../geometry/points.ts'
import { el, group, path } from '../svg/svg.ts'

export interface SightProof {
  /** The line that was judged, rim to rim. */
  readonly from: Point
  readonly to: Point
  /** Half the target's width, for the wedge. */
  readonly targetHalf?: Length
  /** Where it first meets cover. */
  readonly coverAt?: Point
  /** Where it ends, and what ends it. */
  readonly blockedAt?: Point
  readonly blocker?: readonly Point[]
  /** The name of the cover or the blocker. */
  readonly words?: string
}

/** As wide as the target at its far end. */
function wedge(from: MmPoint, to: MmPoint, half: number, style: OverlayStyle): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const aside: MmPoint = { x: (-(to.y - from.y) / long) * half, y: ((to.x - from.x) / long) * half }
  const ring: Ring = [from, { x: to.x + aside.x, y: to.y + aside.y }, { x: to.x - aside.x, y: to.y - aside.y }]
  return path(polygon(ring), { fill: style.theme.overlay, opacity: 0.16 })
}

const LINE = { width: 1.3 } as const

/** Marks grow when the view is zoomed out. */
const markSize = (style: OverlayStyle): number => Math.max(6.4, 8 / style.zoom)

function cover(from: MmPoint, to: MmPoint, at: MmPoint, style: OverlayStyle): string {
  const size = markSize(style)
  return (
    casedLine(polyline([from, at]), style, LINE) +
    casedLine(polyline([at, to]), style, { ...LINE, dash: [3, 2] }) +
    overlayDisc(at, useIcon('checked-shield', at, size * 1.4, style.theme.markInk), style, size)
  )
}

function cross(at: MmPoint, style: OverlayStyle): string {
  const size = markSize(style)
  const arm = size * 0.42
  const d = [-1, 1]
    .map((lean) =>
      polyline([
        { x: at.x - arm, y: at.y - arm * lean },
        { x: at.x + arm, y: at.y + arm * lean },
      ]),
    )
    .join('')
  return (
    el('circle', {
      cx: at.x,
      cy: at.y,
      r: size,
      fill: style.theme.markInk,
      stroke: style.theme.overlay,
      'stroke-width': 0.8,
    }) + path(d, { stroke: style.theme.markPaper, 'stroke-width': size * 0.25, 'stroke-linecap': 'round' })
  )
}

function blocked(from: MmPoint, to: MmPoint, at: MmPoint, proof: SightProof, style: OverlayStyle): string {
  const outline = proof.blocker
    ? path(polygon(proof.blocker.map(toMm)), {
        fill: 'none',
        stroke: style.theme.casing,
        'stroke-width': strokeWidth(style, 1.6),
        'stroke-linejoin': 'round',
      })
    : ''
  return (
    outline +
    casedLine(polyline([from, at]), style, LINE) +
    casedLine(polyline([at, to]), style, { ...LINE, dash: [0.2, 3], round: true }) +
    cross(at, style)
  )
}

export function drawSight(proof: SightProof, style: OverlayStyle): string {
  const [from, to] = [toMm(proof.from), toMm(proof.to)]
  const mark = proof.blockedAt ?? proof.coverAt
  const line = proof.blockedAt
    ? blocked(from, to, toMm(proof.blockedAt), proof, style)
    : proof.coverAt
      ? cover(from, to, toMm(proof.coverAt), style)
      : casedLine(polyline([from, to]), style, LINE)
  // One line lower than needed, because the chances stand directly below a figure.
  const far = (markSize(style) + Math.max(7, 13 / style.zoom) * 2.1) * MM
  const words = mark && proof.words ? overlayText(proof.words, below(style, mark, far), style) : ''
  const seen = proof.blockedAt ? '' : wedge(from, to, (proof.targetHalf ?? 0) / MM, style)
  return group({ class: 'sight' }, seen, line, words)
}
