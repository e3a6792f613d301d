/** Makes the builder of a game from what only that game knows; what all games work out alike is worked out here. */
import { circle, millimetres } from '@muster/table'
import type { Json } from '../common/ids.ts'
import { InputError } from '../input/input.ts'
import { singleFiguresSchema } from '../input/names.ts'
import type { Sum } from '../common/sums.ts'
import {
  OTHERS,
  type ArmyBuilder,
  type BuilderEntry,
  type BuilderSetting,
  type CatalogueGroup,
  type CatalogueItem,
  type Duel,
  type OptionChoice,
} from '../kit/army-builder.ts'
import { entriesIn, namesIn, newName, withEntries, type RawEntry } from './entries.ts'
import { chosenIn, judgedGroups, type ChoiceGroup } from './options.ts'

/** `C` is what all entries of an army share, `E` an entry as the game reads it. */
export interface BuilderSource<C, E> extends Pick<ArmyBuilder, 'entriesField' | 'columns' | 'usualLimits' | 'blank'> {
  settings?(army: Json): readonly BuilderSetting[]
  withSetting?(army: Json, setting: string, value: string): Json
  /** Made once for each call of the builder. */
  context(army: Json): C
  /** Whom the settings allow. */
  outline(context: C): readonly CatalogueOutline[]
  /** Items that cannot be taken beside those who are there, with the reason; left out, all of them can. */
  barred?(context: C): ReadonlyMap<string, string>
  /** An entry of one of that item, with the name of its profile. */
  fresh(context: C, item: string): RawEntry | undefined
  /** Throws an InputError for what is no entry. */
  read(context: C, raw: RawEntry): E
  card(context: C, entry: E): EntryCard
  price(context: C, entry: E): Sum
  /** What the rules have against the entry by itself. */
  faults(context: C, entry: E): readonly string[]
  choices(context: C, entry: E): readonly ChoiceGroup[]
  /** The entry's data with an option chosen or removed. */
  choose(context: C, entry: E, choice: OptionChoice, raw: RawEntry): RawEntry
  /** A new entry with its name; left out, the name is all that changes. */
  named?(entry: RawEntry, name: string): RawEntry
  duels?(context: C, entry: E): readonly Duel[]
}

/** A group of the catalogue, with its items by their ids. */
export interface CatalogueOutline extends Pick<CatalogueGroup, 'id' | 'name' | 'limit'> {
  readonly items: readonly string[]
}

/** What is shown of an entry, except what it costs and what is chosen. */
export type EntryCard = Pick<
  BuilderEntry,
  'profile' | 'name' | 'icon' | 'kind' | 'base' | 'group' | 'item' | 'count' | 'counts' | 'stats' | 'words' | 'can'
>

export function builderFrom<C, E>(source: BuilderSource<C, E>): ArmyBuilder {
  const { entriesField: field, columns, usualLimits, blank } = source
  return {
    entriesField: field,
    columns,
    usualLimits,
    blank: (name) => blank(name),
    settings: (army) => source.settings?.(army) ?? [],
    withSetting: (army, setting, value) => source.withSetting?.(army, setting, value) ?? army,
    catalogue: (army) => catalogueOf(source, source.context(army)),
    barred: (army) => source.barred?.(source.context(army)) ?? new Map(),
    entryOf: (army, item) => newlyNamed(source, army, source.fresh(source.context(army), item)),
    copyOf: (army, index) => newlyNamed(source, army, entriesIn(army, field)[index]),
    entries(army) {
      const context = source.context(army)
      return entriesIn(army, field).map((raw) => shown(source, context, raw))
    },
    options(army, index) {
      const context = source.context(army)
      const raw = entriesIn(army, field)[index]
      const entry = raw && readable(source, context, raw)
      return entry instanceof Object && raw ? judgedGroups(judgeOf(source, context, entry as E, raw)) : []
    },
    withOption(army, index, choice) {
      const context = source.context(army)
      const edited = entriesIn(army, field).map((raw, place) => {
        const entry = place === index ? readable(source, context, raw) : undefined
        return entry instanceof Object ? source.choose(context, entry as E, choice, raw) : raw
      })
      return withEntries(army, field, edited)
    },
    ...(source.duels && { duels: (army: Json, index: number) => duelsOf(source, army, index) }),
  }
}

