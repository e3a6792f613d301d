/** Edits that might mend a complaint: all of them are tried. */
import type { BuilderEntry, CatalogueItem, Json } from '@muster/engine'
import { itemsFor } from '../catalogue/kept-catalogue.ts'
import type { ArmyKit, Candidate } from './proposal.ts'
import { fewerWords, numberWord } from './words.ts'

/** For the entry that a complaint is about, or for all of them. */
export function candidatesFor(kit: ArmyKit, army: Json, about: number | undefined): readonly Candidate[] {
  const { builder } = kit
  const entries = builder.entries(army)
  const places = about === undefined ? [...entries.keys()] : [about]
  const items = itemsFor(builder, army)
  return [
    ...places.flatMap((index) => entryCandidates(kit, army, index, entries[index], items)),
    ...settingCandidates(kit, army),
    ...(about === undefined ? addCandidates(items) : []),
  ]
}

function entryCandidates(
  kit: ArmyKit,
  army: Json,
  index: number,
  entry: BuilderEntry | undefined,
  items: readonly CatalogueItem[],
): readonly Candidate[] {
  if (!entry) return []
  const remove: Candidate = {
    kind: 'fewer',
    words: `Leave out ${entry.name}`,
    icon: entry.icon,
    edits: [{ is: 'remove', index }],
    points: -entry.points,
    change: entry.points * LEFT_OUT,
  }
  if (entry.unreadable !== undefined) return [remove]
  return [
    ...countCandidates(entry, index),
    ...optionCandidates(kit, army, index, entry),
    ...swapCandidates(entry, index, items),
    ...renameCandidates(kit, army, index, entry),
    remove,
  ]
}

/** As few fewer as help: of all that help, the smallest change comes first. */
function countCandidates({ name, icon, count, counts, each }: BuilderEntry, index: number): readonly Candidate[] {
  const fewer = Array.from({ length: Math.max(0, count - counts.least) }, (_, less) => ({
    kind: 'fewer',
    words: fewerWords(less + 1, name),
    icon,
    edits: [{ is: 'count' as const, index, count: count - less - 1 }],
    points: -(less + 1) * each.total,
  }))
  const within = Math.min(counts.most, Math.max(counts.least, Math.round(count)))
  if (within === count) return fewer
  return [
    { kind: 'count', words: `Make it ${within} ${name}`, icon, edits: [{ is: 'count', index, count: within }] },
    ...fewer,
  ]
}

function optionCandidates(kit: ArmyKit, army: Json, index: number, entry: BuilderEntry): readonly Candidate[] {
  return kit.builder.options(army, index).flatMap(({ id: group, options }) =>
    options.map(({ id: option, label: name, isChosen, points }) => ({
      kind: isChosen ? 'without' : 'with',
      words: isChosen ? `${entry.name} without ${name}` : `${entry.name} with ${name}`,
      icon: entry.icon,
      edits: [{ is: 'option' as const, index, choice: { group, option, isChosen: !isChosen } }],
      points: (isChosen ? -points : points) * entry.count,
    })),
  )
}

const NEAREST = 6
const FEW = 4
/** A figure that becomes another changes more than one that only goes. */
const SWAPPED = 1.5
const LEFT_OUT = 2

/** Those nearest in price, in place of a few or of all of an entry. */
function swapCandidates(entry: BuilderEntry, index: number, items: readonly CatalogueItem[]): readonly Candidate[] {
  const { each, count, item } = entry
  const near = items
    .filter((other) => other.id !== item)
    .toSorted((a, b) => Math.abs(a.points - each.total) - Math.abs(b.points - each.total))
    .slice(0, NEAREST)
  if (count < 1) return []
  const numbers = [...new Set([...Array(Math.min(FEW, count)).keys()].map((less) => less + 1).concat(count))]
  return near.flatMap((other) => numbers.map((some) => swapFor(entry, index, other, some)))
}

function swapFor({ name, count, each }: BuilderEntry, index: number, other: CatalogueItem, some: number): Candidate {
  return {
    kind: 'swap',
    words: some === count ? `Swap ${name} for ${other.name}` : `Swap ${numberWord(some)} ${name} for ${other.name}`,
    icon: other.icon,
    edits: [{ is: 'swap', index, item: other.id, count: some }],
    points: some * (other.points - each.total),
    change: some * each.total * SWAPPED,
  }
}

function renameCandidates(kit: ArmyKit, army: Json, index: number, { icon }: BuilderEntry): readonly Candidate[] {
  const copy = kit.builder.copyOf(army, index) as { readonly name?: string } | undefined
  if (copy?.name === undefined) return []
  return [
    {
      kind: 'rename',
      words: `Call it ${copy.name}`,
      icon,
      edits: [{ is: 'rename', index, name: copy.name }],
      points: 0,
    },
  ]
}

/** What changes the army as a whole comes last. */
const ANOTHER_ARMY = 1000

const settingCandidates = (kit: ArmyKit, army: Json): readonly Candidate[] =>
  kit.builder.settings(army).flatMap(({ id: setting, value, values }) =>
    values
      .filter(({ id }) => id !== value)
      .map(({ id, name }) => ({
        kind: 'setting',
        words: `Choose ${name}`,
        edits: [{ is: 'setting' as const, setting, value: id }],
        change: ANOTHER_ARMY,
      })),
  )

const MOST_ADDED = 25

/** Somebody who is missing: a leader, whoever recruits another, anybody at all. The cheapest are tried. */
const addCandidates = (items: readonly CatalogueItem[]): readonly Candidate[] =>
  items
    .toSorted((a, b) => a.points - b.points)
    .slice(0, MOST_ADDED)
    .map(({ id, name, icon, points }) => ({
      kind: 'add',
      words: `Add ${name}`,
      icon,
      edits: [{ is: 'add' as const, item: id }],
      points,
    }))
