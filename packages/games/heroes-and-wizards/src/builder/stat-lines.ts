/** Stat lines to begin with: those of the ready armies, and a plain one of each rank for one's own. */
import { entriesIn, type CatalogueOutline, type RawEntry } from '@muster/engine'
import { readTypeSheet, type TypeSheet } from '../army/sheet.ts'
import { readyArmies } from '../content/armies/index.ts'
import type { Rank } from '../state/profile.ts'

const plain = (name: string, rank: Rank): TypeSheet =>
  readTypeSheet({ name, rank, profile: { movement: '6', melee: 1, shooting: 0, armour: 0 } })

const PLAIN = [plain('Plain trooper', 'trooper'), plain('Plain Hero', 'hero'), plain('Plain Wizard', 'wizard')]

const ALL = [
  ...readyArmies.flatMap(({ army }) => entriesIn(army, 'types').map((entry) => readTypeSheet({ ...entry, count: 1 }))),
  ...PLAIN,
]

/** Each name once: the same type stands in armies of several sizes. */
export const STAT_LINES: readonly TypeSheet[] = ALL.filter(
  ({ name }, index) => ALL.findIndex((other) => other.name === name) === index,
)

const GROUPS = {
  foot: 'On foot',
  shooter: 'Shooters',
  rider: 'Fast',
  flyer: 'Flyers',
  mighty: 'Mighty',
  hero: 'Heroes',
  wizard: 'Wizards',
} as const

export function groupOf({ rank, profile: { movement, melee, shooting, mighty } }: TypeSheet): keyof typeof GROUPS {
  if (rank !== 'trooper') return rank
  if (mighty) return 'mighty'
  if (movement === 'fly') return 'flyer'
  if (shooting > 0 && shooting >= melee) return 'shooter'
  return movement === '15' || movement === '18' ? 'rider' : 'foot'
}

const LIMITS: { readonly [group: string]: string } = {
  hero: 'one for each full 250 points',
  wizard: 'one for each full 250 points',
}

export const outline = (): readonly CatalogueOutline[] =>
  Object.entries(GROUPS).map(([id, name]) => ({
    id,
    name,
    ...(LIMITS[id] !== undefined && { limit: LIMITS[id] }),
    items: STAT_LINES.filter((line) => groupOf(line) === id).map((line) => line.name),
  }))

export const fresh = (item: string): RawEntry | undefined =>
  STAT_LINES.find(({ name }) => name === item) as RawEntry | undefined

/** The line that an entry was made from: of those with its numbers the one with its name or its emblem, or the first. */
export function lineOf({ name, icon, rank, profile }: TypeSheet): TypeSheet | undefined {
  const alike = STAT_LINES.filter((line) => line.rank === rank && areEqual(line.profile, profile))
  return alike.find((line) => line.name === name) ?? alike.find((line) => line.icon === icon) ?? alike[0]
}

const areEqual = (one: TypeSheet['profile'], other: TypeSheet['profile']): boolean =>
  (['movement', 'melee', 'shooting', 'armour', 'twoWeapons', 'mighty'] as const).every(
    (stat) => one[stat] === other[stat],
  )
