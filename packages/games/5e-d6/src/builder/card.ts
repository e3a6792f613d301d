/** An entry as the builder shows it. */
import { OTHERS, type CatalogueOutline, type EntryCard, type RawEntry } from '@muster/engine'
import { circle } from '@muster/table'
import { BESTIARY_KINDS, shippedCreature } from '../army/bestiary.ts'
import type { EntrySheet } from '../army/sheet.ts'
import { isTroop, TROOP_TABLE, troops } from '../content/troops.ts'
import type { Figure, State } from '../state/state.ts'
import { gearOf, statsOf } from '../view/figures.ts'
import { standing } from './table.ts'

/** An entry that is edited: as it is read, and whether its player has brought the creature along. */
export interface EditedEntry extends EntrySheet {
  readonly isOwn: boolean
}

const TROOPS = 'troops'

export const outline = (): readonly CatalogueOutline[] => [
  { id: TROOPS, name: 'Troops', items: troops.map(({ id }) => id) },
  ...BESTIARY_KINDS.map(([id, creatures]) => ({
    id,
    name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    items: creatures.map((creature) => creature.id),
  })),
]

export function fresh(item: string): RawEntry | undefined {
  const name = isTroop(item) ? TROOP_TABLE[item].name : shippedCreature(item)?.name
  return name === undefined
    ? undefined
    : { name, profile: item, count: 1, ...(isTroop(item) && { weapons: ['hand-blade'] }) }
}

function groupOf({ profile: { id }, isOwn }: EditedEntry): string {
  if (isOwn) return OTHERS
  if (isTroop(id)) return TROOPS
  return BESTIARY_KINDS.find(([, creatures]) => creatures.some((one) => one.id === id))?.[0] ?? OTHERS
}

/** More than any table holds. */
const MOST_ALIKE = 120

export function card(table: State, entry: EditedEntry): EntryCard {
  const { state, figures } = standing(table, { a: entry })
  const [figure] = figures as [Figure]
  const { profile, name, icon, base, diameter, count, isOwn } = entry
  return {
    profile: profile.name,
    name,
    icon,
    kind: `${profile.size.charAt(0).toUpperCase()}${profile.size.slice(1)}, ${base} mm`,
    base: circle(diameter),
    group: groupOf(entry),
    ...(!isOwn && { item: profile.id }),
    count,
    counts: { least: 1, most: MOST_ALIKE },
    stats: statsOf(state, figure),
    words: gearOf(state, figure).map(({ name: called, text, rule }) => ({
      name: called,
      text,
      ...(rule !== undefined && { rule }),
    })),
    can: {
      move: state.abilities.sum(state, figure, 'speed', undefined).total,
      shoots: figure.weapons.some(({ range }) => range !== undefined),
      casts: figure.weapons.some(({ save }) => save !== undefined),
      flies: false,
      leads: false,
    },
  }
}
