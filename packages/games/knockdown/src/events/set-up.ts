/** Setting up: roll-offs, edges, deployment, crews. */
import type { FigureId, SideId, Spot } from '@muster/engine'
import type { Edge } from '../state/vocabulary.ts'
import type { Told } from './told.ts'

export interface SideRoll {
  readonly side: SideId
  readonly face: number
}

export type DeploymentRolled = Told<'deployment-rolled'> & {
  readonly rolls: readonly SideRoll[]
  readonly tied: boolean
}
export type EdgeTaken = Told<'edge-taken'> & { readonly side: SideId; readonly edge: Edge }
export type Deployed = Told<'deployed'> & {
  readonly side: SideId
  readonly figures: readonly FigureId[]
  readonly spots: readonly Spot[]
}
/** No room was left for these. */
export type LeftOut = Told<'left-out'> & { readonly side: SideId; readonly figures: readonly FigureId[] }
/** A model has a place in the crew of a siege weapon. */
export type JoinedCrew = Told<'joined-crew'> & { readonly figure: FigureId; readonly chassis: FigureId }

export type SetUpEvent = DeploymentRolled | EdgeTaken | Deployed | LeftOut | JoinedCrew
