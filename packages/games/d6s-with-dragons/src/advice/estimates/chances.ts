/** Rough worth for the bots, in points: what an attack, a shot or a duel is good for, without exact odds. */
import { attackBy } from '../../rules/attacks/attack.ts'
import { attackWorth } from '../../rules/melee/attack-worth.ts'
import { slotsLeft } from '../../rules/magic/spell-slots.ts'
import { attacksOf } from '../../rules/stats/sums.ts'
import { meleeWeapons, rangedWeapons } from '../../rules/attacks/targets.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { stakeIn } from './stakes.ts'

/** The factor by which the encounter makes a character worth more than its points. */
export const importanceOf = (state: State, at: Figure): number => 1 + stakeIn(state, at) / Math.max(1, at.points)

/** All its attacks with its best weapon. */
export function attacksWorth(state: State, by: Figure, at: Figure, flanked = false): number {
  let best = 0
  for (const weapon of meleeWeapons(by)) {
    const attack = attackBy(by.id, at.id, weapon, 'melee', { flanked })
    best = Math.max(best, attackWorth(state, attack, by, at))
  }
  return best * attacksOf(state, by) * importanceOf(state, at)
}

/** What a melee is worth to the attacker; friends beside it share the harm. */
export const duelWorth = (state: State, by: Figure, at: Figure, friends = 0): number =>
  attacksWorth(state, by, at, friends > 0) - (at.now.action ? (0.6 * attacksWorth(state, at, by)) / (1 + friends) : 0)

/** Attacks times Strength from which on a character is best used hand to hand, whatever else it can do. */
const FIGHTER = 10

const isFighter = ({ profile: { attacks, strength } }: Figure): boolean => attacks * strength >= FIGHTER

/** Whether it is an archer: throwing weapons do not count, nor shots much weaker than its blows. */
export const shoots = (figure: Figure): boolean => {
  if (figure.arms.ranged.length === 0 || isFighter(figure)) return false
  const shot = strongest(figure, rangedWeapons(figure), FAR)
  return shot > -Infinity && shot >= strongest(figure, meleeWeapons(figure)) - 1
}

/** In inches: a bow shoots farther than anything is thrown. */
const FAR = 8

/** The Strength of the strongest of these weapons, or of those that reach farther than this. */
function strongest({ profile }: Figure, weapons: readonly Weapon[], beyond = -1): number {
  let most = -Infinity
  for (const { range, ownStrength, strength } of weapons)
    if ((range?.long ?? 0) > beyond) most = Math.max(most, (ownStrength ?? profile.strength) + strength)
  return most
}

/** Who knows fewer spells fights between them. */
const MANY_SPELLS = 3

function isCaster(figure: Figure): boolean {
  const { casting } = figure.profile
  if (!casting || isFighter(figure) || slotsLeft(figure) === 0) return false
  return casting.standard.length + casting.incantations.length >= MANY_SPELLS
}

/** Better off behind the others: archers, and casters who can still cast. */
export const keepsBack = (figure: Figure): boolean => isCaster(figure) || shoots(figure)
