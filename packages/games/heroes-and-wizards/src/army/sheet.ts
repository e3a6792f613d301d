/**
 * Army lists as people write them. `readArmy` turns data into an army or says why it is none at
 * all; what is merely against the rules is found by check.ts, entry by entry.
 */
import { InputError, notesSchema, singleFiguresSchema, singleLine, parseJson, readAs } from '@muster/engine'
import { INCH, type Length } from '@muster/table'
import { z } from 'zod'
import {
  MOVEMENTS,
  RANKS,
  type Army,
  type FigureType,
  type Movement,
  type Profile,
  type Rank,
} from '../state/profile.ts'

export const USUAL_LIMIT = 250
/** The base of a figure whose list names none. */
export const usualDiameter = (isMighty: boolean): Length => (isMighty ? 2 * INCH : INCH)

/** Larger numbers are typing errors; sums of them would no longer be exact. */
const MOST_WRITTEN = 1000

const stat = z.int({ error: 'a stat is a whole number' })
const profile = z.looseObject({
  movement: z.union([z.string(), z.number().transform(String)], { error: 'movement is 6, 9, 12, 15, 18 or fly' }),
  melee: stat,
  shooting: stat,
  armour: stat,
  twoWeapons: z.boolean().default(false),
  mighty: z.boolean().default(false),
})
const type = z.looseObject({
  name: singleLine(z.string().trim().min(1, { error: 'a type needs a name' }).max(60)),
  rank: z.enum(RANKS, { error: 'a rank is trooper, hero or wizard' }).default('trooper'),
  profile,
  diameter: z
    .number()
    .min(0)
    .max(100 * INCH)
    .optional(),
  count: z.number().min(-MOST_WRITTEN).max(MOST_WRITTEN).default(1),
  icon: z.string().max(60).optional(),
  notes: notesSchema.optional(),
  figures: singleFiguresSchema.optional(),
})
const army = z.looseObject({
  name: singleLine(z.string().trim().min(1, { error: 'an army needs a name' }).max(80)),
  types: z.array(type, { error: 'an army lists its types of figures' }),
})

/** A list in the right form; its numbers may still be against the rules. */
export type ArmySheet = z.infer<typeof army>
export type TypeSheet = z.infer<typeof type>

export function readSheet(source: unknown): ArmySheet {
  return readAs(army, typeof source === 'string' ? parseJson(source, 'army list') : source, 'army list')
}

export const readTypeSheet = (source: unknown): TypeSheet => readAs(type, source, 'entry')

export const diameterOf = ({ diameter, profile: { mighty } }: TypeSheet): Length => diameter ?? usualDiameter(mighty)

/** The army a legal sheet stands for. */
export function armyOf(sheet: ArmySheet): Army {
  return { name: sheet.name, types: sheet.types.map(typeOf) }
}

function typeOf(sheet: TypeSheet): FigureType {
  const { name, figures, rank, count, icon } = sheet
  const { movement, melee, shooting, armour, twoWeapons, mighty } = sheet.profile
  if (!isMovement(movement)) throw new InputError(`${name}: there is no Movement "${movement}".`, 'profile.movement')
  const stats = { movement, melee, shooting, armour, twoWeapons, mighty } as Profile
  const emblem = icon ?? usualIcon(rank, stats)
  return { name, figures, rank, profile: stats, diameter: diameterOf(sheet), count, icon: emblem }
}

export const isMovement = (text: string): text is Movement => (MOVEMENTS as readonly string[]).includes(text)

/** The emblem of a figure whose list names none: it shows what the figure does best. */
export function usualIcon(rank: Rank, { movement, melee, shooting, armour, mighty }: Profile): string {
  if (rank !== 'trooper') return rank === 'hero' ? 'knight-banner' : 'pointy-hat'
  if (mighty) return movement === 'fly' ? 'spiked-dragon-head' : 'ogre'
  if (movement === 'fly') return 'feathered-wing'
  if (movement === '18' || movement === '15') return 'mounted-knight'
  if (shooting >= melee && shooting > 0) return 'high-shot'
  return armour >= 4 ? 'black-knight-helm' : armour >= 3 ? 'visored-helm' : melee >= 2 ? 'barbute' : 'pitchfork'
}
