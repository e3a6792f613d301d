/** Finding somebody in a catalogue: by name, by a word of its rules, by what it can do, by its price. */
import type { CatalogueGroup, CatalogueItem, Stat } from '@muster/engine'

export interface CatalogueFilter {
  /** "fly", "<10", "4-8 bow": every word must fit. */
  readonly query?: string
  /** Ids of groups; none: all. */
  readonly groups?: readonly string[]
  /** "price", "name" or the label of a stat; left out, as the game lists them. */
  readonly sort?: string
  readonly isDescending?: boolean
}

/** Groups without anybody left are left out. Sorted, there is one group of all. */
export function searchCatalogue(
  catalogue: readonly CatalogueGroup[],
  { query = '', groups = [], sort, isDescending = false }: CatalogueFilter,
): readonly CatalogueGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = catalogue
    .filter(({ id }) => groups.length === 0 || groups.includes(id))
    .map((group) => ({ ...group, items: group.items.filter((item) => words.every((word) => fits(item, group, word))) }))
    .filter(({ items }) => items.length > 0)
  if (sort === undefined) return found
  const items = found.flatMap((group) => group.items).toSorted((a, b) => compare(a, b, sort))
  return items.length === 0 ? [] : [{ id: 'all', name: 'All', items: isDescending ? items.toReversed() : items }]
}

function fits(item: CatalogueItem, { name: group }: CatalogueGroup, word: string): boolean {
  const price = priceRange(word)
  if (price) return item.points >= price.least && item.points <= price.most
  if (ABILITIES.some(({ can, words }) => item.can[can] && words.some((one) => one.startsWith(word)))) return true
  return [item.name, item.kind, group, ...item.words.map(({ name }) => name)].some((text) => hasWord(text, word))
}

const ABILITIES = [
  { can: 'flies', words: ['flies', 'flying', 'fly'] },
  { can: 'shoots', words: ['shoots', 'shooting', 'ranged'] },
  { can: 'casts', words: ['casts', 'casting', 'magic'] },
  { can: 'leads', words: ['leads', 'leader', 'hero'] },
] as const

/** At the beginning of a word of the text. */
const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,()-]+/)
    .some((one) => one.startsWith(word))

/** "<10", "<=10", ">8", "8-12", "8". */
export function priceRange(word: string): { readonly least: number; readonly most: number } | undefined {
  const [, sign, number] = /^(<=?|>=?|=)?(\d+(?:\.\d+)?)$/.exec(word) ?? []
  const [, from, to] = /^(\d+)[-–](\d+)$/.exec(word) ?? []
  if (from !== undefined && to !== undefined) return { least: Number(from), most: Number(to) }
  if (number === undefined) return undefined
  const price = Number(number)
  if (sign === '<') return { least: 0, most: price - SMALLEST }
  if (sign === '>') return { least: price + SMALLEST, most: Infinity }
  return { least: sign === '<=' ? 0 : price, most: sign === '>=' ? Infinity : price }
}

/** Prices are whole or halves. */
const SMALLEST = 0.25

function compare(a: CatalogueItem, b: CatalogueItem, sort: string): number {
  if (sort === 'name') return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
  if (sort === 'price') return a.points - b.points
  return statNumber(a.stats, sort) - statNumber(b.stats, sort)
}

/** What cannot be done at all comes before everything that can. */
function statNumber(stats: readonly Stat[], label: string): number {
  const value = stats.find((one) => one.label === label)?.value ?? ''
  const [number] = /-?\d+(\.\d+)?/.exec(value.replace('−', '-')) ?? []
  return number === undefined ? -Infinity : Number(number)
}
