/** The ready cards, by theme, and which of them a unit was made from. */
import { OTHERS, type CatalogueOutline, type RawEntry } from '@muster/engine'
import { designOf, type UnitEntry } from '../army/army-list.ts'
import { CARDS, THEMES } from '../content/themes/index.ts'
import type { UnitDesign } from '../design/design.ts'

export const outline = (): readonly CatalogueOutline[] =>
  THEMES.map(({ id, name, units }) => ({ id, name, items: units.map((unit) => unit.name) }))

/** A ready card comes with the number of models that its theme gives it. */
export const fresh = (item: string): RawEntry | undefined =>
  CARDS.find(({ name }) => name === item) as RawEntry | undefined

/** The card with the same design; of several, the one with its name or its emblem. */
export function cardFor(unit: UnitEntry): UnitDesign | undefined {
  if (unit.printed) return undefined
  const made = madeFrom(designOf(unit))
  const alike = CARDS.filter((card) => madeFrom(card) === made)
  return alike.find(({ name }) => name === unit.name) ?? alike.find(({ icon }) => icon === unit.icon) ?? alike[0]
}

/** What was bought, in no particular order. */
const madeFrom = ({ type, upgrades, traits, penalties, items, own }: UnitDesign): string =>
  JSON.stringify([
    type,
    upgrades.toSorted(),
    traits.toSorted(),
    penalties.toSorted(),
    items.map(({ is, grade, rolls }) => [is, grade, rolls]),
    own,
  ])

/** A card that was changed stays with the theme whose emblem it has. */
export function groupOf(unit: UnitEntry): string {
  const card = cardFor(unit) ?? CARDS.find(({ icon }) => icon === unit.icon)
  return THEMES.find(({ units }) => card && units.includes(card))?.id ?? OTHERS
}
