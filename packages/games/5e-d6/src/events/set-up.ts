/** Setting up: the roll for the Lead Player, the edge, deployment. */
import type { FigureId, SideId, Spot } from '@muster/engine'
import type { Edge } from '../state/vocabulary.ts'
import type { Told } from './told.ts'

export interface SideRoll {
  readonly side: SideId
  readonly face: number
}

export type LeadRolled = Told<'lead-rolled'> & { readonly rolls: readonly SideRoll[]; readonly lead?: SideId }
export type EdgeTaken = Told<'edge-taken'> & { readonly side: SideId; readonly edge: Edge }
export type Deployed = Told<'deployed'> & {
  readonly side: SideId
  readonly figures: readonly FigureId[]
  readonly spots: readonly Spot[]
}
/** No room was left for these. */
export type LeftOut = Told<'left-out'> & { readonly side: SideId; readonly figures: readonly FigureId[] }

export type SetUpEvent = LeadRolled | EdgeTaken | Deployed | LeftOut
