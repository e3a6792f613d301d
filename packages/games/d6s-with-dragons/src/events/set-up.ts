/** Setting up: the coin, the table, the edges, what is laid on it, and who is deployed where. */
import type { FigureId, SideId } from '@muster/engine'
import type { Edge, Sector } from '../state/vocabulary.ts'
import type { Told } from './told.ts'

export type LeadDecided = Told<'lead-decided'> & { readonly side: SideId; readonly face: number }
export type TableLaid = Told<'table-laid'> & { readonly side: SideId; readonly name: string | undefined }
export type EdgesNamed = Told<'edges-named'> & { readonly side: SideId; readonly edges: readonly Edge[] }
/** The other side has the edge across. */
export type EdgeChosen = Told<'edge-chosen'> & { readonly side: SideId; readonly edge: Edge }
export type ThingsLaid = Told<'things-laid'> & { readonly side: SideId; readonly things: readonly string[] }
export type Deployed = Told<'deployed'> & {
  readonly side: SideId
  readonly sector: Sector
  readonly figures: readonly FigureId[]
}
/** No room could be found for these. */
export type LeftOut = Told<'left-out'> & { readonly side: SideId; readonly figures: readonly FigureId[] }

export type SetUpEvent = LeadDecided | TableLaid | EdgesNamed | EdgeChosen | ThingsLaid | Deployed | LeftOut
