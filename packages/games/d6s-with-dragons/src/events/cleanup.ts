/** Morale, the end of a round, objects, and the end of the encounter. */
import type { FigureId, SideId, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Told } from './told.ts'

export type SideBroken = Told<'side-broken'> & {
  readonly side: SideId
  readonly left: number
  readonly starting: number
}
/** Two dice; none where the result could not have depended on them. */
export type MoraleChecked = Told<'morale-checked'> & {
  readonly figure: FigureId
  readonly cause: 'broken' | 'frightful' | 'frightened'
  readonly faces: readonly number[]
  readonly need: Sum
  readonly success: boolean
}
/** `lead` is the Lead Player from now on. */
export type RoundEnded = Told<'round-ended'> & { readonly round: number; readonly lead: SideId }

export type PickedUp = Told<'picked-up' | 'pick-up-failed'> & {
  readonly figure: FigureId
  readonly thing: string
  readonly potency: number
}
export type Passed = Told<'passed'> & { readonly figure: FigureId; readonly to: FigureId; readonly thing: string }
export type Dropped = Told<'dropped'> & { readonly figure: FigureId; readonly thing: string; readonly at: Point }
export type LoadShouldered = Told<'load-shouldered'> & { readonly figure: FigureId; readonly thing: string }
export type Destroyed = Told<'destroyed'> & { readonly figure: FigureId; readonly thing: string; readonly side: SideId }

export type EncounterDecided = Told<'encounter-decided'> & {
  readonly winner: SideId | undefined
  readonly reason: string
}

export type CleanupEvent =
  | SideBroken
  | MoraleChecked
  | RoundEnded
  | PickedUp
  | Passed
  | Dropped
  | LoadShouldered
  | Destroyed
  | EncounterDecided
