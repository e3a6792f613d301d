/**
 * Army lists as people write them. `readSheet` turns data into a list or says why it is none at all; what is merely
 * against the rules is found by check.ts, entry by entry.
 */
import { notesSchema, parseJson, readAs, singleFiguresSchema, singleLine } from '@muster/engine'
import { z } from 'zod'
import { profileOf } from '../content/profiles.ts'
import type { Army, Entry, ModelSheet } from '../state/profile.ts'
import { GEAR, PROFILE_IDS, RANKS, SPECIAL_RULES, type ProfileId } from '../state/vocabulary.ts'

export const USUAL_LIMIT = 400

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

const modelFields = {
  name: name('a model'),
  profile: z.enum(PROFILE_IDS, { error: `a profile is one of ${PROFILE_IDS.join(', ')}` }),
  mounted: z.boolean().default(false),
  rank: z.enum(RANKS, { error: 'a rank is ordinary, champion or hero' }).default('ordinary'),
  gear: z.array(z.enum(GEAR, { error: `an item of equipment is one of ${GEAR.join(', ')}` })).default([]),
  rules: z.array(z.enum(SPECIAL_RULES, { error: `a special rule is one of ${SPECIAL_RULES.join(', ')}` })).default([]),
  icon: z.string().max(60).optional(),
  notes: notesSchema.optional(),
  count: z.int().min(-MOST_WRITTEN).max(MOST_WRITTEN).default(1),
}
const model = z.strictObject(modelFields)
const entry = z.strictObject({
  ...modelFields,
  figures: singleFiguresSchema.optional(),
  crew: z.array(model).max(20).default([]),
})
const army = z.strictObject({
  name: name('an army'),
  entries: z.array(entry, { error: 'an army lists its entries' }).max(200),
})

/** A list in the right form; it may still be against the rules. */
export type ArmySheet = z.infer<typeof army>
export type EntrySheet = z.infer<typeof entry>
export type CrewSheet = z.infer<typeof model>

export const readSheet = (source: unknown): ArmySheet =>
  readAs(army, typeof source === 'string' ? parseJson(source, 'army list') : source, 'army list')

export const readEntrySheet = (source: unknown): EntrySheet => readAs(entry, source, 'entry')

/** The army a legal sheet stands for. */
export function armyOf({ name: called, entries: written }: ArmySheet): Army {
  const entries: Entry[] = []
  for (const one of written) entries.push(entryOf(one))
  return { name: called, entries }
}

/** Written out: an object that is spread and added to has a hidden class of its own, and is read slowly ever after. */
function entryOf(written: EntrySheet): Entry {
  const { name: called, profile, mounted, rank, gear, rules, icon, count } = modelOf(written)
  const { figures, crew } = written
  return { name: called, profile, mounted, rank, gear, rules, icon, count, figures, crew: crew.map(modelOf) }
}

const modelOf = ({ name: called, profile, mounted, rank, gear, rules, icon, count }: CrewSheet): ModelSheet => ({
  name: called,
  profile,
  mounted,
  rank,
  gear,
  rules,
  icon: icon ?? usualIcon(profile, mounted),
  count,
})

const ICONS: { readonly [id in ProfileId]: string } = {
  'levy-infantry': 'barbute',
  'wretched-infantry': 'goblin-head',
  'unruly-infantry': 'orc-head',
  'unyielding-infantry': 'dwarf-helmet',
  'frenzied-infantry': 'battle-axe',
  'exalted-infantry': 'black-knight-helm',
  'crawling-creature': 'shambling-zombie',
  'running-creature': 'wolf-head',
  'brute-monster': 'ogre',
  'predator-monster': 'fangs',
  'crushing-monster': 'troll',
  'behemoth-monster': 'gorilla',
  'ravaging-monster': 'spiked-dragon-head',
  'aberrant-monster': 'fish-monster',
  catapult: 'catapult',
  ballista: 'ballista',
  'multi-arrow-ballista': 'arrow-cluster',
  'small-chariot': 'chariot',
  'large-chariot': 'chariot',
  'huge-chariot': 'chariot',
}

/** The emblem of a model whose list names none. */
export const usualIcon = (profile: ProfileId, mounted: boolean): string =>
  mounted && profileOf(profile).kind === 'infantry' ? 'mounted-knight' : ICONS[profile]
