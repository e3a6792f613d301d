/** Setting up: the scenario, gifts, terrain, edges and deployment. */
import type { FigureId, SideId, Spot } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Profile, Rank } from '../state/profile.ts'
import type { Edge, ScenarioId } from '../state/state.ts'
import type { ItemId } from '../state/items.ts'
import type { SpellId } from '../state/spells.ts'
import type { EventBase } from './event.ts'

export type ScenarioSet = EventBase<'scenario-set'> & { readonly scenario: ScenarioId; readonly rolled: boolean }
export type ScenarioRolledAgain = EventBase<'scenario-rolled-again'> & {
  readonly scenario: ScenarioId
  readonly face: number
}
export type PrisonerNamed = EventBase<'prisoner-named'> & {
  readonly side: SideId
  readonly figure: FigureId
  readonly rank: Rank
  readonly profile: Profile
}
export type ItemFound = EventBase<'item-found'> & {
  readonly figure: FigureId
  readonly side: SideId
  readonly item: ItemId
  readonly face: number
}
export type SpellLearned = EventBase<'spell-learned'> & {
  readonly figure: FigureId
  readonly side: SideId
  readonly spell: SpellId
  readonly face: number
}
export type TerrainChanged = EventBase<'terrain-changed'> & {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}
export type EdgeTaken = EventBase<'edge-taken'> & { readonly side: SideId; readonly edge: Edge }
export type PrisonPlaced = EventBase<'prison-placed'> & {
  readonly side: SideId
  readonly at: Point
  readonly piece: string
}
export type GemLaid = EventBase<'gem-laid'> & { readonly at: Point }
export type DeploymentRolled = EventBase<'deployment-rolled'> & {
  readonly rolls: readonly { readonly side: SideId; readonly face: number }[]
  readonly tied: boolean
}
export type Deployed = EventBase<'deployed'> & {
  readonly side: SideId
  readonly figures: readonly FigureId[]
  readonly spots: readonly Spot[]
}
/** No room was left for these. */
export type LeftOut = EventBase<'left-out'> & { readonly side: SideId; readonly figures: readonly FigureId[] }

export type SetUpEvent =
  | ScenarioSet
  | ScenarioRolledAgain
  | PrisonerNamed
  | ItemFound
  | SpellLearned
  | TerrainChanged
  | EdgeTaken
  | PrisonPlaced
  | GemLaid
  | DeploymentRolled
  | Deployed
  | LeftOut
