/** The Movement Phase: turns, moves, actions, ground, mounts, fear. */
import type { FigureId, SideId } from '@muster/engine'
import type { Length, LegCost, Point } from '@muster/table'
import type { GameEvent } from './told.ts'

export type RoundBegan = GameEvent<'round-began'> & { readonly round: number; readonly lead: SideId }
export type Moved = GameEvent<'moved'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: Length
  readonly spent: Length
  readonly manner: string
  readonly costs: readonly LegCost[]
}
/** `free`: without giving up its action of the round. */
export type ActionTaken = GameEvent<'action-taken'> & {
  readonly figure: FigureId
  readonly action: string
  readonly free: boolean
}
export type Postponed = GameEvent<'postponed'> & {
  readonly figure: FigureId
  readonly ally: FigureId
  readonly speed: number | undefined
}
/** `by` attacks `at`: the mover, or its rider or mount. */
export type OpportunityTaken = GameEvent<'opportunity-taken'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly at: FigureId
}
export type Daunted = GameEvent<'daunted'> & { readonly figure: FigureId; readonly by: FigureId }
export type Slipped = GameEvent<'slipped'> & { readonly figure: FigureId; readonly stands: boolean }
export type Waded = GameEvent<'waded'> & { readonly figure: FigureId; readonly kept: boolean }
export type Fell = GameEvent<'fell'> & { readonly figure: FigureId; readonly height: Length }
export type Clung = GameEvent<'clung'> & {
  readonly figure: FigureId
  readonly piece: string
  readonly height: Length
}
export type FlightSaved = GameEvent<'flight-saved'> & { readonly figure: FigureId }
export type Mounted = GameEvent<'mounted' | 'unhorsed'> & { readonly figure: FigureId; readonly mount: FigureId }
export type Boarded = GameEvent<'boarded'> & { readonly figure: FigureId; readonly vehicle: FigureId }
export type LeftVehicle = GameEvent<'left-vehicle'> & {
  readonly figure: FigureId
  readonly vehicle: FigureId
  readonly at: Point
}
export type Dismounted = GameEvent<'dismounted'> & { readonly figure: FigureId }

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
  | Clung
  | FlightSaved
  | Mounted
  | Dismounted
  | Boarded
  | LeftVehicle
