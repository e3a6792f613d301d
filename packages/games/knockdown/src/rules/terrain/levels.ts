/** How high one stands: on the ground, on a hill, on top of an obstacle. */
import { contains, elevationAt, isNearBox, type Ground, type GroundPiece, type Length, type Point } from '@muster/table'
import { bearerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from './going.ts'

/** The obstacles that have a top to stand on. */
const topsOn = ({ pieces }: Ground): readonly GroundPiece[] =>
  pieces.filter(({ piece }) => goingOf(piece) === 'obstacle' && piece.outline.is !== 'line')

export function levelAt({ survey }: State, at: Point): Length {
  const { ground } = survey
  const tops = survey.get(topsOn)
  if (tops.length === 0 && ground.hills.length === 0) return 0
  let level = elevationAt(ground, at)
  for (const { piece, box, top } of tops)
    if (isNearBox(box, at, at, 0) && contains(piece.outline, at)) level = Math.max(level, top)
  return level
}

export const levelOf = (state: State, figure: Figure): Length => levelAt(state, bearerOf(state, figure).at)
