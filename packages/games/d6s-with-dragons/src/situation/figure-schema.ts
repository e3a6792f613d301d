/** What a situation file may say of a character: a printed profile, what differs from it, and its current state. */
import { idSchema, spotSchema } from '@muster/engine'
import { z } from 'zod'
import { PROFILES } from '../content/profiles.ts'
import { CONDITIONS, MASTERY_IDS } from '../state/vocabulary.ts'
import { boxes, few, inches, profileFields } from '../written/profile-schema.ts'

const height = z.number().min(-48).max(48)

/** Masteries that are declared, and those with a trigger. */
const USED_MASTERIES = [
  ...MASTERY_IDS,
  'colossus-slayer',
  'divine-smite',
  'caster-mastery',
  'protection-mastery',
  'raised-shield',
] as const

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
    ...profileFields,
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
