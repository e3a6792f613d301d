/** Setting up: the roll for the edge, who starts with whom, and who is placed where. */
import type { FigureId, SideId, Spot } from '@muster/engine'
import type { Edge } from '../state/state.ts'
import type { EventBase } from './event.ts'

export type SideRoll = { readonly side: SideId; readonly face: number }

export type EdgeRolled = EventBase<'edge-rolled'> & { readonly rolls: readonly SideRoll[]; readonly tied: boolean }
/** The other side has the edge across. */
export type EdgeTaken = EventBase<'edge-taken'> & { readonly side: SideId; readonly edge: Edge }
export type BeganAttached = EventBase<'began-attached'> & { readonly champion: FigureId; readonly host: FigureId }
export type ThingsLaid = EventBase<'things-laid'> & { readonly things: readonly string[] }
export type Deployed = EventBase<'deployed'> & {
  readonly side: SideId
  readonly unit: FigureId
  readonly spots: readonly Spot[]
}
/** No room could be found for this unit. */
export type LeftOut = EventBase<'left-out'> & { readonly side: SideId; readonly unit: FigureId }

export type SetUpEvent = EdgeRolled | EdgeTaken | BeganAttached | ThingsLaid | Deployed | LeftOut
