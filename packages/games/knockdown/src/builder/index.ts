/** How armies of Knockdown are built. */
import { builderFrom, type ArmyBuilder, type Json, type OptionChoice, type RawEntry } from '@muster/engine'
import { entryComplaints, priceSum } from '../army/check.ts'
import { readEntrySheet, USUAL_LIMIT, type EntrySheet } from '../army/sheet.ts'
import type { State } from '../state/state.ts'
import { card, crewName, fresh, outline } from './card.ts'
import { COLUMNS } from './columns.ts'
import { crewGroups, withCrewOption } from './crew-options.ts'
import { duels } from './duels.ts'
import { modelGroups, withModelOption } from './model-options.ts'
import { emptyTable } from './table.ts'

function choose(_table: State, entry: EntrySheet, choice: OptionChoice, raw: RawEntry): RawEntry {
  const crew = withCrewOption(entry, choice)
  const change = crew ? { crew } : withModelOption(entry, choice)
  return { ...raw, ...(change as { readonly [field: string]: Json }) }
}

/** No two models share a name, so the crew is named after its chassis. */
function named(entry: RawEntry, name: string): RawEntry {
  const { crew } = entry
  if (!Array.isArray(crew)) return { ...entry, name }
  const renamed = (crew as readonly RawEntry[]).map((one, index) => ({
    ...one,
    name: index === 0 ? crewName(name) : `${crewName(name)} ${index + 1}`,
  }))
  return { ...entry, name, crew: renamed }
}

export const builder: ArmyBuilder = builderFrom<State, EntrySheet>({
  entriesField: 'entries',
  columns: COLUMNS,
  usualLimits: [USUAL_LIMIT, 200, 300, 600],
  blank: (name) => ({ name, entries: [] }),
  context: emptyTable,
  outline,
  fresh: (_table, item) => fresh(item),
  read: (_table, raw) => readEntrySheet(raw),
  card,
  price: (_table, entry) => priceSum(entry),
  faults: (_table, entry) => entryComplaints(entry, '').map(({ message }) => message),
  choices: (_table, entry) => [...modelGroups(entry), ...crewGroups(entry).map(({ group }) => group)],
  choose,
  named,
  duels,
})
