/** What a blow or a shot is worth to the bots. */
import { costOf } from '../army/costs.ts'
import { blowChance } from '../rules/combat/proposals.ts'
import { attacksOf } from '../rules/combat/stats.ts'
import type { Figure, State } from '../state/state.ts'

/** The price on a figure's head: its points, more for those who win battles. */
export const priceOf = (figure: Figure): number => costOf(figure.profile) + (figure.rank === 'trooper' ? 0 : 40)

/** The chance that all its attacks together slay the other. */
export function meleeChance(state: State, by: Figure, at: Figure): number {
  const spared = 1 - blowChance(state, by, at)
  let all = 1
  for (let attack = attacksOf(state, by); attack > 0; attack--) all *= spared
  return 1 - all
}

/** What fighting it out is worth to the one who comes: the enemy's head against its own. */
export const duelWorth = (state: State, by: Figure, at: Figure): number =>
  meleeChance(state, by, at) * priceOf(at) - 0.8 * meleeChance(state, at, by) * priceOf(by)
