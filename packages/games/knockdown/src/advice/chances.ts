/** Quick estimates for bots: how many points an attack takes, on average and roughly. */
import { insertInOrder } from '@muster/engine'
import { defenceAgainst } from '../rules/attacks/attack.ts'
import { woundsOf } from '../rules/wounds/wounds.ts'
import { worthOf } from '../scenarios/points.ts'
import type { DefenceAgainst } from '../state/ability.ts'
import type { Figure, State } from '../state/state.ts'
import type { RangedWeapon } from '../state/weapons.ts'

/** The share of six faces that reach this result. */
export const chanceOf = (least: number): number => Math.max(0, Math.min(6, 7 - least)) / 6

/** What one Wound on a model is worth. */
export const woundWorth = (state: State, at: Figure): number =>
  worthOf(at) / Math.max(1, woundsOf(state, at) - at.wounds)

/** One melee attack. */
export function meleeWorth(state: State, by: Figure, at: Figure, moved: boolean): number {
  const bonus = state.abilities.total(state, by, 'melee', { at, moved, mass: false })
  const defence = state.abilities.total(state, at, 'defence', defenceAgainst(state, { by: by.id, kind: 'melee' }))
  return chanceOf(defence - bonus) * woundWorth(state, at)
}

/** What a shot needs if nothing hides the target: crew is in cover aboard its chariot. */
export const thresholdOf = (state: State, by: Figure, isLong: boolean, inCover: boolean): number =>
  state.abilities.total(state, by, 'threshold', { isLong, inCover })

/** Shots of a model with one of its weapons. */
export interface Shooting {
  readonly by: Figure
  readonly weapon: RangedWeapon
  readonly against: DefenceAgainst
}

export const shootingWith = (state: State, by: Figure, weapon: RangedWeapon): Shooting => ({
  by,
  weapon,
  against: defenceAgainst(state, { by: by.id, kind: 'ranged', weapon }),
})

/** One shot that needs this natural result. */
export function shotWorth(state: State, { by, weapon, against }: Shooting, at: Figure, need: number): number {
  const bonus = state.abilities.total(state, by, 'ranged', { at, weapon })
  const defence = state.abilities.total(state, at, 'defence', against)
  const hits = Math.max(chanceOf(Math.max(need, defence - bonus)), weapon.crushes ? 1 / 6 : 0)
  if (hits === 0) return 0
  const wounds = weapon.wounds === undefined ? 1 : Math.min(1.5, woundsOf(state, at) - at.wounds)
  return hits * wounds * woundWorth(state, at)
}

/** Puts one more into a list that has the best first; of two that are worth the same the earlier stays first. */
export const insertByWorth = <T extends { readonly worth: number }>(list: T[], one: T): void =>
  insertInOrder(list, one, lossOf)

const lossOf = ({ worth }: { readonly worth: number }): number => -worth

export const attacksOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'attacks', undefined)
