/** What attacks are worth to the bots. */
import { costOf } from '../army/costs.ts'
import { attackChance } from '../rules/combat/proposals.ts'
import { attacksOf } from '../rules/combat/stats.ts'
import type { Figure, State } from '../state/state.ts'

/** What a figure is worth: its points, and more for Heroes and Wizards. */
export const priceOf = (figure: Figure): number => costOf(figure.profile) + (figure.rank === 'trooper' ? 0 : 40)

/** The chance that all its attacks together slay the other. */
export function meleeChance(state: State, by: Figure, at: Figure): number {
  const spared = 1 - attackChance(state, by, at)
  let all = 1
  for (let attack = attacksOf(state, by); attack > 0; attack--) all *= spared
  return 1 - all
}

/** What attacking is worth: the chance to slay the enemy, less the chance to be slain. */
export const duelWorth = (state: State, by: Figure, at: Figure): number =>
  meleeChance(state, by, at) * priceOf(at) - 0.8 * meleeChance(state, at, by) * priceOf(by)
