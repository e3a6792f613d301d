/** Which of those who can be taken are shown: what was typed, and what was chosen in the filters. */
import { searchCatalogue } from '@muster/armies'
import type { CatalogueGroup, CatalogueItem } from '@muster/engine'

export interface Filters {
  /** What was typed: words of names, kinds and abilities, and prices such as "<10". */
  readonly text: string
  /** The id of a group; undefined for all of them. */
  readonly group: string | undefined
  readonly type: string | undefined
  readonly ability: string | undefined
  readonly least: number | undefined
  readonly most: number | undefined
}

export const NO_FILTERS: Filters = {
  text: '',
  group: undefined,
  type: undefined,
  ability: undefined,
  least: undefined,
  most: undefined,
}

/** By the label of a number, by `name` or by `price`. */
export interface Sorting {
  readonly by: string
  readonly isDescending: boolean
}

/** "Human, 25 mm" is a Human. */
const typeOf = ({ kind }: Pick<CatalogueItem, 'kind'>): string => kind.split(',')[0]?.trim() ?? ''

const fits = (item: CatalogueItem, { type, ability, least, most }: Filters): boolean =>
  (type === undefined || typeOf(item) === type) &&
  (ability === undefined || item.words.some(({ name }) => name === ability)) &&
  item.points >= (least ?? Number.NEGATIVE_INFINITY) &&
  item.points <= (most ?? Number.POSITIVE_INFINITY)

/** The groups with those who fit; a sorted list is one group. */
export function findItems(
  catalogue: readonly CatalogueGroup[],
  filters: Filters,
  sorting: Sorting | undefined,
): readonly CatalogueGroup[] {
  const chosen = catalogue.map((group) => ({ ...group, items: group.items.filter((item) => fits(item, filters)) }))
  return searchCatalogue(chosen, {
    query: filters.text,
    ...(filters.group !== undefined && { groups: [filters.group] }),
    ...(sorting && { sort: sorting.by, isDescending: sorting.isDescending }),
  })
}

/** Everything that the filters can choose from, each once, in the order of the alphabet. */
export const typesIn = (catalogue: readonly CatalogueGroup[]): readonly string[] =>
  once(catalogue.flatMap(({ items }) => items.map(typeOf)))

export const abilitiesIn = (catalogue: readonly CatalogueGroup[]): readonly string[] =>
  once(catalogue.flatMap(({ items }) => items.flatMap(({ words }) => words.map(({ name }) => name))))

const once = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== '').sort((a, b) => a.localeCompare(b))
