/** Rough chances for the bots: what a blow or a shot is worth, without walking the dice. */
import { costOf } from '../army/costs.ts'
import type { Figure } from '../state/state.ts'

const sixth = (need: number): number => Math.max(0, Math.min(6, need)) / 6

/** The price on a figure's head: its points, more for those who win battles. */
export const priceOf = (figure: Figure): number => costOf(figure.profile) + (figure.rank === 'trooper' ? 0 : 40)

const lowered = (by: Figure, at: Figure): number => (by.profile.mighty && !at.profile.mighty ? 1 : 0)

export const slayChance = (by: Figure, at: Figure, skill: number): number =>
  sixth(skill - (by.cursed ? 1 : 0)) * (1 - sixth(at.profile.armour - lowered(by, at)))

export const attacksOf = (figure: Figure): number =>
  Math.max(1, (figure.profile.twoWeapons ? 2 : 1) + (figure.item === 'quick-sword' ? 2 : 0) - (figure.cursed ? 1 : 0))

/** The chance that all its attacks together slay the other. */
export function meleeChance(by: Figure, at: Figure): number {
  const spared = 1 - slayChance(by, at, by.profile.melee + (by.item === 'battle-sword' ? 1 : 0))
  let all = 1
  for (let attack = attacksOf(by); attack > 0; attack--) all *= spared
  return 1 - all
}

export const shotChance = (by: Figure, at: Figure): number => slayChance(by, at, by.profile.shooting)

/** What fighting it out is worth to the one who comes: the enemy's head against its own. */
export const duelWorth = (by: Figure, at: Figure): number =>
  meleeChance(by, at) * priceOf(at) - 0.8 * meleeChance(at, by) * priceOf(by)
