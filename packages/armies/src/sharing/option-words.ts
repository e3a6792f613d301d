/** What was chosen for an entry, in words: the item it begins with, and everything that differs from it. */
import {
  entriesIn,
  withEntries,
  type ArmyBuilder,
  type Json,
  type OptionChoice,
  type OptionGroup,
  type RawEntry,
} from '@muster/engine'

export interface EntryWords {
  /** The name of an item of the catalogue. */
  readonly item: string
  readonly options: readonly string[]
}

/** The words of all entries of an army. */
export function wordsOfEntries(builder: ArmyBuilder, army: Json): readonly EntryWords[] {
  const groups = builder.catalogue(army)
  const raws = entriesIn(army, builder.entriesField)
  return builder.entries(army).map((entry, index) => {
    const group = groups.find(({ id }) => id === entry.group)
    const item = group?.items.find(({ id }) => id === entry.item) ?? group?.items[0]
    const fresh = item && builder.entryOf(army, item.id)
    if (fresh === undefined) return { item: entry.profile, options: [] }
    const alone = withEntries(army, builder.entriesField, [fresh])
    const emblem = raws[index]?.['icon']
    const isOwnEmblem = typeof emblem === 'string' && emblem !== (fresh as RawEntry)['icon']
    const options = differences(builder, alone, builder.options(army, index))
    return { item: item?.name ?? '', options: [...options, ...(isOwnEmblem ? [`${EMBLEM}${emblem}`] : [])] }
  })
}

export const EMBLEM = 'emblem '

/** "Great blade" where only one group has it, else "Second hand weapon: Blade"; "no Shield" for what was given up. */
function differences(builder: ArmyBuilder, fresh: Json, now: readonly OptionGroup[]): readonly string[] {
  const before = builder.options(fresh, 0)
  const has = chosenIn(now)
  const gained = has.filter((one) => !chosenIn(before).some((other) => isSame(one, other)))
  const isLost = (one: Chosen): boolean => !has.some((other) => isSame(one, other))
  if (!chosenIn(before).some(isLost)) return gained.map((one) => wordsFor(one, now))
  // Many a choice takes another's place: what is left of those is given up in words.
  const after = gained.reduce((so, one) => builder.withOption(so, 0, { ...one, isChosen: true }), fresh)
  const lost = chosenIn(builder.options(after, 0)).filter(isLost)
  return [...gained.map((one) => wordsFor(one, now)), ...lost.map((one) => `no ${wordsFor(one, before)}`)]
}

type Chosen = Pick<OptionChoice, 'group' | 'option'>

const chosenIn = (groups: readonly OptionGroup[]): readonly Chosen[] =>
  groups.flatMap(({ id: group, options }) =>
    options.filter(({ isChosen }) => isChosen).map(({ id }) => ({ group, option: id })),
  )

const isSame = (one: Chosen, other: Chosen): boolean => one.group === other.group && one.option === other.option

function wordsFor({ group, option }: Chosen, groups: readonly OptionGroup[]): string {
  const home = groups.find(({ id }) => id === group)
  const label = home?.options.find(({ id }) => id === option)?.label ?? option
  const others = groups.filter(({ id, options }) => id !== group && options.some((one) => one.label === label))
  return others.length === 0 ? label : `${home?.label ?? group}: ${label}`
}

/** The option that some words mean, among the groups of an entry; undefined if there is none. */
export function optionFor(groups: readonly OptionGroup[], words: string): OptionChoice | undefined {
  const isChosen = !/^no /i.test(words)
  const wanted = (isChosen ? words : words.slice('no '.length)).trim().toLowerCase()
  for (const { id: group, label: home, options } of groups)
    for (const { id: option, label } of options) {
      const names = [label, `${home}: ${label}`, option, `${group}: ${option}`]
      if (names.some((name) => name.toLowerCase() === wanted)) return { group, option, isChosen }
    }
  return undefined
}
