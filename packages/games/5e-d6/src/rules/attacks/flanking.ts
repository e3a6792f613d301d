/** Flanking: an ally that has the target within its reach stands on the opposite side of it. More allies add nothing. */
import { clipDisc } from '@muster/table'
import { question, says } from '../../state/ability.ts'
import { isStanding, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { reachesInMelee } from './weapons.ts'

/** Whether this enemy counts as flanked for it wherever its allies stand. */
export const flanksAnyway = question<Figure, boolean>('flanks anyway')

export function isFlanked(state: State, by: Figure, at: Figure): boolean {
  for (const ally of state.figures)
    if (
      ally !== by &&
      ally.side === by.side &&
      isStanding(ally) &&
      reachesInMelee(ally, at) &&
      isOpposite(by, ally, at)
    )
      return true
  return says(state, by, flanksAnyway, at)
}

/** The line from centre to centre passes through the base between; to touch its rim is not enough. */
function isOpposite(one: Figure, other: Figure, between: Figure): boolean {
  const part = clipDisc(between.at, radiusOf(between), one.at, other.at)[0]
  return part !== undefined && part.to > part.from
}
