/** What a situation file may say of a character: a printed profile, what differs from it, and its current state. */
import { idSchema, nameSchema, spotSchema } from '@muster/engine'
import { z } from 'zod'
import { PROFILES } from '../content/profiles.ts'
import { SPECIAL_MOVEMENTS } from '../state/profile.ts'
import { infliction, power, powerId, unenforced } from './power-schema.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import type { Spell } from '../state/spell.ts'
import {
  CONDITIONS,
  DAMAGE_TYPES,
  FEATURE_IDS,
  MASTERY_IDS,
  RIDERS,
  SAVES,
  SIZES,
  SPELL_IDS,
  TYPES,
  WEAPON_KINDS,
  WEAPON_TYPES,
  type SpellId,
} from '../state/vocabulary.ts'

/** More than any character of the book has, but low enough that battles end. */
const stat = z.int().min(0).max(20)
const few = z.int().min(0).max(10)
const boxes = z.int().min(0).max(30)
const inches = z.number().min(0).max(99)
const millimetres = z.number().min(5).max(100)
const height = z.number().min(-48).max(48)

const ids = (kind: Spell['kind']): SpellId[] => SPELL_IDS.filter((id) => SPELL_TABLE[id].kind === kind)
const anySpell = z.enum(SPELL_IDS)
/** Masteries that are declared, and those with a trigger. */
const USED_MASTERIES = [
  ...MASTERY_IDS,
  'colossus-slayer',
  'divine-smite',
  'caster-mastery',
  'protection-mastery',
  'raised-shield',
] as const

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
    standard: z.array(anySpell).default([]).describe('The spells listed under Spellcasting.'),
    incantations: z
      .array(z.enum(ids('incantation')))
      .default([])
      .describe('The incantations of its Spell Concentration.'),
    quick: z
      .array(
        z
          .object({
            spells: z.array(z.enum(ids('quick'))).describe('The spells that share the boxes.'),
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

const profile = {
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

const condition = z.union([
  z.enum(CONDITIONS),
  z
    .object({
      is: z.enum(CONDITIONS).describe('The condition.'),
      from: idSchema.optional().describe('Who brought it about: the charmer, the grappler, the source of fear.'),
      round: z.int().min(0).max(99).optional().describe('The round it was gained in; without it, this round.'),
      effect: idSchema.optional().describe('The spell effect it hangs on.'),
      duringAction: z.boolean().optional().describe('Whether it was gained while an action was under way.'),
      potency: few.optional().describe('Of a grapple: the Potency of escaping from it, if it has one of its own.'),
    })
    .strict(),
])

const now = z
  .object({
    turnDone: z.boolean().describe('Its movement turn is over.'),
    action: z.boolean().describe('It still has its action.'),
    used: z.array(z.string().max(80)).max(50).describe('Free and extra actions already used, by feature.'),
    willing: inches.describe('How far it has moved willingly in the Movement Phase.'),
    shot: z.boolean().describe('Somebody on its base has shot.'),
    dodging: z.boolean().describe('It dodges.'),
    postponedTo: inches.describe('The lower Speed it postponed its turn to.'),
    mastery: z.enum(USED_MASTERIES).describe('The mastery it has declared or used.'),
    masteryApplied: z.boolean().describe('The mastery has been applied to its attack.'),
    shielding: z.boolean().describe('It uses Shield Mastery: -1 Fight in this Combat Phase.'),
    attacksLeft: few.describe('Attacks of its attack action that it has not made yet.'),
    followedUp: z.boolean().describe('It has followed up.'),
    disengages: z.boolean().describe('It disengages.'),
    hitInMelee: z.boolean().describe('It was hit in the melee being resolved.'),
    tested: z.boolean().describe('It has made its concentration save.'),
    faced: z.array(idSchema).max(50).describe('Enemies with Frightful Presence it has faced.'),
    rooted: z.boolean().describe('It may not move willingly.'),
    flyby: z.boolean().describe('It has given up movement for a Flyby.'),
    climbing: z.boolean().describe('It is still climbing and cannot act.'),
    swept: z.boolean().describe('Deep water has taken its movement.'),
    dismounted: z.boolean().describe('It got off its mount.'),
  })
  .partial()
  .strict()

const word = z.string().max(60)
const remembered = z.union([z.boolean(), z.int(), word, z.array(word).max(50), z.array(z.int()).max(50)])

export const figure = z
  .object({
    id: idSchema.describe('The id of the character; players read it as its name.'),
    side: idSchema.describe('The id of its side.'),
    of: z
      .enum(PROFILES.map(({ id }) => id))
      .default('human-warrior')
      .describe('The printed profile it begins with; the fields below replace parts of it.'),
    ...profile,
    gear: z
      .union([z.string().max(200), z.array(z.string().max(60)).max(12)])
      .optional()
      .describe(
        'Weapons, armor and shield: `blade, heavy armor, shield`, or the same as a list; without it, the gear its profile includes.',
      ),
    at: spotSchema.optional().describe('Where it stands, in inches; a rider stands where its mount does.'),
    facing: z
      .tuple([z.number().min(-144).max(144), z.number().min(-144).max(144)])
      .optional()
      .describe('Which way a base that is not round faces: east, south.'),
    level: height.optional().describe('How high it stands; without it, as high as the ground is there.'),
    where: z
      .enum(['waiting', 'standing', 'riding', 'aboard', 'slain', 'fled', 'out'])
      .optional()
      .describe(
        'Whether it is there; without it, `riding` if it has a mount, `aboard` if it has a vehicle, and else `standing`.',
      ),
    starting: z
      .boolean()
      .optional()
      .describe('Whether it began the battle; without it, yes, unless it is somebody’s mount.'),
    wounds: z
      .int()
      .min(0)
      .max(30)
      .default(0)
      .describe('Its wounds; fewer than its Health, unless it is out of the battle.'),
    temporary: z.int().min(0).max(30).default(0).describe('Its Temporary Health.'),
    conditions: z
      .array(condition)
      .max(CONDITIONS.length)
      .default([])
      .describe('Its conditions, by name or with more about them.'),
    marked: z
      .record(z.string().max(60), boxes)
      .default({})
      .describe('Boxes marked off: of a feature in `uses`, of `spellcasting`, or of a row of Quick Cast (`quick 1`).'),
    concentrating: idSchema.optional().describe('The id of the effect it concentrates on.'),
    carrying: idSchema.optional().describe('The id of the object it carries; without it, the one whose carrier it is.'),
    mount: idSchema.optional().describe('The id of the mount it rides.'),
    vehicle: idSchema.optional().describe('The id of the vehicle it is aboard.'),
    memory: z
      .record(z.string().max(60), z.record(z.string().max(60), remembered))
      .default({})
      .describe(
        'What its features remember (`"bound": { "ally": "Ann" }`), and how often it has used a limited weapon (`"uses of rock": { "uses": 1 }`).',
      ),
    now: now.default({}).describe('What it has done this round.'),
  })
  .strict()
