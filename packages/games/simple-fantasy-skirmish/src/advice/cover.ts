/** Moving into cover, which is worth about one hit of every attack at range. The basic game has no cover. */
import { contains, distanceSquared, square, type GroundPiece, type Point } from '@muster/table'
import { usesGround } from '../rules/advantage/advantage.ts'
import { coverAreas } from '../rules/sight/cover.ts'
import type { State } from '../state/state.ts'
import { expectedLosses, worthOfLoss } from './chances.ts'
import { measure, type Force } from './forces.ts'

const middleOf = ({ box: { left, top, right, bottom } }: GroundPiece): Point => ({
  x: Math.round((left + right) / 2),
  y: Math.round((top + bottom) / 2),
})

/** What cover is worth against those who could shoot at a unit next: at most one model. */
export function coverWorth(state: State, force: Force, foes: readonly Force[]): number {
  if (state.mode === 'basic' || !usesGround(state, force.unit)) return 0
  let most = 0
  for (const foe of foes) {
    if (foe.range === 0 || foe.unit.melee !== undefined || measure(foe.centre, force) > foe.range + foe.move) continue
    most = Math.max(most, worthOfLoss(force, Math.min(0.8, expectedLosses(state, foe, force, 'ranged', false))))
  }
  return most
}

export const isCovered = (state: State, { centre }: Force): boolean =>
  coverAreas(state).some(({ piece }) => contains(piece.outline, centre))

/** The middle of the nearest cover within half a move, because a unit that ends in it is slowed. */
export function coverNear(state: State, { centre, move }: Force): Point | undefined {
  let best: Point | undefined
  let nearest = square(move / 2)
  for (const piece of coverAreas(state)) {
    const at = middleOf(piece)
    const far = distanceSquared(centre, at)
    if (far < nearest && contains(piece.piece.outline, at)) [best, nearest] = [at, far]
  }
  return best
}
