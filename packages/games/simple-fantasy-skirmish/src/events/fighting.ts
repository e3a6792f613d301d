/** Attacks, saves, casualties and melees. A roll lists every die with what it needed and what it showed. */
import type { FigureId, SideId, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { AttackKind } from '../state/card.ts'
import type { EventBase } from './event.ts'

export type RolledDie = {
  /** Whose die it was: the unit's, or that of a Champion attached to it. */
  readonly unit: FigureId
  readonly sides: number
  readonly need: number
  /** The face rolled, and the face after it may have been turned. */
  readonly rolled: number
  readonly face: number
  readonly success: boolean
  /** Rolled with an Enchanted Weapon. */
  readonly enchanted: boolean
}

export type AttackDeclared = EventBase<'attack-declared'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly charge: boolean
  readonly inMelee: boolean
  readonly line: { readonly from: Point; readonly to: Point }
  /** Advantage points of the attacker and of the defender. */
  readonly for: Sum
  readonly against: Sum
}
export type AttackRolled = EventBase<'attack-rolled'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly dice: readonly RolledDie[]
  readonly hits: number
}
export type DieTurned = EventBase<'die-turned'> & {
  readonly side: SideId
  /** Whose die it is. */
  readonly unit: FigureId
  readonly from: number
  readonly to: number
  /** Points left to spend. */
  readonly left: number
}
export type SavesRolled = EventBase<'saves-rolled'> & {
  readonly unit: FigureId
  readonly kind: AttackKind
  readonly hits: number
  readonly dice: readonly RolledDie[]
  /** Hits against which there was no die to roll. */
  readonly unsaved: number
  readonly failed: number
}
/** The unit is gone, and a failed Save is left over for its Champion. */
export type LastStand = EventBase<'last-stand'> & {
  readonly champion: FigureId
  readonly die?: RolledDie
  readonly success: boolean
}

export type Loss = 'attack' | 'panic' | 'mishap'
export type ModelsLost = EventBase<'models-lost'> & {
  readonly unit: FigureId
  readonly models: readonly FigureId[]
  readonly why: Loss
  readonly left: number
}
export type UnitLost = EventBase<'unit-lost'> & { readonly unit: FigureId }
export type Paralyzed = EventBase<'paralyzed'> & { readonly unit: FigureId; readonly by: FigureId }
export type MeleeJoined = EventBase<'melee-joined'> & {
  readonly unit: FigureId
  readonly at: FigureId
  readonly melee: number
}
export type MeleeEnded = EventBase<'melee-ended'> & { readonly melee: number; readonly units: readonly FigureId[] }

export type FightingEvent =
  | AttackDeclared
  | AttackRolled
  | DieTurned
  | SavesRolled
  | LastStand
  | ModelsLost
  | UnitLost
  | Paralyzed
  | MeleeJoined
  | MeleeEnded
