/** Edits of an army list as data: what a repair or a filling proposes, and what a command line is told to do. */
import {
  entriesIn,
  withEntries,
  withField,
  type ArmyBuilder,
  type Json,
  type OptionChoice,
  type RawEntry,
  type SingleFigure,
} from '@muster/engine'
import {
  addEntry,
  addItem,
  duplicateEntry,
  moveEntry,
  removeEntry,
  renameEntry,
  setCount,
  setField,
  setFigure,
  setNotes,
  splitEntry,
} from './edits.ts'

export type ArmyEdit =
  /** One more of an item of the catalogue, or so many. */
  | { readonly is: 'add'; readonly item: string; readonly count?: number }
  /** A design of the player's own, or an entry of another army. */
  | { readonly is: 'add-entry'; readonly entry: Json }
  | { readonly is: 'remove'; readonly index: number }
  | { readonly is: 'count'; readonly index: number; readonly count: number }
  | { readonly is: 'rename'; readonly index: number; readonly name: string }
  | { readonly is: 'notes'; readonly index: number; readonly notes: string }
  /** The name and the notes of one of its figures. */
  | { readonly is: 'figure'; readonly index: number; readonly place: number; readonly figure: SingleFigure }
  /** Its icon, in games whose lists may name one. */
  | { readonly is: 'emblem'; readonly index: number; readonly icon: string }
  | { readonly is: 'move'; readonly index: number; readonly to: number }
  | { readonly is: 'duplicate'; readonly index: number }
  /** So many of an entry become an entry of their own: one, if it does not say. */
  | { readonly is: 'split'; readonly index: number; readonly count?: number }
  /** So many of an entry become another item of the catalogue: all of them, if it does not say. */
  | { readonly is: 'swap'; readonly index: number; readonly item: string; readonly count?: number }
  | { readonly is: 'option'; readonly index: number; readonly choice: OptionChoice }
  | { readonly is: 'setting'; readonly setting: string; readonly value: string }
  | { readonly is: 'name-army'; readonly name: string }

/** The army after an edit. What cannot be done (an entry or an item that is not there) changes nothing. */
export function edited(builder: ArmyBuilder, army: Json, edit: ArmyEdit): Json {
  switch (edit.is) {
    case 'add':
      return added(builder, army, edit.item, edit.count ?? 1)
    case 'add-entry':
      return addEntry(builder, army, edit.entry).army
    case 'remove':
      return removeEntry(builder, army, edit.index)
    case 'count':
      return setCount(builder, army, edit.index, edit.count)
    case 'rename':
      return renameEntry(builder, army, edit.index, edit.name)
    case 'notes':
      return setNotes(builder, army, edit.index, edit.notes)
    case 'figure':
      return setFigure(builder, army, edit.index, edit.place, edit.figure)
    case 'emblem':
      return setField(builder, army, edit.index, 'icon', edit.icon)
    case 'move':
      return moveEntry(builder, army, edit.index, edit.to)
    case 'duplicate':
      return duplicateEntry(builder, army, edit.index)
    case 'split':
      return splitEntry(builder, army, edit.index, edit.count ?? 1)
    case 'swap':
      return swapped(builder, army, edit)
    case 'option':
      return builder.withOption(army, edit.index, edit.choice)
    case 'setting':
      return builder.withSetting(army, edit.setting, edit.value)
    case 'name-army':
      return withField(army, 'name', edit.name)
  }
}

export const editedBy = (builder: ArmyBuilder, army: Json, edits: readonly ArmyEdit[]): Json =>
  edits.reduce((so, edit) => edited(builder, so, edit), army)

function added(builder: ArmyBuilder, army: Json, item: string, count: number): Json {
  const first = addItem(builder, army, item)
  if (!first) return army
  const now = countIn(entriesIn(first.army, builder.entriesField)[first.index] as Json)
  return count > 1 ? setCount(builder, first.army, first.index, now + count - 1) : first.army
}

/** The new one stands where the old one stood, or after those that are left of it. */
function swapped(builder: ArmyBuilder, army: Json, { index, item, count }: ArmyEdit & { readonly is: 'swap' }): Json {
  const entries: readonly Json[] = entriesIn(army, builder.entriesField)
  const all = countIn(entries[index])
  const wanted = Math.min(count ?? all, all)
  const fresh = builder.entryOf(army, item)
  if (fresh === undefined || wanted < 1) return army
  const other = { ...(fresh as RawEntry), count: Math.max(wanted, countIn(fresh)) }
  const rest = { ...(entries[index] as RawEntry), count: all - wanted }
  return withEntries(
    army,
    builder.entriesField,
    entries.toSpliced(index, 1, ...(wanted === all ? [other] : [rest, other])),
  )
}

/** An entry that does not say how many there are is one. */
const countIn = (entry: Json | undefined): number => {
  const { count = 1 } = (entry ?? { count: 0 }) as RawEntry
  return typeof count === 'number' ? count : 1
}
