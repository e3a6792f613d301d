/** Tight spaces: between walls a base gets through where half of it fits, but nobody may end a turn there. */
import { outlineGap, type Base, type Footprint, type Ground, type Length, type Piece } from '@muster/table'
import { footprint, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from '../terrain/terrain.ts'
import { baseWidth } from '../measuring/widths.ts'

const POINT: Base = { shape: 'circle', diameter: 0 }

/** How far two outlines stand apart; 0 when they meet. Corners tell, and a disc's centre. */
function apart(a: Piece, b: Piece): number {
  return Math.max(0, Math.min(cornersOff(a, b), cornersOff(b, a)))
}

function cornersOff({ outline }: Piece, other: Piece): number {
  const corners = outline.is === 'disc' ? [outline.centre] : outline.points
  const within = outline.is === 'disc' ? outline.radius : 0
  let least = Infinity
  for (const at of corners) least = Math.min(least, outlineGap({ base: POINT, at }, other.outline) - within)
  return least
}

interface Tight {
  readonly a: Piece
  readonly b: Piece
  readonly width: number
}

/** Pairs of impassable things with a space between them, narrow ones above all. */
function alleysOn({ pieces }: Ground): readonly Tight[] {
  const walls = pieces.filter(({ piece }) => goingOf(piece) === 'barred').map(({ piece }) => piece)
  const all: Tight[] = []
  for (const [i, a] of walls.entries()) for (const b of walls.slice(i + 1)) all.push({ a, b, width: apart(a, b) })
  return all
}

const isTightFor = ({ profile: { base } }: Figure, width: number): boolean =>
  width >= baseWidth(base) / 2 - TOLERANCE && width < baseWidth(base)

/** Whether there is such a space within its reach: only then its move is judged by half its base. */
export function isNearTightSpace(state: State, figure: Figure, left: Length): boolean {
  const alleys = state.survey.get(alleysOn)
  if (alleys.length === 0) return false
  const foot = footprint(state, figure)
  return alleys.some(
    ({ a, b, width }) =>
      isTightFor(figure, width) && outlineGap(foot, a.outline) <= left && outlineGap(foot, b.outline) <= left,
  )
}

/** The impassable thing this base would stand in, as one does in a tight space. */
export function wedgedIn({ survey }: State, foot: Footprint): Piece | undefined {
  const { base, at } = foot
  const reach = baseWidth(base) / 2 - TOLERANCE
  for (const { piece, box } of survey.ground.pieces) {
    if (at.x < box.left - reach || at.x > box.right + reach || at.y < box.top - reach || at.y > box.bottom + reach)
      continue
    if (goingOf(piece) === 'barred' && outlineGap({ base: POINT, at }, piece.outline) < reach) return piece
  }
  return undefined
}
