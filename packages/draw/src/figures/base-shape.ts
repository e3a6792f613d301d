/**
 * A base's outline for drawing. Circle, oval and rectangle are one shape, a box with round corners;
 * the length lies along the facing (east before it is turned).
 */
import { MM, type Base, type Point } from '@muster/table'
import { mmPoint, TAU, type MmPoint } from '../geometry/points.ts'
import { el, num, type Attributes } from '../svg/svg.ts'

export interface BaseShape {
  readonly halfLength: number
  readonly halfWidth: number
  readonly corner: number
}

const SHARP_CORNER = 1

export function baseShapeOf(base: Base): BaseShape {
  if (base.shape === 'circle') {
    const radius = base.diameter / 2 / MM
    return { halfLength: radius, halfWidth: radius, corner: radius }
  }
  const [halfLength, halfWidth] = [base.length / 2 / MM, base.width / 2 / MM]
  return { halfLength, halfWidth, corner: base.shape === 'oval' ? Math.min(halfLength, halfWidth) : SHARP_CORNER }
}

export const smallerHalf = (shape: BaseShape): number => Math.min(shape.halfLength, shape.halfWidth)
export const largerHalf = (shape: BaseShape): number => Math.max(shape.halfLength, shape.halfWidth)
export const isRound = ({ halfLength, halfWidth, corner }: BaseShape): boolean =>
  halfLength === halfWidth && corner >= halfLength

/** The shape made larger (or smaller) by the same width all round. */
export const outset = ({ halfLength, halfWidth, corner }: BaseShape, by: number): BaseShape => ({
  halfLength: halfLength + by,
  halfWidth: halfWidth + by,
  corner: Math.max(0.2, corner + by),
})

export function drawBaseShape(shape: BaseShape, attributes: Attributes): string {
  const { halfLength, halfWidth, corner } = shape
  if (isRound(shape)) return el('circle', { r: halfLength, ...attributes })
  return el('rect', {
    x: -halfLength,
    y: -halfWidth,
    width: 2 * halfLength,
    height: 2 * halfWidth,
    rx: corner,
    ...attributes,
  })
}

/** The angle of its length. Without a facing it faces north, as in the table package. */
export const facingAngle = (facing: Point | undefined): number =>
  facing && (facing.x !== 0 || facing.y !== 0) ? Math.atan2(facing.y, facing.x) : -TAU / 4
/** A circle needs no turning. */
export const rotateToFacing = (shape: BaseShape, angle: number): string | undefined =>
  isRound(shape) || angle === 0 ? undefined : `rotate(${num((angle * 360) / TAU)})`

export const perimeter = ({ halfLength, halfWidth, corner }: BaseShape): number =>
  4 * (halfLength - corner) + 4 * (halfWidth - corner) + TAU * corner

/** The point this far round the rim, clockwise from the facing (east before it is turned). */
export function rimPoint(shape: BaseShape, distance: number): MmPoint {
  const { halfLength, halfWidth, corner } = shape
  const [flatX, flatY, arc] = [halfLength - corner, halfWidth - corner, (TAU / 4) * corner]
  const quarter = flatX + flatY + arc
  const whole = ((distance % (4 * quarter)) + 4 * quarter) % (4 * quarter)
  const nth = Math.floor(whole / quarter) % 4
  const rest = whole - nth * quarter
  const inFirst = nth % 2 === 0 ? rest : quarter - rest
  const p = firstQuarter(flatX, flatY, corner, inFirst)
  return mmPoint(nth === 1 || nth === 2 ? -p.x : p.x, nth >= 2 ? -p.y : p.y)
}

function firstQuarter(flatX: number, flatY: number, corner: number, at: number): MmPoint {
  const arc = (TAU / 4) * corner
  if (at <= flatY) return mmPoint(flatX + corner, at)
  if (at <= flatY + arc) {
    const angle = (at - flatY) / corner
    return mmPoint(flatX + Math.cos(angle) * corner, flatY + Math.sin(angle) * corner)
  }
  return mmPoint(flatX - (at - flatY - arc), flatY + corner)
}

export const rotated = (p: MmPoint, angle: number): MmPoint =>
  mmPoint(p.x * Math.cos(angle) - p.y * Math.sin(angle), p.x * Math.sin(angle) + p.y * Math.cos(angle))

const RIM_SAMPLES = 240

/** The distance round the rim of the point with the highest `worth`, found by sampling the turned outline. */
export function bestOnRim(shape: BaseShape, angle: number, worth: (p: MmPoint) => number): number {
  const whole = perimeter(shape)
  let best = { distance: 0, worth: -Infinity }
  for (let i = 0; i < RIM_SAMPLES; i++) {
    const distance = (i / RIM_SAMPLES) * whole
    const value = worth(rotated(rimPoint(shape, distance), angle))
    if (value > best.worth + 1e-9) best = { distance, worth: value }
  }
  return best.distance
}
