/** What a combat action is worth against an enemy, in points: for proposals and defaults, never for a verdict. */
import { figureOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { attackBy, type Attack } from './attack.ts'
import { meleeWeapons } from './targets.ts'
import { armorNumber, attacksNumber, fightNumber, strengthNumber, toughnessNumber } from './sums.ts'
import { toWound } from './to-wound.ts'
import { luckToHit, PLAIN } from './luck.ts'

const share = (faces: number): number => Math.max(0, Math.min(6, faces)) / 6

function hitChance(state: State, attack: Attack): number {
  const fight = fightNumber(state, figureOf(state, attack.by), attack)
  const armor = armorNumber(state, figureOf(state, attack.at), attack)
  const once = share(Math.min(6, fight) - Math.max(0, armor))
  const { net } = luckToHit(state, attack)
  return net > 0 ? 1 - (1 - once) * (1 - once) : net < 0 ? once * once : once
}

function woundChance(state: State, attack: Attack): number {
  const strength = strengthNumber(state, figureOf(state, attack.by), { attack, luck: PLAIN })
  const { first, second = 6 } = toWound(strength, toughnessNumber(state, figureOf(state, attack.at)))
  return share(first) * share(second)
}

/** The share of the target's worth that one such attack takes away on average. */
export function blowWorth(state: State, attack: Attack): number {
  const { profile, points, wounds } = figureOf(state, attack.at)
  const left = Math.max(1, profile.health - wounds)
  const more = Math.min(left, attack.weapon.damage * woundChance(state, attack))
  return (hitChance(state, attack) * more * Math.max(1, points)) / left
}

/** All its attacks with its best weapon; nothing once its action is spent. */
export function meleeWorth(state: State, by: Figure, at: Figure): number {
  if (!by.now.action) return 0
  let best = 0
  for (const weapon of meleeWeapons(by)) best = Math.max(best, blowWorth(state, attackBy(by.id, at.id, weapon, 'melee')))
  return attacksNumber(state, by) * best
}
