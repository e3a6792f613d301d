/** The list that is being built, with everything the screen shows of it, for whichever part of the screen asks. */
import type {
  ArmyBuilder,
  ArmyReport,
  BuilderEntry,
  BuilderWord,
  CatalogueGroup,
  Complaint,
  GameKit,
  Json,
  Stat,
} from '@muster/engine'
import { createContext, useContext } from 'react'
import type { ArmySummary, KeptArmy } from '../../store/army-store.ts'
import type { AdviceClient } from '../../worker/advice-client.ts'
import type { Keeping } from './use-army-keeping.ts'

/** Whose card is shown: somebody who can be taken, or an entry of the list. */
export type Selection =
  | { readonly is: 'item'; readonly item: string }
  | { readonly is: 'entry'; readonly index: number }

/** Which part covers the others where there is no room for all of them. */
export type Sheet = 'browse' | 'card'

/** A card that is compared with another. */
export interface ComparedCard {
  readonly name: string
  readonly points: number
  readonly stats: readonly Stat[]
  readonly words: readonly BuilderWord[]
}

/** What an edit can change of a kept list. */
export type Draft = Pick<KeptArmy, 'army' | 'limit' | 'folder' | 'picture'>

export interface Editor extends Draft {
  readonly kit: GameKit<unknown>
  readonly builder: ArmyBuilder
  readonly id: string
  readonly name: string
  readonly entries: readonly BuilderEntry[]
  /** What can be taken: the game's groups, and the player's own profiles. */
  readonly catalogue: readonly CatalogueGroup[]
  /** Who of them cannot be taken now, and why. */
  readonly barred: ReadonlyMap<string, string>
  readonly report: ArmyReport | undefined
  readonly points: number
  readonly complaints: readonly Complaint[]
  readonly summary: ArmySummary
  readonly keeping: Keeping
  /** Works out proposals elsewhere. */
  readonly advice: AdviceClient
  readonly selection: Selection | undefined
  readonly sheet: Sheet | undefined
  /** The card that was set aside to be compared with others. */
  readonly compared: ComparedCard | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  select(selection: Selection | undefined, sheet?: Sheet): void
  openSheet(sheet: Sheet | undefined): void
  compare(card: ComparedCard | undefined): void
  /** `edit`: edits of the same name in a row are undone together. */
  change(army: Json, edit?: string): void
  /** The same for what belongs to the list but is not in it: its limit, folder and picture. */
  edit(part: Partial<Draft>, edit?: string): void
  /** Adds one of somebody who can be taken, and shows its card. */
  add(item: string): void
  /** Reads the player's own profiles again. */
  reloadOwn(): void
  undo(): void
  redo(): void
  /** The list as a file. */
  fileText(): string
  /** Keeps what this page shows as a list of its own, beside the one that another tab has changed. */
  keepBoth(): void
}

const EditorContext = createContext<Editor | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('there is no list being built here')
  return editor
}
