/**
 * Army lists as people write them: entries of a profile, a number and gear in words. `readSheet`
 * says why something is no list at all; what is merely against the rules is found by check.ts.
 */
import { InputError, singleLine, parseJson, readAs } from '@muster/engine'
import { z } from 'zod'
import { gearFrom } from '../content/gear-words.ts'
import { PROFILES } from '../content/profiles.ts'
import { costOf } from '../content/costs.ts'
import type { Gear, Profile } from '../state/profile.ts'

export const USUAL_LIMIT = 150

/** Larger numbers are typing errors, and their sums might overflow. */
const MOST_WRITTEN = 1000

const entry = z.looseObject({
  profile: z.string({ error: 'an entry names its profile, such as "elf-warrior"' }),
  name: singleLine(z.string().trim().min(1).max(50)).optional(),
  count: z.number().min(-MOST_WRITTEN).max(MOST_WRITTEN).default(1),
  gear: z
    .array(z.string().max(60), { error: 'gear is a list of words, such as ["blade", "shield"]' })
    .max(20)
    .default(['blade']),
})
const army = z.looseObject({
  name: singleLine(
    z.string({ error: 'an army needs a name' }).trim().min(1, { error: 'an army needs a name' }).max(80),
  ),
  entries: z.array(entry, { error: 'an army lists its entries' }).max(200),
})

export type ArmySheet = z.infer<typeof army>
export type EntrySheet = z.infer<typeof entry>

export function readSheet(source: unknown): ArmySheet {
  return readAs(army, typeof source === 'string' ? parseJson(source, 'army list') : source, 'army list')
}

export interface Entry {
  readonly name: string
  readonly profile: Profile
  readonly count: number
  readonly gear: Gear
  /** Of one character, with its gear. */
  readonly points: number
}

/** The entries a legal sheet stands for. */
export const entriesOf = ({ entries }: ArmySheet): Entry[] =>
  entries.map((sheet) => {
    const profile = PROFILES.find(({ id }) => id === sheet.profile)
    if (!profile) throw new InputError(`There is no profile "${sheet.profile}".`, 'profile')
    const gear = gearFrom(sheet.gear)
    return { name: sheet.name ?? profile.name, profile, count: sheet.count, gear, points: costOf(profile, gear).total }
  })
