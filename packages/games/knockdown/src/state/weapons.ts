/** Ranged weapons: what models carry, what some have by nature, and what a siege crew shoots with. */
import type { RuleId } from '@muster/engine'
import type { Length } from '@muster/table'
import type { GearId, SiegeWeaponId } from './vocabulary.ts'

export type RangedWeaponId =
  | Extract<GearId, 'throwing-weapons' | 'bow' | 'longbow' | 'crossbow' | 'pistol' | 'arquebus'>
  | 'natural-ranged-attack'
  | SiegeWeaponId

export interface PrintedWeapon {
  readonly id: RangedWeaponId
  readonly name: string
  readonly rule: RuleId
  readonly short: Length
  readonly long: Length
  readonly str: number
  readonly ignores?: GearId
  /** Nobody moves and shoots it in one activation. */
  readonly moveOrShoot?: true
  /** It attacks so many different targets at once, each pair of them this near to one another. */
  readonly targets?: { readonly most: number; readonly apart: Length }
  /** The faces of a die of Wounds: 2 for 1d2. */
  readonly wounds?: 2
  /** A natural 6 deals 1d3 Wounds, whatever the target's DEF. */
  readonly crushes?: true
}

/** All fields are always there, so that the rules read every weapon in the same way. */
export type RangedWeapon = { readonly [K in keyof Required<PrintedWeapon>]: PrintedWeapon[K] }
