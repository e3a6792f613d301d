/** Who may use a mastery. Nobody uses more than one a round. */
import type { Mastery } from '../../state/ability.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import type { AbilityId } from '../../state/vocabulary.ts'
import { canAct } from '../conditions/conditions.ts'

/** Whether it can still use a mastery this round. */
export const mayUseMastery = (state: State, figure: Figure): boolean =>
  figure.now.mastery === undefined && canAct(state, figure)

/** A mastery with a trigger counts as the one mastery of the round. */
export function spendMastery(figure: Figure, id: AbilityId): void {
  figure.now.mastery = id
  figure.now.masteryApplied = true
}

/**
 * The masteries it may declare: it needs an unspent action or attacks left, no mastery yet this round, and the weapon
 * or shield.
 */
export const declarable = (state: State, figure: Figure): readonly Mastery[] =>
  (figure.now.action || (figure.now.attacksLeft ?? 0) > 0) && mayUseMastery(state, figure)
    ? state.abilities.book.masteries.filter((mastery) => mastery.fits(figure))
    : []

/** All its weapons, carried or printed. */
export const weaponsOf = ({ gear, profile }: Figure): readonly Weapon[] =>
  profile.attackList.length === 0 ? gear.weapons : [...gear.weapons, ...profile.attackList]
