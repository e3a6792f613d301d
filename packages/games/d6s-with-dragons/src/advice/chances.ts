/** Rough worth for the bots, in points: what a blow, a shot or a duel is good for, without walking the dice. */
import { attackBy } from '../rules/attacks/attack.ts'
import { blowWorth } from '../rules/melee/attack-worth.ts'
import { attacksOf } from '../rules/stats/sums.ts'
import { meleeWeapons, rangedWeapons } from '../rules/attacks/targets.ts'
import type { Figure, State } from '../state/state.ts'
import { stakeIn } from './stakes.ts'

/** What a share of somebody's price is worth, with what the encounter adds to it. */
export const dearer = (state: State, at: Figure): number => 1 + stakeIn(state, at) / Math.max(1, at.points)

/** All its attacks with its best weapon. */
export function blowsOn(state: State, by: Figure, at: Figure, flanked = false): number {
  let best = 0
  for (const weapon of meleeWeapons(by)) {
    best = Math.max(best, blowWorth(state, attackBy(by.id, at.id, weapon, 'melee', { flanked })))
  }
  return best * attacksOf(state, by) * dearer(state, at)
}

/** What fighting it out is worth to the one who comes; friends beside it share what comes back. */
export const duelWorth = (state: State, by: Figure, at: Figure, friends = 0): number =>
  blowsOn(state, by, at, friends > 0) - (at.now.action ? (0.6 * blowsOn(state, at, by)) / (1 + friends) : 0)

/** With a bow or the like; a throwing weapon is thrown only on the way. */
export const shoots = (figure: Figure): boolean => rangedWeapons(figure).some(({ range }) => (range?.long ?? 0) > 8)

/** Better off behind the others: archers, and casters who can still cast. */
export const keepsBack = (figure: Figure): boolean => shoots(figure) || figure.profile.casting !== undefined
