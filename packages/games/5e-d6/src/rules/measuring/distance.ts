/** Distances between figures: horizontal, from base edge to base edge. Exactly at a limit is within it. */
import type { Length, Point } from '@muster/table'
import { ONE_INCH, radiusOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

export function gapBetween(a: Figure, b: Figure): Length {
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - radiusOf(a) - radiusOf(b))
}

/** Nearly always one coordinate is enough to say no. */
export function isWithin(a: Figure, b: Figure, reach: Length): boolean {
  return isWithinAt(a, a.at, b, reach)
}

/** The same for a figure that would stand somewhere else. */
export function isWithinAt(a: Figure, at: Point, b: Figure, reach: Length): boolean {
  const far = radiusOf(a) + radiusOf(b) + reach + TOLERANCE
  const dx = at.x - b.at.x
  if (dx > far || dx < -far) return false
  const dy = at.y - b.at.y
  return dx * dx + dy * dy <= far * far
}

/** Whether one stands in the other's threatened space. */
export const isThreatenedBy = (figure: Figure, enemy: Figure): boolean => isWithin(figure, enemy, ONE_INCH)

/** Everybody whose base may come this near to that of a figure, itself among them: whoever asks measures exactly. */
export const standingNear = ({ grid }: State, figure: Figure, reach: Length): readonly Figure[] =>
  grid.around(figure.at, radiusOf(figure) + reach + TOLERANCE)

/** The enemies among them. */
export const enemiesNear = ({ grid }: State, figure: Figure, reach: Length): readonly Figure[] =>
  grid.enemiesAround(figure, radiusOf(figure) + reach + TOLERANCE)

export function enemiesWithin(state: State, figure: Figure, reach: Length): Figure[] {
  const found: Figure[] = []
  for (const other of enemiesNear(state, figure, reach)) if (isWithin(figure, other, reach)) found.push(other)
  return found
}

export function hasEnemyWithin(state: State, figure: Figure, reach: Length): boolean {
  for (const other of enemiesNear(state, figure, reach)) if (isWithin(figure, other, reach)) return true
  return false
}

/** Any living enemy threatens it, whatever that enemy has done. */
export const isThreatened = (state: State, figure: Figure): boolean => hasEnemyWithin(state, figure, ONE_INCH)
