/** Setting up: the coin, the table, the edges, what is laid on it, and who is deployed where. */
import type { FigureId, SideId } from '@muster/engine'
import type { Edge, Sector } from '../state/vocabulary.ts'
import type { GameEvent } from './told.ts'

export type LeadDecided = GameEvent<'lead-decided'> & { readonly side: SideId; readonly face: number }
export type TableLaid = GameEvent<'table-laid'> & { readonly side: SideId; readonly name: string | undefined }
export type EdgesNamed = GameEvent<'edges-named'> & { readonly side: SideId; readonly edges: readonly Edge[] }
/** The other side has the edge across. */
export type EdgeChosen = GameEvent<'edge-chosen'> & { readonly side: SideId; readonly edge: Edge }
export type ThingsLaid = GameEvent<'things-laid'> & { readonly side: SideId; readonly things: readonly string[] }
export type Deployed = GameEvent<'deployed'> & {
  readonly side: SideId
  readonly sector: Sector
  readonly figures: readonly FigureId[]
}
/** No room could be found for these. */
export type LeftOut = GameEvent<'left-out'> & { readonly side: SideId; readonly figures: readonly FigureId[] }

export type SetUpEvent = LeadDecided | TableLaid | EdgesNamed | EdgeChosen | ThingsLaid | Deployed | LeftOut
