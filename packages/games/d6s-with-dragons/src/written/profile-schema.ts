/** What a file may say of a profile: numbers, features, powers, attacks, spells. */
import { idSchema, nameSchema } from '@muster/engine'
import { z } from 'zod'
import { SPECIAL_MOVEMENTS } from '../state/profile.ts'
import {
  CONDITIONS,
  DAMAGE_TYPES,
  FEATURE_IDS,
  INCANTATION_IDS,
  QUICK_SPELL_IDS,
  RIDERS,
  SAVES,
  SIZES,
  SPELL_IDS,
  TYPES,
  WEAPON_KINDS,
  WEAPON_TYPES,
} from '../state/vocabulary.ts'
import { infliction, power, powerId, shift, unenforced } from './power-schema.ts'

/** More than any character of the book has, but low enough that battles end. */
const stat = z.int().min(0).max(20)
export const few = z.int().min(0).max(10)
export const boxes = z.int().min(0).max(30)
export const inches = z.number().min(0).max(99)
const millimetres = z.number().min(5).max(100)

const weapon = z
  .object({
    id: idSchema.describe('The id of the attack.'),
    name: nameSchema.optional().describe('What players read; without it, the id.'),
    kind: z.enum(WEAPON_KINDS).default('natural').describe('What it is.'),
    type: z.enum(WEAPON_TYPES).optional().describe('Its type, which gives its mastery.'),
    range: z.tuple([inches, inches]).optional().describe('Short and long range in inches; without it, melee only.'),
    reach: z.number().min(0).max(12).optional().describe('How far it reaches in melee, when more than 1".'),
    damage: few.default(1).describe('How many rolls to wound a hit makes.'),
    strength: z.int().min(-10).max(10).default(0).describe('What it adds to the bearer’s Strength.'),
    ownStrength: stat.optional().describe('Its own Strength, in place of the bearer’s.'),
    sure: z
      .object({
        save: z.enum(SAVES).optional().describe('The save that stops it; without it, nothing does.'),
        potency: few.optional().describe('The Potency of that save; without it, 0.'),
      })
      .strict()
      .optional()
      .describe('It is made without a to-hit roll, in place of an attack of a melee action.'),
    largest: z.enum(SIZES).optional().describe('The largest size it can be used against; without it, any.'),
    damageType: z.enum(DAMAGE_TYPES).optional().describe('The type of its damage.'),
    riders: z.array(z.enum(RIDERS)).max(3).optional().describe('What a hit with it does besides its damage.'),
    inflicts: z.array(infliction).max(4).optional().describe('Conditions that a hit brings, for the rider `inflicts`.'),
    shift: shift.optional().describe('Where a hit moves its target, for the rider `inflicts`.'),
    charge: z
      .object({
        after: inches.describe('After a move of so many inches.'),
        strength: few.describe('What is added to the Strength of a hit.'),
      })
      .strict()
      .optional()
      .describe('A hit is harder after a run, for the rider `charges`.'),
    limit: z
      .object({
        times: few.min(1).describe('So many times.'),
        per: z.enum(['round', 'battle']).describe('In each round, or in the whole battle.'),
      })
      .optional()
      .describe('How often it may be used; without it, as often as its bearer attacks.'),
    melee: z.boolean().optional().describe('Whether it can be used in melee; without it, if it has no range.'),
  })
  .strict()

const casting = z
  .object({
    potency: z.int().min(0).max(12).default(0).describe('Its Potency.'),
    slots: boxes.default(0).describe('Its boxes of Spellcasting.'),
    standard: z.array(z.enum(SPELL_IDS)).default([]).describe('The spells listed under Spellcasting.'),
    incantations: z.array(z.enum(INCANTATION_IDS)).default([]).describe('The incantations of its Spell Concentration.'),
    quick: z
      .array(
        z
          .object({
            spells: z.array(z.enum(QUICK_SPELL_IDS)).describe('The spells that share the boxes.'),
            boxes: boxes.describe('How often they can be cast.'),
          })
          .strict(),
      )
      .max(12)
      .default([])
      .describe('Its rows of Quick Cast.'),
  })
  .strict()

const base = z.union([
  millimetres.describe('A round base.'),
  z
    .object({
      shape: z.enum(['oval', 'rectangle']).describe('Its shape.'),
      width: millimetres.describe('Across.'),
      length: millimetres.describe('From front to back.'),
    })
    .strict(),
])

/** The fields of a profile; those left out are as printed. */
export const profileFields = {
  name: nameSchema.optional().describe('The name of its profile, which others’ `mounts` may name.'),
  icon: z.string().max(60).optional().describe('Its emblem.'),
  points: z.int().min(0).max(999).optional().describe('Its points value.'),
  speed: inches.optional().describe('Speed, in inches.'),
  fight: stat.optional().describe('Fight.'),
  attacks: few.optional().describe('Attacks.'),
  strength: stat.optional().describe('Strength.'),
  armor: stat.optional().describe('Armor, without what its gear adds.'),
  toughness: stat.optional().describe('Toughness.'),
  health: z.int().min(1).max(30).optional().describe('Health.'),
  morale: stat.optional().describe('Morale.'),
  saves: z.tuple([stat, stat, stat]).optional().describe('Fortitude, Reflex and Will.'),
  size: z.enum(SIZES).optional().describe('Its size.'),
  base: base
    .optional()
    .describe(
      'The diameter of its base in millimetres, or an object with `shape`, `width` and `length`; without it, that of its size.',
    ),
  types: z.array(z.enum(TYPES)).max(10).optional().describe('Its types.'),
  traits: z.array(z.enum(FEATURE_IDS)).max(30).optional().describe('Its features.'),
  powers: z.array(power).max(12).optional().describe('What else it can do, as converted creatures have it.'),
  unenforced: z.array(unenforced).max(40).optional().describe('What it could do elsewhere, and cannot here.'),
  uses: z
    .partialRecord(z.union([z.enum(FEATURE_IDS), powerId]), boxes)
    .optional()
    .describe('How often it can use a feature or a power that is limited.'),
  moves: z
    .partialRecord(z.enum(SPECIAL_MOVEMENTS), inches)
    .optional()
    .describe('Its special movements, each with its Speed in inches.'),
  mounts: z.array(nameSchema).max(20).optional().describe('The mounts it may ride: ids or names of their profiles.'),
  casting: casting.optional().describe('Its spells.'),
  attackList: z.array(weapon).max(12).optional().describe('Attacks of its own, besides the weapons it carries.'),
  resists: z.array(z.enum(DAMAGE_TYPES)).optional().describe('Types of damage it resists.'),
  weakTo: z.array(z.enum(DAMAGE_TYPES)).optional().describe('Types of damage it is weak to.'),
  immuneTo: z
    .array(z.enum([...DAMAGE_TYPES, ...CONDITIONS]))
    .optional()
    .describe('Types of damage and conditions it is immune to.'),
}

export const writtenProfile = z.object(profileFields)
export type WrittenProfile = z.infer<typeof writtenProfile>
