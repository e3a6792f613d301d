/** The area a base can reach: dark outside, light inside, a line at the limit. */
import { MM, type Battlefield, type Point } from '@muster/table'
import { casedLine, ringsPath, type OverlayStyle } from './strokes.ts'
import { num, path } from '../svg/svg.ts'

export type Rings = readonly (readonly Point[])[]

export interface Reach {
  /** The area the base can cover. */
  readonly far: Rings
  /** The part of it from which the figure can still act. */
  readonly near?: Rings
  /** The area that needs a roll first. */
  readonly unsure?: Rings
}

const even = { 'fill-rule': 'evenodd' } as const

/** Drawn under the figures: darkens everything out of reach. */
export function drawReachFill({ far, near = [] }: Reach, field: Battlefield, style: OverlayStyle): string {
  const isDark = style.theme.name === 'dark'
  const table = `M0 0H${num(field.width / MM)}V${num(field.depth / MM)}H0Z`
  return (
    path(`${table}${ringsPath(far)}`, { ...even, fill: style.theme.casing, opacity: isDark ? 0.3 : 0.15 }) +
    path(ringsPath(far), { ...even, fill: style.theme.overlay, opacity: isDark ? 0.06 : 0.17 }) +
    path(ringsPath(near), { ...even, fill: style.theme.overlay, opacity: isDark ? 0.09 : 0.24 })
  )
}

/** Drawn over zones, so that hatching does not hide its edge. */
export const drawReachLine = ({ far, near = [], unsure = [] }: Reach, style: OverlayStyle): string =>
  casedLine(ringsPath(far), style, { width: 1.3 }) +
  casedLine(ringsPath(near), style, { width: 1.2, dash: [4.4, 2.6] }) +
  casedLine(ringsPath(unsure), style, { width: 1.2, dash: [0.2, 3], round: true })

export const drawReach = (reach: Reach, field: Battlefield, style: OverlayStyle): string =>
  drawReachFill(reach, field, style) + drawReachLine(reach, style)
