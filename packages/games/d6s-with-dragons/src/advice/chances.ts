/** Rough chances for the bots: what a blow or a shot is worth, without walking the dice. */
import type { Figure, State } from '../state.ts'
import { has } from '../figures.ts'
import type { Weapon } from '../profile.ts'
import { armorOf, attacksOf, fightOf, strengthOf, toughnessOf } from '../rules/sums.ts'

/** Chance of a wound by Strength less Toughness, from −9 to 5. */
const WOUND = [1 / 36, 2 / 36, 2 / 36, 3 / 36, 3 / 36, 1 / 6, 1 / 6, 2 / 6, 2 / 6, 3 / 6, 4 / 6, 4 / 6, 5 / 6, 5 / 6, 1] as const

export const woundChance = (strength: number, toughness: number): number =>
  WOUND[Math.max(-9, Math.min(5, strength - toughness)) + 9] ?? 0

export const hitChance = (fight: number, armor: number): number => Math.max(0, Math.min(6, fight) - Math.max(0, armor)) / 6

/** With advantage (1) misses are rolled again, with disadvantage (−1) hits are. */
export const withLuck = (chance: number, luck: number): number => (luck > 0 ? 1 - (1 - chance) * (1 - chance) : luck < 0 ? chance * chance : chance)

/** The better of what it can hit with, in melee. */
export function meleeWeaponsOf({ gear, profile }: Figure): Weapon[] {
  return [...gear.weapons, ...profile.attackList].filter(({ melee }) => melee)
}

const strongest = (figure: Figure): number =>
  meleeWeaponsOf(figure).reduce((best, { strength, kind }) => Math.max(best, kind === 'throwing' ? strength - 1 : strength), -1)

/** The wounds its attacks will do on the average. */
export function blowsOn(state: State, by: Figure, at: Figure, lean: { readonly fight?: number; readonly luck?: number } = {}): number {
  const luck = (lean.luck ?? 0) + (has(at, 'vexed') ? 1 : 0) - (has(by, 'sapped') || at.now.dodging ? 1 : 0)
  const hit = withLuck(hitChance(fightOf(state, by).total + (lean.fight ?? 0), armorOf(state, at).total), luck)
  const damage = meleeWeaponsOf(by).reduce((most, weapon) => Math.max(most, weapon.damage), 1)
  const wound = woundChance(by.profile.strength + strongest(by), toughnessOf(state, at).total)
  return attacksOf(state, by).total * hit * damage * wound
}

export function shotsOn(state: State, by: Figure, at: Figure, isLong: boolean): number {
  const hit = hitChance(fightOf(state, by).total - (isLong ? 1 : 0), armorOf(state, at).total)
  return attacksOf(state, by).total * hit * woundChance(strengthOf(state, by).total, toughnessOf(state, at).total)
}

/** The price on a head: its points, more for carriers. */
export const priceOf = ({ points, carrying, profile }: Figure): number => Math.max(1, points || profile.points) + (carrying === undefined ? 0 : 8)

/** The share of a life that so many wounds are worth. */
export const lifeIn = ({ profile, wounds }: Figure, blow: number): number => Math.min(1, blow / Math.max(1, profile.health - wounds))

/** What fighting it out is worth to the one who comes. */
export const duelWorth = (state: State, by: Figure, at: Figure, lean = {}): number =>
  lifeIn(at, blowsOn(state, by, at, lean)) * priceOf(at) - 0.8 * lifeIn(by, blowsOn(state, at, by)) * priceOf(by)
