/** Barriers: how high they are for a character, and what it needs to cross them. */
import {
  baseOverlapsOutline,
  contains,
  elevationAt,
  isNearBox,
  outlineGap,
  pointToSegmentSquared,
  radiusOf,
  type Base,
  type Footprint,
  type GroundPiece,
  type Length,
  type Piece,
  type Point,
} from '@muster/table'
import { footprint, TOLERANCE, heightOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { MoveManner } from '../stats/special-movement.ts'
import { floors, goingOf } from './terrain.ts'
import { baseWidth } from '../measuring/widths.ts'

/** How much higher its top is than where this character stands. */
export function riseOf(state: State, figure: Figure, known: GroundPiece): Length {
  const height = known.piece.height ?? 0
  const isUp = figure.level !== elevationAt(state.survey.ground, figure.at)
  return isUp && isBeside(state, figure, known) ? Math.max(0, known.top - figure.level) : height
}

/** Whether it hangs on the piece, or stands on another that adjoins it. */
function isBeside(state: State, figure: Figure, { piece }: GroundPiece): boolean {
  if (contains(piece.outline, figure.at)) return false
  if (outlineGap(footprint(state, figure), piece.outline) <= TOLERANCE) return true
  return floors(state).some(
    (under) => under.piece !== piece && contains(under.piece.outline, figure.at) && adjoin(under.piece, piece),
  )
}

function adjoin(a: Piece, b: Piece): boolean {
  const corners = a.outline.is === 'disc' ? [a.outline.centre] : a.outline.points
  const reach = a.outline.is === 'disc' ? a.outline.radius : 0
  return (
    corners.some((at) => outlineGap({ base: POINT, at }, b.outline) <= reach + TOLERANCE) ||
    (b.outline.is !== 'disc' && b.outline.points.some((at) => outlineGap({ base: POINT, at }, a.outline) <= TOLERANCE))
  )
}

const POINT: Base = { shape: 'circle', diameter: 0 }

export type Barrier = 'ignored' | 'vaulted' | 'climbed'

/** By its own Height; a rider uses its mount's. */
export function barrierFor(state: State, figure: Figure, rise: Length): Barrier {
  const height = heightOf(state, figure)
  if (rise < height / 2) return 'ignored'
  return rise <= height ? 'vaulted' : 'climbed'
}

/** The piece whose edge a base would lie across: it must stand wholly on a piece or wholly beside it. */
export function straddles(state: State, figure: Figure, foot: Footprint, gait: MoveManner): Piece | undefined {
  const reach = radiusOf(foot.base)
  for (const { piece, sides, box } of floors(state)) {
    if (!isNearBox(box, foot.at, foot.at, reach) || goingOf(piece) !== 'solid') continue
    if (barrierFor(state, figure, piece.height ?? 0) === 'ignored' || (gait === 'phase' && piece.kind === 'hill'))
      continue
    if (!baseOverlapsOutline(foot, piece.outline)) continue
    const isOver =
      piece.outline.is === 'disc' ? !isWithinDisc(foot, piece.outline) : sides.some(({ core }) => cuts(foot, core))
    if (isOver) return piece
  }
  return undefined
}

function isWithinDisc(
  { base, at }: Footprint,
  { centre, radius }: { readonly centre: Point; readonly radius: Length },
): boolean {
  const dx = at.x - centre.x,
    dy = at.y - centre.y
  return Math.sqrt(dx * dx + dy * dy) + baseWidth(base) / 2 <= radius + TOLERANCE
}

const cuts = ({ base, at }: Footprint, [a, b]: readonly Point[]): boolean => {
  const reach = baseWidth(base) / 2 - TOLERANCE
  return a !== undefined && b !== undefined && pointToSegmentSquared(at.x, at.y, a.x, a.y, b.x, b.y) < reach * reach
}
