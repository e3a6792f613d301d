/** The Movement Phase: turns, moves, actions, ground, mounts, fear. */
import type { FigureId, SideId } from '@muster/engine'
import type { Length, LegCost, Point } from '@muster/table'
import type { Told } from './told.ts'

export type RoundBegan = Told<'round-began'> & { readonly round: number; readonly lead: SideId }
export type Moved = Told<'moved'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: Length
  readonly spent: Length
  readonly manner: string
  readonly costs: readonly LegCost[]
}
/** `free`: without giving up its action of the round. */
export type ActionTaken = Told<'action-taken'> & {
  readonly figure: FigureId
  readonly action: string
  readonly free: boolean
}
export type Postponed = Told<'postponed'> & {
  readonly figure: FigureId
  readonly ally: FigureId
  readonly speed: number | undefined
}
/** `by` strikes at `at`, the mover or who rides with it. */
export type OpportunityTaken = Told<'opportunity-taken'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly at: FigureId
}
export type Daunted = Told<'daunted'> & { readonly figure: FigureId; readonly by: FigureId }
export type Slipped = Told<'slipped'> & { readonly figure: FigureId; readonly stands: boolean }
export type Waded = Told<'waded'> & { readonly figure: FigureId; readonly kept: boolean }
export type Fell = Told<'fell'> & { readonly figure: FigureId; readonly height: Length }
export type Clings = Told<'clings'> & { readonly figure: FigureId; readonly piece: string; readonly height: Length }
export type FlightSaved = Told<'flight-saved'> & { readonly figure: FigureId }
export type Mounted = Told<'mounted' | 'unhorsed'> & { readonly figure: FigureId; readonly mount: FigureId }
export type Dismounted = Told<'dismounted'> & { readonly figure: FigureId }

export type MovingEvent =
  | RoundBegan
  | Moved
  | ActionTaken
  | Postponed
  | OpportunityTaken
  | Daunted
  | Slipped
  | Waded
  | Fell
  | Clings
  | FlightSaved
  | Mounted
  | Dismounted
