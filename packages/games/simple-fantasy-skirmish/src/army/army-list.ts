/**
 * Army lists as people write them: units by their designs, or cards with printed numbers of their own.
 * Text that is not an army list is an InputError; what breaks the design rules is found by check-army.ts.
 */
import { notesSchema, singleFiguresSchema, singleLine, parseJson, readAs } from '@muster/engine'
import { inches } from '@muster/table'
import { z } from 'zod'
import {
  STAT_COLUMNS,
  GRADES,
  ATTACK_KINDS,
  PENALTIES,
  TRAITS,
  TYPES,
  UPGRADES,
  type Card,
  type StatColumn,
  type CardGrid,
} from '../state/card.ts'
import { cardOf } from '../design/card-of.ts'
import type { CardBox, UnitDesign } from '../design/design.ts'

/** The points limit unless the players agree on another. */
export const USUAL_LIMIT = 60

const BOXES = ATTACK_KINDS.flatMap((kind) => STAT_COLUMNS.map((doing): CardBox => `${kind}-${doing}`))
const box = z.enum(BOXES as [CardBox, ...CardBox[]])
const stat = z
  .int({ error: 'a stat is a whole number' })
  .min(2, { error: 'a stat is 2 or more' })
  .max(12, { error: 'a stat is 12 at most' })
const boxes = z.object({ attack: stat.optional(), save: stat.optional(), skill: stat.optional() }).strict()
const name = (what: string) =>
  singleLine(
    z
      .string()
      .trim()
      .min(1, { error: `${what} needs a name` })
      .max(60),
  )

const item = z
  .object({
    is: z.enum(['weapon', 'artifact']),
    grade: z.enum(GRADES),
    name: name('an item'),
    rolls: z.array(
      z.enum(['melee-attack', 'ranged-attack', 'magic-attack', 'melee-save', 'ranged-save', 'magic-save', 'skill']),
    ),
  })
  .strict()

/** Numbers printed on a card that was not worked out by the design rules: taken as they are. */
const printed = z
  .object({
    move: z.number().min(0).max(36).default(6),
    cost: z.number().min(0).max(1000).default(1),
    melee: boxes.default({}),
    ranged: boxes.default({}),
    magic: boxes.default({}),
    range: z.number().min(0).max(96).default(12),
    magicRange: z.number().min(0).max(96).default(12),
    magicInMelee: z.boolean().default(true),
  })
  .strict()

const unit = z
  .object({
    name: name('a unit'),
    icon: z.string().max(60).default('barbute'),
    type: z.enum(TYPES, { error: 'a unit is troops, elites or a champion' }).default('troops'),
    count: z.int({ error: 'models are counted in whole numbers' }).min(1).max(10).default(1),
    upgrades: z.array(z.enum(UPGRADES)).default([]),
    traits: z.array(z.enum(TRAITS)).default([]),
    penalties: z.array(z.enum(PENALTIES)).default([]),
    items: z.array(item).default([]),
    own: z
      .array(
        z
          .object({
            name: name('a trait'),
            gives: z.partialRecord(box, stat).optional(),
            improves: z.array(box).optional(),
          })
          .strict(),
      )
      .default([]),
    flavour: z.string().max(400).optional(),
    notes: notesSchema.optional(),
    figures: singleFiguresSchema.optional(),
    printed: printed.optional(),
  })
  .strict()

const army = z
  .object({
    name: name('an army'),
    units: z.array(unit, { error: 'an army lists its units' }).max(40, { error: 'that is too many units' }),
  })
  .strict()

export type ArmyList = z.infer<typeof army>
export type UnitEntry = z.infer<typeof unit>

export function readArmyList(source: unknown): ArmyList {
  return readAs(
    army as unknown as z.ZodType<ArmyList>,
    typeof source === 'string' ? parseJson(source, 'army list') : source,
    'army list',
  )
}

export const readUnit = (source: unknown): UnitEntry => readAs(unit as unknown as z.ZodType<UnitEntry>, source, 'unit')

export function designOf(sheet: UnitEntry): UnitDesign {
  const { name, icon, type, count, upgrades, traits, penalties, items, own, flavour } = sheet
  return { name, icon, type, count, upgrades, traits, penalties, items, own, flavour }
}

/** The card a unit of a list plays with: printed as it is, or worked out. */
export function cardOfEntry(sheet: UnitEntry): Card {
  const { figures } = sheet
  const card = { ...cardOf(designOf(sheet)), ...(figures && { figures }) }
  const { printed } = sheet
  if (!printed) return card
  return {
    ...card,
    move: inches(printed.move),
    cost: printed.cost,
    range: inches(printed.range),
    grid: { melee: filled(printed.melee), ranged: filled(printed.ranged), magic: filled(printed.magic) },
    magic: { inMelee: printed.magicInMelee, range: inches(printed.magicRange) },
  }
}

const filled = (written: { readonly [doing in StatColumn]?: number | undefined }): CardGrid['melee'] =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)) as CardGrid['melee']

export const cardsOf = ({ units }: ArmyList): Card[] => units.map(cardOfEntry)
export const pointsOf = ({ cost, count }: Card): number => cost * count
