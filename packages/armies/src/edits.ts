/** Edits of a list: each gives the next list, and leaves the rest of it as it was. */
import { entriesIn, withEntries, type ArmyBuilder, type Json, type SingleFigure } from '@muster/engine'

export interface AddedEntry {
  readonly army: Json
  /** Where it stands now. */
  readonly index: number
}

const rawEntries = ({ entriesField }: ArmyBuilder, army: Json): readonly Json[] =>
  entriesIn(army, entriesField) as readonly Json[]

const withRaw = ({ entriesField }: ArmyBuilder, army: Json, entries: readonly Json[]): Json =>
  withEntries(army, entriesField, entries)

const edited = (builder: ArmyBuilder, army: Json, index: number, edit: (entry: Json) => Json): Json =>
  withRaw(
    builder,
    army,
    rawEntries(builder, army).map((entry, place) => (place === index ? edit(entry) : entry)),
  )

const inserted = (builder: ArmyBuilder, army: Json, index: number, entry: Json): Json =>
  withRaw(builder, army, rawEntries(builder, army).toSpliced(index, 0, entry))

/**
 * One more of an item of the catalogue: of the entry that is still as it was added, else as an entry at the end of the
 * list. Undefined if there is no such item.
 */
export function addItem(builder: ArmyBuilder, army: Json, item: string): AddedEntry | undefined {
  const entry = builder.entryOf(army, item)
  if (entry === undefined) return undefined
  const entries = rawEntries(builder, army)
  for (const [index, one] of entries.entries()) {
    const [shown] = isAlike(one, entry) ? builder.entries(withRaw(builder, army, [one])) : []
    if (shown && shown.count < shown.counts.most)
      return { army: setCount(builder, army, index, shown.count + 1), index }
  }
  return { army: inserted(builder, army, entries.length, entry), index: entries.length }
}

/** What two entries of the same may differ in. */
const OWN_FIELDS = ['name', 'count', 'figures']

function isAlike(one: Json, other: Json): boolean {
  const bare = (entry: Json) =>
    JSON.stringify(OWN_FIELDS.reduce<Json>((so, field) => withValue(so, field, undefined), entry))
  return bare(one) === bare(other)
}

/** An entry as it is, such as a profile of the player's own, at the end of the list; under another name if its is taken. */
export function addEntry(builder: ArmyBuilder, army: Json, entry: Json): AddedEntry {
  const index = rawEntries(builder, army).length
  const added = inserted(builder, army, index, entry)
  const names = builder.entries(added).map(({ name }) => name)
  const isTaken = names.indexOf(names[index] ?? '') < index
  const copy = isTaken ? builder.copyOf(added, index) : undefined
  return { army: copy === undefined ? added : inserted(builder, army, index, copy), index }
}

export const removeEntry = (builder: ArmyBuilder, army: Json, index: number): Json =>
  withRaw(
    builder,
    army,
    rawEntries(builder, army).filter((_, place) => place !== index),
  )

export const setCount = (builder: ArmyBuilder, army: Json, index: number, count: number): Json =>
  edited(builder, army, index, (entry) => withValue(entry, 'count', count))

/** Any field of an entry that its game's lists may have. */
export const setField = (builder: ArmyBuilder, army: Json, index: number, field: string, value: Json): Json =>
  edited(builder, army, index, (entry) => withValue(entry, field, value))

export const renameEntry = (builder: ArmyBuilder, army: Json, index: number, name: string): Json =>
  edited(builder, army, index, (entry) => withValue(entry, 'name', name))

/** Empty notes are none. */
export const setNotes = (builder: ArmyBuilder, army: Json, index: number, notes: string): Json =>
  edited(builder, army, index, (entry) => withValue(entry, 'notes', notes === '' ? undefined : notes))

/** The name and the notes of one figure of an entry; what is empty is none. */
export function setFigure(
  builder: ArmyBuilder,
  army: Json,
  index: number,
  place: number,
  { name = '', notes = '' }: SingleFigure,
): Json {
  const before = builder.entries(army)[index]?.figures ?? []
  const figure = { ...(name.trim() !== '' && { name }), ...(notes !== '' && { notes }) }
  const all = Array.from({ length: Math.max(before.length, place + 1) }, (_, at) =>
    at === place ? figure : (before[at] ?? {}),
  )
  return edited(builder, army, index, (entry) => withFigures(entry, all))
}

/** Only as many as are needed to say what is said. */
function withFigures(entry: Json, figures: readonly SingleFigure[]): Json {
  const last = figures.findLastIndex(({ name, notes }) => name !== undefined || notes !== undefined)
  return withValue(entry, 'figures', last < 0 ? undefined : (figures.slice(0, last + 1) as unknown as Json))
}

/** The entry at `from` takes the place `to`; whoever stands between makes room. */
export function moveEntry(builder: ArmyBuilder, army: Json, from: number, to: number): Json {
  const entries = rawEntries(builder, army)
  const moved = entries[from]
  return moved === undefined ? army : withRaw(builder, army, entries.toSpliced(from, 1).toSpliced(to, 0, moved))
}

/** A copy after the entry, under a name of its own. */
export function duplicateEntry(builder: ArmyBuilder, army: Json, index: number): Json {
  const copy = builder.copyOf(army, index)
  return copy === undefined ? army : inserted(builder, army, index + 1, copy)
}

/** So many of the entry, its last, become one of their own after it, under a name of their own. */
export function splitEntry(builder: ArmyBuilder, army: Json, index: number, count: number): Json {
  const copy = builder.copyOf(army, index)
  const { count: before = 0, figures = [] } = builder.entries(army)[index] ?? {}
  if (copy === undefined || count < 1 || count >= before) return army
  const stay = before - count
  const rest = edited(builder, army, index, (entry) =>
    withFigures(withValue(entry, 'count', stay), figures.slice(0, stay)),
  )
  return inserted(builder, rest, index + 1, withFigures(withValue(copy, 'count', count), figures.slice(stay)))
}

function withValue(entry: Json, field: string, value: Json | undefined): Json {
  const { [field]: _before, ...rest } = entry as { readonly [field: string]: Json }
  return value === undefined ? rest : { ...rest, [field]: value }
}
