/** What a combat action is worth against an enemy, in points: for defaults, never for a ruling. */
import { figureOf } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { attackBy } from '../attacks/attack.ts'
import { chancesOf, type Chances } from '../attacks/hit-chances.ts'
import { meleeWeapons } from '../attacks/targets.ts'
import { chanceToWound } from '../damage/wound-chance.ts'
import { attacksOf } from '../stats/sums.ts'
import type { Attack } from '../../state/acts.ts'
import type { DamageType } from '../../state/vocabulary.ts'

/** The share of the target's worth that one such attack takes away on average. */
export function attackWorth(
  state: State,
  attack: Attack,
  by: Figure = figureOf(state, attack.by),
  target: Figure = figureOf(state, attack.at),
): number {
  return worthOn(target, attack.weapon, chancesOf(state, by, target, attack))
}

export function worthOn(target: Figure, weapon: Weapon, { hit, wound }: Chances): number {
  const left = Math.max(1, target.profile.health - target.wounds)
  return (hit * Math.min(left, weapon.damage * wound) * Math.max(1, target.points)) / left
}

/** What one hit at this Strength is worth, without a to-hit roll. */
export function hitWorth(state: State, target: Figure, strength: number, type?: DamageType): number {
  const left = Math.max(1, target.profile.health - target.wounds)
  return (chanceToWound(state, target, { strength, type }) * Math.max(1, target.points)) / left
}

/** All its attacks with its best weapon; nothing once its action is spent. */
export function meleeWorth(state: State, by: Figure, at: Figure): number {
  if (!by.now.action) return 0
  let best = 0
  for (const weapon of meleeWeapons(by))
    best = Math.max(best, attackWorth(state, attackBy(by.id, at.id, weapon, 'melee'), by, at))
  return attacksOf(state, by) * best
}
