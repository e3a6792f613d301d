/** Standing in the threatened space of an enemy. */
import { areEnemies, bearerOf, FAR_APART, isStanding, threatens } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

/** Riders and mount threaten as one. */
export function isThreatened(state: State, figure: Figure): boolean {
  const { at } = bearerOf(state, figure)
  for (const other of state.figures) {
    if (Math.abs(other.at.x - at.x) > FAR_APART || Math.abs(other.at.y - at.y) > FAR_APART || !isStanding(other)) {
      continue
    }
    if (areEnemies(state, figure, other) && threatens(state, figure, other)) return true
  }
  return false
}
