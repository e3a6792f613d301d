/** Moves, charges and the Leeway Marker. */
import type { FigureId, SideId, Spot, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { EventBase } from './event.ts'

/** Leeway was claimed for a distance that fell short. */
export type LeewayClaimed = EventBase<'leeway-claimed'> & {
  readonly side: SideId
  /** Who has the marker now. */
  readonly to: SideId
  readonly unit: FigureId
  readonly what: string
  /** By how much it failed. */
  readonly by: number
}

export type Moved = EventBase<'moved'> & {
  readonly unit: FigureId
  /** The centre-point before, and its way. */
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  /** How far it could have gone, in inches, with its parts. */
  readonly limit: Sum
  readonly ends: readonly Spot[]
  /** The rear caught up over the wall or into the wood. */
  readonly rushed: boolean
}

export type Stayed = EventBase<'stayed'> & { readonly unit: FigureId }

export type ChangedLevel = EventBase<'changed-level'> & {
  readonly unit: FigureId
  readonly piece: string
  readonly to: 'up' | 'down'
  readonly ends: readonly Spot[]
}

export type Charged = EventBase<'charged'> & {
  readonly unit: FigureId
  readonly target: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  /** From the centre-point to the nearest base of the target. */
  readonly distance: number
  readonly limit: Sum
  readonly ends: readonly Spot[]
}

/** Models of a scrum were brought together; it changes nothing. */
export type ScrumAdjusted = EventBase<'scrum-adjusted'> & { readonly unit: FigureId; readonly ends: readonly Spot[] }

export type MovingEvent = LeewayClaimed | Moved | Stayed | ChangedLevel | Charged | ScrumAdjusted
