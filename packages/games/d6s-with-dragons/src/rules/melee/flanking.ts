/** Flanking: two opponents in its melee stand on opposite sides of it. More flankers add nothing. */
import { distance, overlaps, type Footprint, type Point } from '@muster/table'
import { areEnemies, bearerOf, figureOf, footprint, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import { meleeOf } from './melee-members.ts'

/** Whether this enemy counts as flanked for it even without a friend on the opposite side. */
export const flanks = question<Figure, boolean>('flanks')

/** Whether `by` may treat `at` as flanked: a friend stands opposite, or an ability says so. */
export function isFlanked(state: State, by: Figure, at: Figure): boolean {
  const melee = meleeOf(state, by.id)
  if (!melee?.members.includes(at.id) || !isInPlay(at) || !areEnemies(state, by, at)) return false
  return (
    melee.members.some((id) => id !== by.id && id !== at.id && standsOpposite(state, by, figureOf(state, id), at)) ||
    says(state, by, flanks, at)
  )
}

/** Only friends still in play count. */
const standsOpposite = (state: State, by: Figure, friend: Figure, at: Figure): boolean =>
  isInPlay(friend) && !areEnemies(state, by, friend) && areOpposite(state, by, friend, at)

/** The line from centre to centre passes through the inside of the base between; touching its rim is not enough. */
export function areOpposite(state: State, one: Figure, other: Figure, between: Figure): boolean {
  const from = bearerOf(state, one).at
  const to = bearerOf(state, other).at
  return overlaps(lineBetween(from, to), footprint(state, between))
}

/** A line, as a base without width. */
const lineBetween = (from: Point, to: Point): Footprint => ({
  base: { shape: 'oval', width: 0, length: distance(from, to) },
  at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
  facing: { x: to.x - from.x, y: to.y - from.y },
})
