/** An entry as the builder shows it. */
import type { Capabilities, CatalogueOutline, EntryCard, RawEntry } from '@muster/engine'
import { circle } from '@muster/table'
import { usualIcon, type EntrySheet } from '../army/sheet.ts'
import { PROFILES, profileOf } from '../content/profiles.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import type { Profile } from '../state/profile.ts'
import type { Figure, State } from '../state/state.ts'
import { gearOf, kindText, statsOf } from '../view/figures.ts'
import { standing } from './table.ts'

const GROUPS: { readonly [kind in Profile['kind']]: string } = {
  infantry: 'Infantry',
  creature: 'Creatures',
  monster: 'Monsters',
  siege: 'Siege weapons',
  chariot: 'Chariots',
}

export const outline = (): readonly CatalogueOutline[] =>
  Object.entries(GROUPS).map(([id, name]) => ({
    id,
    name,
    items: PROFILES.filter(({ kind }) => kind === id).map((profile) => profile.id),
  }))

/** A chassis comes with those without whom it is of no use: all who operate a siege weapon, or a driver. */
export function fresh(item: string): RawEntry | undefined {
  const profile = PROFILES.find(({ id }) => id === item)
  if (!profile) return undefined
  const plain = { name: profile.name, profile: profile.id, count: 1 }
  if (profile.kind !== 'siege' && profile.kind !== 'chariot') return plain
  const count = profile.kind === 'siege' ? (profile.crew ?? 1) : 1
  return { ...plain, crew: [{ name: crewName(profile.name), profile: 'levy-infantry', count }] }
}

export const crewName = (chassis: string): string => `${chassis} crew`

/** More than any table holds. */
const MOST_ALIKE = 200

export function card(table: State, entry: EntrySheet): EntryCard {
  const { state, figures } = standing(table, { a: entry })
  const [figure] = figures as [Figure]
  const { profile: id, mounted, icon = usualIcon(id, mounted), name, count } = entry
  const profile = profileOf(id)
  return {
    profile: profile.name,
    name,
    icon,
    kind: `${kindText(figure)}, ${Math.round(profile.diameter / 100)} mm`,
    base: circle(profile.diameter),
    group: profile.kind,
    item: id,
    count,
    counts: { least: 1, most: MOST_ALIKE },
    stats: statsOf(state, figure),
    words: gearOf(state, figure).map(({ name: called, text, rule }) => ({
      name: called,
      text,
      ...(rule !== undefined && { rule }),
    })),
    can: capabilities(state, figure, entry),
  }
}

/** A chassis leads and shoots with its crew. */
function capabilities(state: State, figure: Figure, { crew, rules, rank }: EntrySheet): Capabilities {
  const aboard = crew.map((one) => standing(state, { a: one })).map(({ state: alone, figures }) => ({ alone, figures }))
  const crewShoots = aboard.some(({ alone, figures }) => figures.some((one) => weaponsOf(alone, one).length > 0))
  const isSiege = figure.profile.kind === 'siege'
  return {
    move: isSiege ? 0 : state.abilities.sum(state, figure, 'speed', undefined).total,
    shoots: isSiege || crewShoots || weaponsOf(state, figure).length > 0,
    casts: false,
    flies: rules.includes('flying'),
    leads: [rank, ...crew.map((one) => one.rank)].some((one) => one !== 'ordinary'),
  }
}
