/**
 * How armies of a game are built, as data. An army stays the list that `checkArmy` reads and files hold; every edit is
 * a pure function from one list to the next. What all games do alike (count, rename, move, remove, split) works on the
 * entries themselves; a game only says what can be taken and what can be chosen for it.
 */
import type { Base } from '@muster/table'
import type { Json, RuleId } from '../common/ids.ts'
import type { Sum } from '../common/sums.ts'
import type { SingleFigure } from '../input/names.ts'
import type { Stat } from './view.ts'

export interface ArmyBuilder {
  /** The field of the army that lists its entries: "entries". Each of them has `count` and may have `name`, `notes` and `figures`. */
  readonly entriesField: string
  /** The numbers by which profiles are compared, in the order of the columns; their labels are those of `stats`. */
  readonly columns: readonly BuilderColumn[]
  /** How many points players usually agree on: the first is proposed. */
  readonly usualLimits: readonly number[]
  /** An army with nobody in it. */
  blank(name: string): Json
  /** What is decided for the whole army: its list, its element. Empty where there is nothing to decide. */
  settings(army: Json): readonly BuilderSetting[]
  withSetting(army: Json, setting: string, value: string): Json
  /** Everything that can be taken into an army with these settings, whoever is in it, grouped as its list groups it. */
  catalogue(army: Json): readonly CatalogueGroup[]
  /** Which items cannot be taken now, and why: "Nobody here recruits it". They may still be added, and are complained of. */
  barred(army: Json): ReadonlyMap<string, string>
  /** A new entry of one, with what it needs to be legal where that is possible; undefined if there is no such item. */
  entryOf(army: Json, item: string): Json | undefined
  /** The entries as they are shown, in order. What cannot be read is shown as far as it can be. */
  entries(army: Json): readonly BuilderEntry[]
  /** What can be chosen for an entry, and what is chosen. */
  options(army: Json, index: number): readonly OptionGroup[]
  /** The entry with that option chosen or removed; where one is allowed, it replaces the other. */
  withOption(army: Json, index: number, choice: OptionChoice): Json
  /** A copy of an entry under a new name; those who belong to it and need names of their own get new ones, too. */
  copyOf(army: Json, index: number): Json | undefined
  /** What one attack of an entry does to common foes, and theirs to it; absent where the rules have no such attack. */
  duels?(army: Json, index: number): readonly Duel[]
}

export interface BuilderColumn {
  /** Short enough for a column: "Str". */
  readonly short: string
  readonly label: string
  /** What the number means, in one sentence. */
  readonly text: string
  readonly rule?: RuleId
}

export interface BuilderSetting {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly values: readonly { readonly id: string; readonly name: string; readonly line?: string }[]
}

export interface CatalogueGroup {
  readonly id: string
  readonly name: string
  /** What the rules say about the group, if anything: "at most a quarter". */
  readonly limit?: string
  readonly items: readonly CatalogueItem[]
}

/** A word of a rule that a profile has, with its meaning. */
export interface BuilderWord {
  readonly name: string
  readonly text: string
  readonly rule?: RuleId
}

/** What an army has or lacks, entry by entry: from this its weaknesses are told. */
export interface Capabilities {
  /** How far it moves in its turn, in inches. */
  readonly move: number
  readonly shoots: boolean
  readonly casts: boolean
  readonly flies: boolean
  /** Whether it leads others, or is the kind of hero that an army is built around. */
  readonly leads: boolean
}

/** Somebody who can be taken. */
export interface CatalogueItem {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** "Human, 25 mm". */
  readonly kind: string
  /** What one model stands on: its token and its paper figure have this size. */
  readonly base: Base
  readonly points: number
  readonly stats: readonly Stat[]
  readonly words: readonly BuilderWord[]
  readonly can: Capabilities
}

/** The group of entries that stand in no group of the catalogue. */
export const OTHERS = 'others'

export interface BuilderEntry {
  /** Of the profile, not the player's own: "Fanatic". */
  readonly profile: string
  readonly name: string
  readonly icon: string
  readonly kind: string
  readonly base: Base
  /** The id of the catalogue's group it belongs to; `OTHERS` for whom the catalogue does not have. */
  readonly group: string
  /** The id of the catalogue's item it was made from; absent for a design of the player's own. */
  readonly item?: string
  readonly count: number
  readonly counts: { readonly least: number; readonly most: number }
  /** The price of one of them, part by part. */
  readonly each: Sum
  /** `each` times `count`. */
  readonly points: number
  /** With everything that is chosen; `sum` tells what changed a number. */
  readonly stats: readonly Stat[]
  readonly words: readonly BuilderWord[]
  readonly can: Capabilities
  /** The player's own words about it. */
  readonly notes?: string
  /** The player's own names of single figures, and words about them, in their order. */
  readonly figures?: readonly SingleFigure[]
  /** Why it cannot be read, if it cannot: then it costs nothing and has no options. */
  readonly unreadable?: string
  /** What was chosen, for the chips of its row: "Great weapon". */
  readonly chosen: readonly ChosenOption[]
}

export interface ChosenOption extends OptionChoice {
  readonly label: string
  readonly icon?: string
  readonly points: number
}

export interface OptionGroup {
  readonly id: string
  readonly label: string
  /** Fewest and most options of the group that may be chosen. */
  readonly least: number
  readonly most: number
  readonly options: readonly BuilderOption[]
}

export interface BuilderOption {
  readonly id: string
  readonly label: string
  readonly icon?: string
  /** What it does: "Strength 5, no shield". */
  readonly text: string
  /** What choosing it would add for one of the entry; what it adds now if it is chosen. */
  readonly points: number
  readonly rule?: RuleId
  readonly isChosen: boolean
  /** Why it cannot be chosen with the rest, if it cannot. */
  readonly barred?: string
}

export interface OptionChoice {
  readonly group: string
  readonly option: string
  readonly isChosen: boolean
}

export interface Duel {
  readonly foe: string
  readonly icon: string
  /** The chance that one attack action of the entry slays the foe, and that one of the foe's slays it. */
  readonly slays: number
  readonly slain: number
}
