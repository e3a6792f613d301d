/** Distances between models: from base edge to base edge, in space where they stand on different levels. */
import { distanceSquared, type Length } from '@muster/table'
import {
  areEnemies,
  bearerOf,
  CONTACT_LEVELS,
  HALF_INCH,
  isStanding,
  radiusOf,
  TOLERANCE,
  TOUCH,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { riseBetween } from '../terrain/levels.ts'

/** Whether two bases could be this near: nearly always one coordinate is enough to say no. */
function isNear(a: Figure, b: Figure, gap: Length): boolean {
  const reach = radiusOf(a) + radiusOf(b) + gap
  const dx = a.at.x - b.at.x
  if (dx > reach || dx < -reach) return false
  const dy = a.at.y - b.at.y
  return dx * dx + dy * dy <= reach * reach
}

/** The gap in plan, for bots and where levels are the same. */
export const planGap = (a: Figure, b: Figure): Length =>
  Math.max(0, Math.sqrt(distanceSquared(a.at, b.at)) - radiusOf(a) - radiusOf(b))

/** For crew it is measured from the chariot's base. */
export function gapBetween(state: State, one: Figure, other: Figure): Length {
  const a = bearerOf(state, one)
  const b = bearerOf(state, other)
  return gapWithRise(planGap(a, b), riseBetween(state, a.at, b.at))
}

const gapWithRise = (gap: Length, rise: Length): Length => (rise === 0 ? gap : Math.sqrt(gap * gap + rise * rise))

/** Whether the gap is at most this: exactly that far is within. */
export function isWithin(state: State, one: Figure, other: Figure, reach: Length): boolean {
  const a = bearerOf(state, one)
  const b = bearerOf(state, other)
  if (!isNear(a, b, reach + TOLERANCE)) return false
  const rise = riseBetween(state, a.at, b.at)
  return rise === 0 || gapWithRise(planGap(a, b), rise) <= reach + TOLERANCE
}

/** In base contact: bases that touch in plan, on levels that differ by no more than half an inch. Crew touches nobody. */
export function areTouching(state: State, a: Figure, b: Figure): boolean {
  if (!isNear(a, b, TOUCH) || !isStanding(a) || !isStanding(b)) return false
  return Math.abs(riseBetween(state, a.at, b.at)) <= CONTACT_LEVELS
}

export function enemiesTouching(state: State, figure: Figure): Figure[] {
  const enemies: Figure[] = []
  for (const other of state.figures)
    if (areEnemies(figure, other) && areTouching(state, figure, other)) enemies.push(other)
  return enemies
}

/** Engaged: in contact with an enemy. */
export function isEngaged(state: State, figure: Figure): boolean {
  for (const other of state.figures) if (areEnemies(figure, other) && areTouching(state, figure, other)) return true
  return false
}

/** The first enemy within half an inch. */
export function enemyBeside(state: State, figure: Figure): Figure | undefined {
  const bearer = bearerOf(state, figure)
  for (const other of state.figures) {
    if (!areEnemies(figure, other) || !isStanding(other) || !isNear(bearer, other, HALF_INCH + TOLERANCE)) continue
    if (isWithin(state, figure, other, HALF_INCH)) return other
  }
  return undefined
}
