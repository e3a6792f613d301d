/** Profiles that players bring along: creatures that are not among the troops, written out in full. */
import { idSchema, nameSchema, singleLine } from '@muster/engine'
import { inches } from '@muster/table'
import { z } from 'zod'
import { USUAL_REACH } from '../content/gear.ts'
import { wholeProfile, type Profile } from '../state/profile.ts'
import { ARMORS, FEATURES, SAVES, SIZES, WEAPON_TYPES } from '../state/vocabulary.ts'
import { wholeWeapon, type AttackArea, type SaveAttack, type Weapon } from '../state/weapons.ts'

const stat = (most: number) => z.int().min(0).max(most)
/** In inches; no table is longer. */
const length = z.number().min(0).max(72)

const forced = {
  save: z.enum(SAVES).describe('The save.'),
  difficulty: stat(10).optional().describe('Its Difficulty; without it, the save succeeds.'),
}

const effect = z
  .object({
    is: z.enum(['prone', 'grappled']).describe('What befalls whoever is hit.'),
    largest: z.enum(SIZES).optional().describe('The largest creature it works on; without it, any.'),
    against: z.object(forced).strict().optional().describe('The save that averts it; without it, none.'),
    escape: stat(10).optional().describe('Of a grapple: the Difficulty of escaping from it.'),
  })
  .strict()

const area = z
  .object({
    shape: z
      .enum(['cone', 'line', 'burst', 'around'])
      .describe('From its user, around the target, or around its user.'),
    inches: length.describe('How long it is, or how far it reaches from its middle.'),
    wide: length.optional().describe('Of a line: how wide it is; without it, 1.'),
  })
  .strict()

const save = z
  .object({
    ...forced,
    weaker: z
      .int()
      .min(-20)
      .max(10)
      .optional()
      .describe('Added to Strength against those who save; without it, no harm.'),
    area: area.optional().describe('Whom it reaches besides its target.'),
  })
  .strict()

const naturalWeapon = z
  .object({
    name: nameSchema.describe('What it is called.'),
    type: z.enum(WEAPON_TYPES).optional().describe('Its weapon type, if its mastery can be used.'),
    strength: z.int().min(-10).max(10).default(0).describe("Added to the creature's Strength."),
    damage: z.int().min(0).max(10).default(1).describe('The Damage of a hit.'),
    reach: length.optional().describe('How far it strikes, in inches; without it 1, and none if it has a range.'),
    range: z.tuple([length, length]).optional().describe('Short and long range, in inches.'),
    brings: z.array(effect).max(3).optional().describe('What a hit brings besides wounds.'),
    save: save.optional().describe('It has no to-hit roll: whoever it reaches saves.'),
    uses: z.int().min(1).max(20).optional().describe('How often it may be used in a battle.'),
    isExtra: z.boolean().optional().describe('Whether it is used in its turn to move and costs no action.'),
    isWholeAction: z.boolean().optional().describe('Whether it takes the whole combat action.'),
    needsPreparing: z.boolean().default(false).describe('Whether it is a bow or a gun, which is prepared.'),
  })
  .strict()

const legendary = z
  .object({
    name: nameSchema.describe('What it is called.'),
    move: z.number().min(0).max(1).optional().describe('The share of its Speed that it may move first.'),
    strikes: z.array(nameSchema).max(10).optional().describe('The weapons of which it strikes once with one.'),
    power: naturalWeapon.optional().describe('An attack that it has for this action alone.'),
    once: z.boolean().optional().describe('Whether it is taken once a round at most.'),
  })
  .strict()

