/** Weapons as figures use them: bought by troops, or natural to a creature. */
import type { RuleId } from '@muster/engine'
import type { Length } from '@muster/table'
import type { Save, Size, WeaponType } from './vocabulary.ts'

/** A saving throw at a Difficulty; without one it succeeds. */
export interface ForcedSave {
  readonly save: Save
  readonly difficulty?: number | undefined
}

/** What befalls whoever is hit, up to a size, unless a save averts it. */
export interface HitEffect {
  readonly is: 'prone' | 'grappled'
  /** The largest creature it works on; without it, any. */
  readonly largest?: Size | undefined
  readonly against?: ForcedSave | undefined
  /** Of a grapple: the Difficulty of escaping from it; without it, 0. */
  readonly escape?: number | undefined
}

/** Whom an attack reaches besides the one it is aimed at. */
export type AttackArea =
  /** From its user towards the target, as wide at its end as it is long. */
  | { readonly shape: 'cone'; readonly length: Length }
  | { readonly shape: 'line'; readonly length: Length; readonly width: Length }
  /** Around the target. */
  | { readonly shape: 'burst'; readonly radius: Length }
  /** Around its user. */
  | { readonly shape: 'around'; readonly radius: Length }

/** An attack without a to-hit roll: whoever it reaches saves. */
export interface SaveAttack extends ForcedSave {
  /** Added to the wielder's Strength against those who save; without it they take no harm. */
  readonly weaker?: number | undefined
  readonly area?: AttackArea | undefined
}

export interface Weapon {
  readonly id: string
  readonly name: string
  readonly rule: RuleId
  /** A hand or great weapon of one of the four types has that type's mastery. */
  readonly type: WeaponType | undefined
  readonly isHand: true | undefined
  readonly isGreat: true | undefined
  /** Added to the wielder's Strength. */
  readonly strength: number
  readonly damage: number
  /** How far it strikes in melee; without it, it is of no use there. */
  readonly reach: Length | undefined
  /** Short and long range; without it, it is no ranged weapon. */
  readonly range: { readonly short: Length; readonly long: Length } | undefined
  readonly brings: readonly HitEffect[] | undefined
  readonly save: SaveAttack | undefined
  /** How often it may be used in a battle; without it, as often as one likes. */
  readonly uses: number | undefined
  /** It is no attack of the combat action: it is used in the figure's turn to move and costs no action. */
  readonly isExtra: true | undefined
  /** It takes the whole combat action, not one attack of it. */
  readonly isWholeAction: true | undefined
  /** A bow or a gun: it is prepared in the Movement Phase. */
  readonly needsPreparing: true | undefined
}

/** What is not written of a weapon, it has not. */
export type WrittenWeapon = Pick<Weapon, 'id' | 'name' | 'rule' | 'strength' | 'damage'> & Partial<Weapon>

/** Fields always come in one order, so that the rules read every weapon in the same way. */
export const wholeWeapon = (written: WrittenWeapon): Weapon => ({
  id: written.id,
  name: written.name,
  rule: written.rule,
  type: written.type,
  isHand: written.isHand,
  isGreat: written.isGreat,
  strength: written.strength,
  damage: written.damage,
  reach: written.reach,
  range: written.range,
  brings: written.brings,
  save: written.save,
  uses: written.uses,
  isExtra: written.isExtra,
  isWholeAction: written.isWholeAction,
  needsPreparing: written.needsPreparing,
})
