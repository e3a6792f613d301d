/** Throwing the gem to a friend: how far, and over whom. */
import { square, clip, INCH, shortestLine, type ShortestLine } from '@muster/table'
import { areEnemies, footprint, gapBetween, TOLERANCE } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

/** The 6" of carrying in a turn, and of one pass. */
export const GEM_REACH = 6 * INCH

export type PassRefusal = 'too-far' | 'over-an-enemy' | 'through-a-building'

/** Why the bearer cannot throw the gem to this friend; undefined when it can. */
export function passRefusal(state: State, bearer: Figure, friend: Figure): PassRefusal | undefined {
  if (gapBetween(bearer, friend) > GEM_REACH + TOLERANCE) return 'too-far'
  const line = shortestLine(footprint(bearer), footprint(friend))
  if (
    state.figures.some((other) => other.where === 'standing' && areEnemies(other, bearer) && touchesLine(other, line))
  )
    return 'over-an-enemy'
  return runsThroughBuilding(state, line) ? 'through-a-building' : undefined
}

/** Whether the line touches the figure's base. */
function touchesLine({ at, diameter }: Figure, { from, to, length }: ShortestLine): boolean {
  const share =
    length === 0 ? 0 : ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / (length * length)
  const t = Math.max(0, Math.min(1, share))
  const x = from.x + (to.x - from.x) * t,
    y = from.y + (to.y - from.y) * t
  return square(at.x - x) + square(at.y - y) <= square(diameter / 2 + TOLERANCE)
}

const runsThroughBuilding = ({ survey }: State, { from, to, length }: ShortestLine): boolean =>
  survey.ground.pieces.some(
    ({ piece }) =>
      piece.kind === 'building' &&
      clip(piece.outline, from, to).some((part) => (part.to - part.from) * length > TOLERANCE),
  )
