/** How high one stands: on the ground, on a hill, on top of an obstacle. */
import { contains, elevationAt, type Ground, type GroundPiece, type Length, type Point } from '@muster/table'
import { bearerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { goingOf } from './going.ts'

/** The obstacles that have a top to stand on. */
function topsOn({ pieces }: Ground): readonly GroundPiece[] {
  const tops: GroundPiece[] = []
  for (const one of pieces) if (goingOf(one.piece) === 'obstacle' && one.piece.outline.is !== 'line') tops.push(one)
  return tops
}

/** Everything on this table that one can stand on top of. */
export const topsOf = ({ survey }: State): readonly GroundPiece[] => survey.get(topsOn)

/** How high above the ground around it: a hill is a slope that one walks up, and no level of its own. */
export const levelAt = (state: State, at: Point): Length => highestAt(topsOf(state), at)

/** Whether anybody can stand higher than others: most tables have nothing to stand on top of. */
export const hasLevels = (state: State): boolean => topsOf(state).length > 0

function highestAt(tops: readonly GroundPiece[], at: Point): Length {
  const { x, y } = at
  let level = 0
  for (const { piece, box } of tops) {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
    if (contains(piece.outline, at)) level = Math.max(level, piece.height ?? 0)
  }
  return level
}

/** By how much one place lies higher than another. Most tables have nothing to stand on top of. */
export function riseBetween(state: State, a: Point, b: Point): Length {
  const tops = topsOf(state)
  return tops.length === 0 ? 0 : highestAt(tops, a) - highestAt(tops, b)
}

/** How high above the table, hills included: for what one sees from there. */
export const heightAt = (state: State, at: Point): Length => elevationAt(state.survey.ground, at) + levelAt(state, at)

export const levelOf = (state: State, figure: Figure): Length => heightAt(state, bearerOf(state, figure).at)
