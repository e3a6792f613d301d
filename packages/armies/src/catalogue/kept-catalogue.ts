/** The catalogue of an army, made no more often than its settings change. */
import type { ArmyBuilder, CatalogueGroup, CatalogueItem, Json } from '@muster/engine'

/** A builder that makes its catalogue once for each choice of settings, because nothing else of an army changes it. */
export function withKeptCatalogue(builder: ArmyBuilder): ArmyBuilder {
  const kept = new Map<string, readonly CatalogueGroup[]>()
  return {
    ...builder,
    catalogue: (army) => {
      const settings = JSON.stringify(builder.settings(army).map(({ id, value }) => [id, value]))
      const made = kept.get(settings) ?? builder.catalogue(army)
      kept.set(settings, made)
      return made
    },
  }
}

/** Everybody who can be taken beside those who are in the army. */
export function itemsFor(builder: ArmyBuilder, army: Json): readonly CatalogueItem[] {
  const barred = builder.barred(army)
  return builder.catalogue(army).flatMap(({ items }) => items.filter(({ id }) => !barred.has(id)))
}
