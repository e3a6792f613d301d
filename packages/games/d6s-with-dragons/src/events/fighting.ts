/** Attacks, saves, wounds and conditions. Dice are kept whole, with advantage and disadvantage. */
import type { TestRoll } from './test-roll.ts'
import type { Blocker } from './blocker.ts'
import type { PowerId } from '../state/power.ts'
import type { FeatureId } from '../state/vocabulary.ts'
import type { FigureId, SideId, TestResult, Text, Luck } from '@muster/engine'
import type { Point } from '@muster/table'
import type { ConditionName, DamageType, Save } from '../state/vocabulary.ts'
import type { GameEvent } from './told.ts'

/** `to` is who is attacked now; nobody, when the shot is lost. */
export type BlockChecked = GameEvent<'block-checked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly face: number
  readonly blockers: readonly Blocker[]
  readonly met: Blocker | undefined
  readonly to: FigureId | undefined
  readonly outcome: 'past' | 'lost' | 'diverted'
}
export type Attacked = GameEvent<'attacked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: 'melee' | 'opportunity' | 'ranged'
  readonly weapon: string
  readonly mastery?: string | undefined
  readonly hit: boolean
  readonly tests: readonly TestRoll[]
  readonly luck: Luck
}
/** `power`: what repeated the roll. */
export type WoundRolled = GameEvent<'wound-rolled'> & {
  readonly by: FigureId | undefined
  readonly at: FigureId
  readonly wounds: boolean
  readonly tests: readonly TestResult[]
  readonly power?: Text
}
export type Wounded = GameEvent<'wounded' | 'healed'> & {
  readonly figure: FigureId
  readonly by: FigureId | undefined
  readonly wounds: number
  readonly health: number
}
export type TemporaryHealth = GameEvent<'temporary-health-lost' | 'temporary-health-gained'> & {
  readonly figure: FigureId
  readonly left: number
}
export type Immune = GameEvent<'immune'> & { readonly figure: FigureId; readonly to: ConditionName | DamageType }
export type Eliminated = GameEvent<'eliminated'> & {
  readonly figure: FigureId
  readonly side: SideId
  readonly how: 'slain' | 'fled'
  readonly by: FigureId | undefined
  readonly at: Point
}
export type Saved = GameEvent<'saved'> & {
  readonly figure: FigureId
  readonly save: Save
  readonly potency: number
  readonly by: FigureId | undefined
  readonly purpose: string
  readonly tests: readonly TestRoll[]
  readonly success: boolean
}
export type ConditionGained = GameEvent<'condition-gained'> & {
  readonly figure: FigureId
  readonly condition: ConditionName
  readonly from: FigureId | undefined
}
export type ConditionLost = GameEvent<'condition-lost'> & {
  readonly figure: FigureId
  readonly condition: ConditionName
}
/** `figure` has risen where `victim` fell. */
export type Spawned = GameEvent<'spawned'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly victim: FigureId
  readonly at: Point
}
export type FeatureUsed = GameEvent<'feature-used'> & {
  readonly figure: FigureId
  readonly feature: FeatureId | PowerId
  /** Whom it is used on. */
  readonly at?: FigureId
  readonly tests?: readonly TestResult[]
}
/** A wound that a feature keeps it from taking. */
export type WoundSpared = GameEvent<'wound-spared'> & {
  readonly figure: FigureId
  readonly feature: FeatureId | PowerId
}
export type HitAverted = GameEvent<'hit-averted'> & { readonly figure: FigureId; readonly by: FigureId }
export type HitTakenOver = GameEvent<'hit-taken-over'> & { readonly figure: FigureId; readonly instead: FigureId }

export type FightingEvent =
  | BlockChecked
  | Attacked
  | WoundRolled
  | Wounded
  | TemporaryHealth
  | Immune
  | Eliminated
  | Saved
  | ConditionGained
  | ConditionLost
  | FeatureUsed
  | Spawned
  | WoundSpared
  | HitAverted
  | HitTakenOver
