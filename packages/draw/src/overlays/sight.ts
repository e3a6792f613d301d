/** A line of sight and its proof: what it passes, what stops it. */
import { MM, type Length, type Point } from '@muster/table'
import { chalkLine, chalkWords, paperDisc, penWidth, type Pen } from './strokes.ts'
import { useIcon } from '../icons/use-icon.ts'
import { polygon, polyline } from '../svg/path.ts'
import { toSpot, type Ring, type Spot } from '../geometry/points.ts'
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
  /** Words beside the cover or the block: its name. */
  readonly words?: string
}

/** As wide as the target at its far end. */
function wedge(from: Spot, to: Spot, half: number, pen: Pen): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const aside: Spot = { x: (-(to.y - from.y) / long) * half, y: ((to.x - from.x) / long) * half }
  const ring: Ring = [from, { x: to.x + aside.x, y: to.y + aside.y }, { x: to.x - aside.x, y: to.y - aside.y }]
  return path(polygon(ring), { fill: pen.theme.chalk, opacity: 0.16 })
}

const LINE = { width: 1.3 } as const

/** Round marks grow when the table is seen from afar. */
const markSize = (pen: Pen): number => Math.max(6.4, 8 / pen.zoom)

function cover(from: Spot, to: Spot, at: Spot, pen: Pen): string {
  const size = markSize(pen)
  return (
    chalkLine(polyline([from, at]), pen, LINE) +
    chalkLine(polyline([at, to]), pen, { ...LINE, dash: [3, 2] }) +
    paperDisc(at, useIcon('checked-shield', at, size * 1.4, pen.theme.markInk), pen, size)
  )
}

function cross(at: Spot, pen: Pen): string {
  const size = markSize(pen)
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
      fill: pen.theme.markInk,
      stroke: pen.theme.chalk,
      'stroke-width': 0.8,
    }) + path(d, { stroke: pen.theme.markPaper, 'stroke-width': size * 0.25, 'stroke-linecap': 'round' })
  )
}

function blocked(from: Spot, to: Spot, at: Spot, proof: SightProof, pen: Pen): string {
  const outline = proof.blocker
    ? path(polygon(proof.blocker.map(toSpot)), {
        fill: 'none',
        stroke: pen.theme.casing,
        'stroke-width': penWidth(pen, 1.6),
        'stroke-linejoin': 'round',
      })
    : ''
  return (
    outline +
    chalkLine(polyline([from, at]), pen, LINE) +
    chalkLine(polyline([at, to]), pen, { ...LINE, dash: [0.2, 3], round: true }) +
    cross(at, pen)
  )
}

export function drawSight(proof: SightProof, pen: Pen): string {
  const [from, to] = [toSpot(proof.from), toSpot(proof.to)]
  const mark = proof.blockedAt ?? proof.coverAt
  const line = proof.blockedAt
    ? blocked(from, to, toSpot(proof.blockedAt), proof, pen)
    : proof.coverAt
      ? cover(from, to, toSpot(proof.coverAt), pen)
      : chalkLine(polyline([from, to]), pen, LINE)
  // A line lower than it might: right under a figure its chances are written.
  const below = (markSize(pen) + Math.max(7, 13 / pen.zoom) * 2.1) * MM
  const words = mark && proof.words ? chalkWords(proof.words, { x: mark.x, y: mark.y + below }, pen) : ''
  const seen = proof.blockedAt ? '' : wedge(from, to, (proof.targetHalf ?? 0) / MM, pen)
  return group({ class: 'sight' }, seen, line, words)
}