function newlyNamed<C, E>(source: BuilderSource<C, E>, army: Json, entry: RawEntry | undefined): RawEntry | undefined {
  const wanted = entry?.['name']
  if (entry === undefined || typeof wanted !== 'string') return entry
  const name = newName(namesIn(army, source.entriesField), wanted)
  // Those who are called by a name of their own stay where they are.
  const { figures: _figures, ...unnamed } = entry
  return source.named?.(unnamed, name) ?? { ...unnamed, name }
}

/** The entry, or why it is none. */
function readable<C, E>(source: BuilderSource<C, E>, context: C, raw: RawEntry): E | string {
  try {
    return source.read(context, raw)
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

const judgeOf = <C, E>(source: BuilderSource<C, E>, context: C, entry: E, raw: RawEntry) => ({
  groups: source.choices(context, entry),
  now: outcomeOf(source, context, raw),
  after: (choice: OptionChoice) => outcomeOf(source, context, source.choose(context, entry, choice, raw)),
})

function outcomeOf<C, E>(source: BuilderSource<C, E>, context: C, raw: RawEntry) {
  const entry = readable(source, context, raw)
  if (typeof entry === 'string') return { points: 0, faults: [entry] }
  return { points: source.price(context, entry).total, faults: source.faults(context, entry) }
}

function shown<C, E>(source: BuilderSource<C, E>, context: C, raw: RawEntry): BuilderEntry {
  const entry = readable(source, context, raw)
  const own = ownWords(raw)
  if (typeof entry === 'string') return { ...unreadable(raw, entry), ...own }
  const card = source.card(context, entry)
  const each = source.price(context, entry)
  return {
    ...card,
    ...own,
    each,
    points: each.total * Math.max(0, card.count),
    chosen: chosenIn(judgeOf(source, context, entry, raw)),
  }
}

/** What the player has written about an entry and its figures. */
function ownWords({ notes, figures }: RawEntry): Pick<BuilderEntry, 'notes' | 'figures'> {
  const named = singleFiguresSchema.safeParse(figures)
  return {
    ...(typeof notes === 'string' && { notes }),
    ...(named.success && named.data.length > 0 && { figures: named.data }),
  }
}

function unreadable(raw: RawEntry, why: string): BuilderEntry {
  const named = [raw['name'], raw['profile']].find((word) => typeof word === 'string')
  const count = raw['count']
  return {
    profile: String(raw['profile'] ?? '?'),
    name: typeof named === 'string' ? named : '?',
    icon: 'broken-wall',
    kind: '',
    base: circle(millimetres(25)),
    group: OTHERS,
    count: typeof count === 'number' && Number.isFinite(count) ? count : 1,
    counts: { least: 0, most: 0 },
    each: { total: 0, parts: [] },
    points: 0,
    stats: [],
    words: [],
    can: { move: 0, shoots: false, casts: false, flies: false, leads: false },
    unreadable: why,
    chosen: [],
  }
}

const catalogueOf = <C, E>(source: BuilderSource<C, E>, context: C): readonly CatalogueGroup[] =>
  source.outline(context).map((group) => ({
    ...group,
    items: group.items.flatMap((id) => itemOf(source, context, id) ?? []),
  }))

function itemOf<C, E>(source: BuilderSource<C, E>, context: C, id: string): CatalogueItem | undefined {
  const raw = source.fresh(context, id)
  const entry = raw && source.read(context, raw)
  if (!entry) return undefined
  const { name, icon, kind, base, stats, words, can } = source.card(context, entry)
  const points = source.price(context, entry).total
  return { id, name, icon, kind, base, points, stats, words, can }
}

function duelsOf<C, E>(source: BuilderSource<C, E>, army: Json, index: number): readonly Duel[] {
  const context = source.context(army)
  const raw = entriesIn(army, source.entriesField)[index]
  const entry = raw && readable(source, context, raw)
  return entry === undefined || typeof entry === 'string' ? [] : (source.duels?.(context, entry) ?? [])
}
