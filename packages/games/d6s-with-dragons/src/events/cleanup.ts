/** Morale, the end of a round, objects, and the end of the encounter. */
import type { FigureId, SideId, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { GameEvent } from './told.ts'

export type SideBroken = GameEvent<'side-broken'> & {
  readonly side: SideId
  readonly left: number
  readonly starting: number
}
/** Two dice; none where the result could not have depended on them. */
export type MoraleChecked = GameEvent<'morale-checked'> & {
  readonly figure: FigureId
  readonly cause: 'broken' | 'frightful' | 'frightened' | 'rampage'
  readonly faces: readonly number[]
  readonly need: Sum
  readonly success: boolean
}
/** `lead` is the Lead Player from now on. */
export type RoundEnded = GameEvent<'round-ended'> & { readonly round: number; readonly lead: SideId }

export type PickedUp = GameEvent<'picked-up' | 'pick-up-failed'> & {
  readonly figure: FigureId
  readonly thing: string
  readonly potency: number
}
export type Passed = GameEvent<'passed'> & { readonly figure: FigureId; readonly to: FigureId; readonly thing: string }
export type Dropped = GameEvent<'dropped'> & { readonly figure: FigureId; readonly thing: string; readonly at: Point }
export type LoadShouldered = GameEvent<'load-shouldered'> & { readonly figure: FigureId; readonly thing: string }
export type Destroyed = GameEvent<'destroyed'> & {
  readonly figure: FigureId
  readonly thing: string
  readonly side: SideId
}

export type EncounterDecided = GameEvent<'encounter-decided'> & {
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
