/** Activations and moves. */
import type { FigureId } from '@muster/engine'
import type { LegCost, Point } from '@muster/table'
import type { Action } from '../state/vocabulary.ts'
import type { Told } from './told.ts'

/** Why somebody moves: its action, with its siege weapon, or aside from a chariot. */
export type MoveReason = Action | 'follow' | 'aside'

export type Activated = Told<'activated'> & { readonly figure: FigureId; readonly action: Action }
export type StoodUp = Told<'stood-up'> & { readonly figure: FigureId }
export type DisengageRolled = Told<'disengage-rolled'> & { readonly figure: FigureId; readonly face: number }
export type Moved = Told<'moved'> & {
  readonly figure: FigureId
  readonly reason: MoveReason
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  readonly spent: number
  readonly costs: readonly LegCost[]
  /** The enemies it touches where it ends. */
  readonly contacts: readonly FigureId[]
}
/** A chariot has come within half an inch of these. */
export type Approached = Told<'approached'> & { readonly figure: FigureId; readonly by: FigureId }
/** A chariot's move is over because this model is still there. */
export type ChariotStopped = Told<'chariot-stopped'> & { readonly figure: FigureId; readonly by: FigureId }

export type MovingEvent = Activated | StoodUp | DisengageRolled | Moved | Approached | ChariotStopped
