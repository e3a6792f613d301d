/** Weapons as figures use them: bought by troops, or natural to a creature. */
import type { RuleId } from '@muster/engine'
import type { Length } from '@muster/table'
import type { Size, WeaponType } from './vocabulary.ts'

export interface Weapon {
  readonly id: string
  readonly name: string
  readonly rule: RuleId
  /** A hand or great weapon of one of the four types has that type's mastery. */
  readonly type?: WeaponType
  readonly isHand?: true
  readonly isGreat?: true
  /** Added to the wielder's Strength. */
  readonly strength: number
  readonly damage: number
  /** How far it strikes in melee; without it, it is of no use there. */
  readonly reach?: Length
  /** Short and long range; without it, it is no ranged weapon. */
  readonly range?: { readonly short: Length; readonly long: Length }
  /** A hit knocks creatures prone, up to this size. */
  readonly topples?: Size
  /** A bow or a gun: it is prepared in the Movement Phase. */
  readonly needsPreparing?: true
}
