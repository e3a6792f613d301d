/** Tight spaces: a figure gets through where half its height fits, but ends its turn in open space. */
import { circle, outlineGap, type Ground, type Length, type Piece } from '@muster/table'
import { footprint, heightOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from './kinds.ts'

/** The space between two walls. */
interface Alley {
  readonly a: Piece
  readonly b: Piece
  readonly width: number
}

function alleysOn({ pieces }: Ground): readonly Alley[] {
  const walls = pieces.filter(({ piece }) => goingOf(piece) === 'impassable').map(({ piece }) => piece)
  return walls.flatMap((a, i) => walls.slice(i + 1).map((b) => ({ a, b, width: widthBetween(a, b) })))
}

/** The corners of one tell, or a disc's centre. */
const widthBetween = (a: Piece, b: Piece): number => Math.max(0, Math.min(cornersOff(a, b), cornersOff(b, a)))

const POINT = circle(0)

function cornersOff({ outline }: Piece, other: Piece): number {
  const corners = outline.is === 'disc' ? [outline.centre] : outline.points
  const within = outline.is === 'disc' ? outline.radius : 0
  return Math.min(...corners.map((at) => outlineGap({ base: POINT, at }, other.outline) - within))
}

/** The width it needs. */
export const squeezedWidth = (figure: Figure): Length => heightOf(figure) / 2

/** Whether there is such a space within its reach: only then its move is judged by half its height. */
export function isNearTightSpace({ survey }: State, figure: Figure, left: Length): boolean {
  const alleys = survey.get(alleysOn)
  if (alleys.length === 0) return false
  const foot = footprint(figure)
  return alleys.some(
    ({ a, b, width }) =>
      width >= squeezedWidth(figure) - TOLERANCE &&
      width < figure.diameter &&
      outlineGap(foot, a.outline) <= left &&
      outlineGap(foot, b.outline) <= left,
  )
}
