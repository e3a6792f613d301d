/** Initiative, movement and withdrawal. */
import type { FigureId, SideId } from '@muster/engine'
import type { LegCost, Point } from '@muster/table'
import type { EventBase } from './event.ts'

export type InitiativeTotal = {
  readonly side: SideId
  readonly face: number
  /** Heroes and Wizards on the table. */
  readonly leaders: number
  readonly total: number
}

export type InitiativeRolled = EventBase<'initiative-rolled'> & {
  readonly totals: readonly InitiativeTotal[]
  readonly tied: boolean
}

export type OrderSettled = EventBase<'order-settled'> & { readonly winner: SideId; readonly order: readonly SideId[] }

export type WalkManner = 'move' | 'withdraw' | 'blood-lust' | 'paranoia'

export type Moved = EventBase<'moved'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  readonly spent: number
  readonly costs: readonly LegCost[]
  /** Those it touches where it ends, friend and enemy. */
  readonly contacts: readonly FigureId[]
  readonly manner: WalkManner
}

/** A withdrawal was declared; these enemies attack before the figure moves. */
export type Withdrew = EventBase<'withdrew'> & { readonly figure: FigureId; readonly strikers: readonly FigureId[] }

export type MovingEvent = InitiativeRolled | OrderSettled | Moved | Withdrew
