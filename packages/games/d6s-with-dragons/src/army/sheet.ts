/**
 * Army lists as people write them: entries of a profile, a number and gear in words. `readSheet`
 * says why something is no list at all; what is merely against the rules is found by check.ts.
 */
import { notesSchema, singleFiguresSchema, singleLine, parseJson, readAs } from '@muster/engine'
import { z } from 'zod'
import { writtenCreature } from '../written/creature.ts'

export const USUAL_LIMIT = 150

/** Larger numbers are typing errors, and their sums might overflow. */
const MOST_WRITTEN = 1000

const word = z.string().max(60)

/** What an injury of a campaign has taken for good. */
const lowered = z.strictObject({
  speed: z.int().min(0).max(20).optional(),
  fight: z.int().min(0).max(20).optional(),
})

const entry = z.looseObject({
  profile: z.string({ error: 'an entry names its profile, such as "elf-warrior"' }),
  /** A creature of one's own, in a free-form team: its profile, written out. */
  creature: writtenCreature.optional(),
  name: singleLine(z.string().trim().min(1).max(50)).optional(),
  notes: notesSchema.optional(),
  figures: singleFiguresSchema.optional(),
  count: z.number().min(-MOST_WRITTEN).max(MOST_WRITTEN).default(1),
  gear: z.array(word, { error: 'gear is a list of words, such as ["blade", "shield"]' }).max(20).optional(),
  upgrades: z.array(word, { error: 'upgrades are a list of words, such as ["scout"]' }).max(20).default([]),
  mount: z.string({ error: 'a mount is named by its profile, such as "warhorse"' }).max(60).optional(),
  lowered: lowered.optional(),
  mountLowered: lowered.optional(),
  barding: z.enum(['none', 'light', 'heavy'], { error: 'barding is "light" or "heavy"' }).default('none'),
})
const army = z.looseObject({
  name: singleLine(
    z.string({ error: 'an army needs a name' }).trim().min(1, { error: 'an army needs a name' }).max(80),
  ),
  /** The id of its army list; without it, a free-form team. */
  list: word.optional(),
  /** The side it picks, where its list has several. */
  element: word.optional(),
  entries: z.array(entry, { error: 'an army lists its entries' }).max(200),
})

export type ArmySheet = z.infer<typeof army>
export type EntrySheet = z.infer<typeof entry>
export type LoweredNumbers = z.infer<typeof lowered>

export function readSheet(source: unknown): ArmySheet {
  return readAs(army, typeof source === 'string' ? parseJson(source, 'army list') : source, 'army list')
}

export const readEntrySheet = (source: unknown): EntrySheet => readAs(entry, source, 'entry')
