/** The order of a list: entries stand in the groups of the catalogue, and are moved within their group. */
import type { BuilderEntry, CatalogueGroup } from '@muster/engine'

export interface EntryGroup {
  readonly id: string
  readonly name: string
  readonly entries: readonly { readonly entry: BuilderEntry; readonly index: number }[]
}

/** The groups that have entries, in the catalogue's order; whoever is in none of them comes last. */
export function groupedEntries(
  entries: readonly BuilderEntry[],
  catalogue: readonly CatalogueGroup[],
  others: string,
): readonly EntryGroup[] {
  const placed = entries.map((entry, index) => ({ entry, index }))
  const known = new Set(catalogue.map(({ id }) => id))
  return [
    ...catalogue.map(({ id, name }) => ({ id, name, entries: placed.filter(({ entry }) => entry.group === id) })),
    { id: 'others', name: others, entries: placed.filter(({ entry }) => !known.has(entry.group)) },
  ].filter((group) => group.entries.length > 0)
}

/** The place of the next or the last entry of the same group; undefined at its end. */
export function neighbourOf(entries: readonly BuilderEntry[], index: number, by: -1 | 1): number | undefined {
  const group = entries[index]?.group
  for (let at = index + by; at >= 0 && at < entries.length; at += by) if (entries[at]?.group === group) return at
  return undefined
}
