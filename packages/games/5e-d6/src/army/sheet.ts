/**
 * Army lists as people write them. `readSheet` turns data into a list or says why it is none at all; what is merely
 * against the rules is found by check.ts, entry by entry.
 */
import { InputError, notesSchema, parseJson, readAs, singleFiguresSchema, singleLine } from '@muster/engine'
import { MM } from '@muster/table'
import { z } from 'zod'
import { BASES } from '../content/sizes.ts'
import { isTroop, TROOP_TABLE } from '../content/troops.ts'
import type { Army, Entry, Profile } from '../state/profile.ts'
import { ARMORS, TROOPS, WEAPONS, type TroopId } from '../state/vocabulary.ts'
import { shippedCreature, shippedProfile } from './bestiary.ts'
import { profileFrom, profileSchema } from './profile-sheet.ts'

/** The points that are usual where nothing else is agreed. */
export const USUAL_LIMIT = 100

/** Larger numbers are typing errors. */
const MOST_WRITTEN = 1000

const name = (what: string) =>
  singleLine(
    z
      .string()
      .trim()
      .min(1, { error: `${what} needs a name` })
      .max(60),
  )

const entry = z.strictObject({
  name: name('a figure'),
  profile: z.string().max(60),
  /** A creature that is no troop: its profile, written out. */
  creature: profileSchema.optional(),
  weapons: z
    .array(z.enum(WEAPONS, { error: `a weapon is one of ${WEAPONS.join(', ')}` }))
    .max(10)
    .default([]),
  armor: z.enum(ARMORS, { error: 'armor is none, light or heavy' }).optional(),
  shield: z.boolean().default(false),
  base: z.int().min(1).max(200).optional(),
  icon: z.string().max(60).optional(),
  notes: notesSchema.optional(),
  figures: singleFiguresSchema.optional(),
  count: z.int().min(-MOST_WRITTEN).max(MOST_WRITTEN).default(1),
})

const army = z.strictObject({
  name: name('an army'),
  entries: z.array(entry, { error: 'an army lists its entries' }).max(200),
})

/** A list in the right form; it may still be against the rules. */
export interface ArmySheet {
  readonly name: string
  readonly entries: readonly EntrySheet[]
}

export interface EntrySheet extends Entry {
  /** The base in millimetres, as the list has it. */
  readonly base: number
}

type WrittenEntry = z.infer<typeof entry>

export function readSheet(source: unknown): ArmySheet {
  const written = readAs(army, typeof source === 'string' ? parseJson(source, 'army list') : source, 'army list')
  return {
    name: written.name,
    entries: written.entries.map((one, index) => entryOf(one, profileFor(one, `entries.${index}.profile`))),
  }
}

/** One entry by itself. */
export function readEntrySheet(source: unknown): EntrySheet {
  const written = readAs(entry, source, 'entry')
  return entryOf(written, profileFor(written, 'profile'))
}

const profileFor = ({ profile, creature }: WrittenEntry, where: string): Profile =>
  profileIn(creature ? [profileFrom(creature)] : [], profile, where)

/** A profile that is written out, a troop, or a creature of the bestiary. */
export function profileIn(own: readonly Profile[], id: string, where: string): Profile {
  const found = own.find((profile) => profile.id === id) ?? (isTroop(id) ? TROOP_TABLE[id] : shippedProfile(id))
  if (found) return found
  const known = [...TROOPS, ...own.map((profile) => profile.id)]
  throw new InputError(
    `There is no profile "${id}"; there are ${known.join(', ')}, and the creatures of the bestiary.`,
    where,
  )
}

function entryOf(
  { name: called, figures, weapons, armor, shield, base, icon, count }: WrittenEntry,
  profile: Profile,
): EntrySheet {
  const millimetres = base ?? BASES[profile.size].usual
  return {
    name: called,
    figures,
    profile,
    weapons: weapons.length === 0 && profile.isSoldier ? ['hand-blade'] : weapons,
    armor: armor ?? profile.wears,
    shield,
    base: millimetres,
    diameter: millimetres * MM,
    icon: icon ?? usualIcon(profile.id),
    count,
  }
}

export const armyOf = ({ name: called, entries }: ArmySheet): Army => ({ name: called, entries })

const ICONS: { readonly [id in TroopId]: string } = {
  dwarf: 'dwarf-face',
  elf: 'elf-helmet',
  goblin: 'goblin-head',
  halfling: 'hood',
  'human-levy': 'pitchfork',
  'human-soldier': 'barbute',
  orc: 'orc-head',
}

/** The emblem of a figure whose list names none. */
export const usualIcon = (profile: string): string =>
  isTroop(profile) ? ICONS[profile] : (shippedCreature(profile)?.icon ?? 'fangs')
