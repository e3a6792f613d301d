/** The player's own profiles among what can be taken into a list. */
import { addEntry, addItem as addFromCatalogue } from '@muster/armies'
import { withEntries, type ArmyBuilder, type CatalogueGroup, type CatalogueItem, type Json } from '@muster/engine'
import type { StoredProfile } from '../../store/profile-store.ts'
import { words } from '../../words/words.ts'

export const OWN_GROUP = 'own'
const OWN_ITEM = 'own:'

/** The game's catalogue, with the player's own profiles before everybody else. */
export function catalogueWithOwn(
  builder: ArmyBuilder,
  army: Json,
  own: readonly StoredProfile[],
): readonly CatalogueGroup[] {
  const items = own.flatMap((profile) => itemOf(builder, army, profile) ?? [])
  const groups = builder.catalogue(army)
  return items.length === 0 ? groups : [{ id: OWN_GROUP, name: words.armies.own, items }, ...groups]
}

function itemOf(builder: ArmyBuilder, army: Json, { id, name, entry }: StoredProfile): CatalogueItem | undefined {
  const [shown] = builder.entries(withEntries(army, builder.entriesField, [entry]))
  if (!shown || shown.unreadable !== undefined) return undefined
  const { icon, kind, base, stats, words: meanings, can, each } = shown
  return { id: `${OWN_ITEM}${id}`, name, icon, kind, base, stats, words: meanings, can, points: each.total }
}

interface AddedEntry {
  readonly army: Json
  readonly index: number
}

export function addItem(
  builder: ArmyBuilder,
  army: Json,
  item: string,
  own: readonly StoredProfile[],
): AddedEntry | undefined {
  const profile = item.startsWith(OWN_ITEM) ? own.find(({ id }) => `${OWN_ITEM}${id}` === item) : undefined
  return profile ? addEntry(builder, army, profile.entry) : addFromCatalogue(builder, army, item)
}
