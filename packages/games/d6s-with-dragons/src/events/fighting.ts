/** Attacks, saves, wounds and conditions. Dice are kept whole, with advantage and disadvantage. */
import type { Tested } from './test-roll.ts'
import type { Blocker } from './blocker.ts'
import type { FeatureId } from '../state/vocabulary.ts'
import type { FigureId, SideId, TestResult } from '@muster/engine'
import type { Point } from '@muster/table'
import type { ConditionName, DamageType, Save } from '../state/vocabulary.ts'
import type { Told } from './told.ts'
import type { Luck } from '../state/acts.ts'

/** `to` is who is attacked now; nobody, when the shot is lost. */
export type BlockChecked = Told<'block-checked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly face: number
  readonly blockers: readonly Blocker[]
  readonly met: Blocker | undefined
  readonly to: FigureId | undefined
  readonly outcome: 'past' | 'lost' | 'diverted'
}
export type Attacked = Told<'attacked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: 'melee' | 'opportunity' | 'ranged'
  readonly weapon: string
  readonly mastery?: string | undefined
  readonly hit: boolean
  readonly tests: readonly Tested[]
  readonly luck: Luck
}
/** `power`: what repeated the roll. */
export type WoundRolled = Told<'wound-rolled'> & {
  readonly by: FigureId | undefined
  readonly at: FigureId
  readonly wounds: boolean
  readonly tests: readonly TestResult[]
  readonly power?: string
}
export type Wounded = Told<'wounded' | 'healed'> & {
  readonly figure: FigureId
  readonly by: FigureId | undefined
  readonly wounds: number
  readonly health: number
}
export type TemporaryHealth = Told<'temporary-health-lost' | 'temporary-health-gained'> & {
  readonly figure: FigureId
  readonly left: number
}
export type Immune = Told<'immune'> & { readonly figure: FigureId; readonly to: ConditionName | DamageType }
export type Eliminated = Told<'eliminated'> & {
  readonly figure: FigureId
  readonly side: SideId
  readonly how: 'slain' | 'fled'
  readonly by: FigureId | undefined
  readonly at: Point
}
export type Saved = Told<'saved'> & {
  readonly figure: FigureId
  readonly save: Save
  readonly potency: number
  readonly by: FigureId | undefined
  readonly purpose: string
  readonly tests: readonly Tested[]
  readonly success: boolean
}
export type ConditionGained = Told<'condition-gained'> & {
  readonly figure: FigureId
  readonly condition: ConditionName
  readonly from: FigureId | undefined
}
export type ConditionLost = Told<'condition-lost'> & { readonly figure: FigureId; readonly condition: ConditionName }
export type FeatureUsed = Told<'feature-used'> & { readonly figure: FigureId; readonly feature: FeatureId }

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
