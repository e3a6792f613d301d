/** Attacks, Wounds, and what becomes of those who suffer them. */
import type { FigureId, Spot, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { RangedWeaponId } from '../state/weapons.ts'
import type { Told } from './told.ts'

export type AttackKind = 'melee' | 'mass' | 'ranged' | 'trample'

/** The die of an attack with everything it is compared with. */
export interface AttackRoll {
  readonly face: number
  /** The first result, where the die was rolled again, and the rule that allowed it. */
  readonly rerolled?: { readonly face: number; readonly by: string }
  /** What is added to the die. */
  readonly bonus: Sum
  readonly total: number
  readonly defence: Sum
  /** What the natural result must reach: ranged attacks alone. */
  readonly threshold?: Sum
}

export type Attacked = Told<'attacked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly weapon?: RangedWeaponId
  readonly line?: { readonly from: Point; readonly to: Point }
  readonly roll: AttackRoll
  readonly hit: boolean
  readonly crushed: boolean
  /** The Wounds it deals. */
  readonly wounds: number
}
/** The target of an attack on several was gone before its turn. */
export type AttackLost = Told<'attack-lost'> & { readonly by: FigureId; readonly at: FigureId }
/** A reroll through Frenzied failed: the attacker suffers a Wound. */
export type OverreachedItself = Told<'overreached'> & { readonly figure: FigureId }
export type SteedTested = Told<'steed-tested'> & {
  readonly figure: FigureId
  readonly face: number
  readonly killed: boolean
}
export type KnockdownChecked = Told<'knockdown-checked'> & {
  readonly figure: FigureId
  readonly face: number
  readonly need: Sum
  readonly knockedDown: boolean
}
export type Wounded = Told<'wounded'> & { readonly figure: FigureId; readonly wounds: number; readonly of: number }
export type Slain = Told<'slain'> & { readonly figure: FigureId }
/** Its whole crew is gone, so it is removed. */
export type OutOfControl = Told<'out-of-control'> & { readonly figure: FigureId }
export type SetDown = Told<'set-down'> & { readonly figure: FigureId; readonly spots: readonly Spot[] }

export type FightingEvent =
  | Attacked
  | AttackLost
  | OverreachedItself
  | SteedTested
  | KnockdownChecked
  | Wounded
  | Slain
  | OutOfControl
  | SetDown
