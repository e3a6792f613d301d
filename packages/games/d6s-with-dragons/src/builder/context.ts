/** What all entries of an army share, and an entry as it is edited: what its player wrote, and what that stands for. */
import { InputError, textIn, type Json, type RawEntry } from '@muster/engine'
import { readEntry, type Entry, type EntryFault } from '../army/entry.ts'
import { readEntrySheet, type EntrySheet } from '../army/sheet.ts'
import type { ArmyList } from '../content/army-list.ts'
import { ARMY_LISTS, FREE_FORM, listOf } from '../content/lists/index.ts'
import type { State } from '../state/state.ts'
import { emptyTable } from './table.ts'

export interface BuilderContext {
  readonly army: Json
  readonly list: ArmyList
  readonly element: string | undefined
  /** A table on which cards are read; laid when it is first asked for. */
  table(): State
}

export interface EditedEntry {
  readonly sheet: EntrySheet
  readonly entry: Entry
  readonly faults: readonly EntryFault[]
}

/** A list that nobody knows is taken for a free-form team; the check of the army complains of it. */
export function contextOf(army: Json): BuilderContext {
  const id = textIn(army, 'list')
  const known = ARMY_LISTS.some((list) => list.id === id)
  let laid: State | undefined
  return {
    army,
    list: listOf(known ? id : FREE_FORM),
    element: textIn(army, 'element'),
    table: () => (laid ??= emptyTable()),
  }
}

export function readEdited({ list }: Pick<BuilderContext, 'list'>, raw: RawEntry): EditedEntry {
  const sheet = readEntrySheet(raw)
  const { entry, faults } = readEntry(list, sheet)
  if (!entry) throw new InputError(faults[0]?.message ?? 'This entry cannot be read.')
  return { sheet, entry, faults }
}