export const profileSchema = z
  .object({
    id: idSchema.describe('The id that figures name.'),
    name: nameSchema.optional().describe('What players read; without it, the id.'),
    size: z.enum(SIZES).default('medium').describe('Its size, which decides its base.'),
    speed: length.default(6).describe('Speed, in inches.'),
    fight: stat(10).default(4).describe('Fight.'),
    armor: z
      .union([stat(10), z.literal('none')])
      .default(0)
      .describe('Armor; "none" where attacks hit automatically.'),
    toughness: stat(20).default(4).describe('Toughness.'),
    health: z.int().min(1).max(50).default(1).describe('Health.'),
    attacks: stat(20).default(1).describe('Attacks.'),
    strength: stat(20).default(3).describe('Strength.'),
    fortitude: stat(10).default(3).describe('Fortitude.'),
    reflex: stat(10).default(3).describe('Reflex.'),
    will: stat(10).default(3).describe('Will.'),
    points: stat(1000).default(0).describe('What it costs.'),
    features: z.array(z.enum(FEATURES)).max(FEATURES.length).default([]).describe('Its features.'),
    soldier: z.boolean().default(false).describe('Whether it begins with a hand weapon and buys gear.'),
    wears: z.enum(ARMORS).default('none').describe('Armor that comes with it.'),
    weapons: z.array(naturalWeapon).max(10).default([]).describe('What it attacks with by nature.'),
    legendary: z.array(legendary).max(6).default([]).describe("What it may do right after an enemy's turn."),
    unenforced: z
      .array(
        z
          .object({
            name: nameSchema.describe('What it is called.'),
            text: singleLine(z.string().max(10_000)).describe('What it would do.'),
          })
          .strict(),
      )
      .max(40)
      .default([])
      .describe('What it could do elsewhere, and cannot here.'),
    mount: z
      .object({
        name: nameSchema.describe('What the mount is called.'),
        toughness: stat(20).default(4).describe("The mount's Toughness."),
        health: z.int().min(1).max(50).default(1).describe("The mount's Health."),
      })
      .strict()
      .optional()
      .describe('The creature it rides on.'),
  })
  .strict()

export type ProfileData = z.infer<typeof profileSchema>
export type NaturalWeaponData = ProfileData['weapons'][number]
export type LegendaryData = ProfileData['legendary'][number]

export const profileFrom = (data: ProfileData): Profile =>
  wholeProfile({
    id: data.id,
    name: data.name ?? data.id,
    size: data.size,
    speed: data.speed,
    fight: data.fight,
    armor: data.armor === 'none' ? undefined : data.armor,
    toughness: data.toughness,
    health: data.health,
    attacks: data.attacks,
    strength: data.strength,
    saves: { fortitude: data.fortitude, reflex: data.reflex, will: data.will },
    points: data.points,
    features: data.features,
    isSoldier: data.soldier,
    wears: data.wears,
    naturalWeapons: data.weapons.map((weapon, index) => weaponFrom(weapon, `${data.id} ${index + 1}`)),
    legendary: data.legendary.map((deed) => ({
      ...deed,
      power: deed.power && weaponFrom(deed.power, `${data.id} ${deed.name}`),
    })),
    unenforced: data.unenforced,
    mount: data.mount,
  })

const weaponFrom = (data: NaturalWeaponData, id: string): Weapon =>
  wholeWeapon({
    id,
    name: data.name,
    rule: 'FD-ATK-05',
    type: data.type,
    strength: data.strength,
    damage: data.damage,
    reach: data.reach === undefined ? (data.range ? undefined : USUAL_REACH) : inches(data.reach),
    range: data.range && { short: inches(data.range[0]), long: inches(data.range[1]) },
    brings: data.brings,
    save: data.save && saveAttackFrom(data.save),
    uses: data.uses,
    isExtra: data.isExtra || undefined,
    isWholeAction: data.isWholeAction || undefined,
    needsPreparing: data.needsPreparing || undefined,
  })

type SaveData = NonNullable<NaturalWeaponData['save']>

const saveAttackFrom = ({ area: written, ...said }: SaveData): SaveAttack => ({
  ...said,
  ...(written && { area: areaFrom(written) }),
})

const USUAL_WIDTH = 1

function areaFrom({ shape, inches: far, wide = USUAL_WIDTH }: NonNullable<SaveData['area']>): AttackArea {
  if (shape === 'cone') return { shape, length: inches(far) }
  return shape === 'line' ? { shape, length: inches(far), width: inches(wide) } : { shape, radius: inches(far) }
}
