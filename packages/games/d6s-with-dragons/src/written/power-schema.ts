/** What a file may say of powers: each kind says what it needs, and conditions that come with a hit. */
import { nameSchema, singleLine } from '@muster/engine'
import { z } from 'zod'
import { TARGET_CONDITIONS, type Power } from '../state/power.ts'
import { CONDITIONS, DAMAGE_TYPES, SAVES, SIZES, SPELL_IDS } from '../state/vocabulary.ts'

const inches = z.number().min(0).max(100)
const strength = z.int().min(0).max(20)
const potency = z.int().min(0).max(12)
const condition = z.enum(CONDITIONS)

/** It begins with the word "power-": "power-fire-breath". */
export const powerId = z.templateLiteral(['power-', z.string().regex(/[a-z0-9-]{1,50}/)])

const against = z
  .object({
    save: z.enum(SAVES).describe('The save.'),
    potency: potency.describe('Its Potency.'),
  })
  .strict()

const harm = z
  .object({
    dice: z.int().min(1).max(10).describe('How many to-wound rolls.'),
    strength: strength.describe('At which Strength.'),
    weaker: strength.optional().describe('At which Strength against those who save; without it, no harm.'),
    type: z.enum(DAMAGE_TYPES).optional().describe('The type of the damage.'),
  })
  .strict()

const area = z
  .object({
    shape: z
      .enum(['cone', 'line', 'around', 'burst'])
      .describe('A cone or a line from its user, a disc around its user, or one around a point.'),
    inches: inches.describe('How long it is, or how far it reaches from its middle.'),
    wide: inches.optional().describe('Of a line: how wide it is.'),
    range: inches.optional().describe('Of a burst: how far away its middle may lie.'),
  })
  .strict()

type Said = { readonly kind: Power['kind']; readonly area?: z.infer<typeof area> | undefined }

/** What each kind of power must say. */
const NEEDED: { readonly [kind in Power['kind']]: readonly string[] } = {
  area: ['area', 'save', 'potency'],
  target: ['range', 'save', 'potency'],
  teleport: ['inches'],
  legendary: ['times', 'deeds'],
  parry: ['armor'],
  retaliation: ['harm'],
  fury: [],
  absorption: ['type'],
  senses: ['inches'],
  aura: ['inches'],
  'death-burst': ['inches', 'save', 'potency', 'harm'],
  regeneration: ['stoppedBy'],
  endurance: ['save', 'potency', 'stoppedBy'],
}
const KINDS = Object.keys(NEEDED) as readonly Power['kind'][]

function missingIn(said: Said): readonly string[] {
  return [
    ...NEEDED[said.kind].filter((field) => !(field in said)),
    ...(said.area?.shape === 'line' && said.area.wide === undefined ? ['area.wide'] : []),
    ...(said.area?.shape === 'burst' && said.area.range === undefined ? ['area.range'] : []),
  ]
}

const alsoSays = (said: Said): string => `a power of this kind also says: ${missingIn(said).join(', ')}`

/** Where a hit or a failed save moves somebody. */
export const shift = z
  .object({
    inches: inches.describe('How far.'),
    towards: z.boolean().optional().describe('Towards its user; without it, away.'),
    largest: z.enum(SIZES).optional().describe('The largest target that is moved; without it, any.'),
  })
  .strict()

/** What those kinds say that strike an area or one enemy. */
const striking = {
  area: area.optional().describe('Of an area: its shape.'),
  range: inches.optional().describe('Of a power at one enemy: how far away that may be.'),
  only: z.enum(TARGET_CONDITIONS).optional().describe('Of a power at one enemy: the condition it must be in.'),
  largest: z.enum(SIZES).optional().describe('Of a power at one enemy: how large it may be; without it, any.'),
  save: z.enum(SAVES).optional().describe('The save against it.'),
  potency: potency.optional().describe('The Potency of that save.'),
  harm: harm.optional().describe('The damage it does; without it, none.'),
  inflicts: z.array(condition).max(4).optional().describe('The conditions of whoever fails the save.'),
  shift: shift.optional().describe('Where whoever fails the save is moved.'),
  sparesFriends: z.boolean().optional().describe('It reaches enemies alone.'),
}

const named = {
  id: powerId.describe('Its id: `power-` and its name.'),
  name: nameSchema.describe('What players read.'),
}

const deed = z
  .object({
    ...named,
    teleport: inches.optional().describe('It may teleport so far.'),
    move: z.number().min(0).max(2).optional().describe('It may move this share of its Speed.'),
    attack: z.array(z.string().max(60)).max(6).optional().describe('It makes one attack with one of these.'),
    spell: z.enum(SPELL_IDS).optional().describe('It casts this without a box.'),
    strike: z
      .object({ ...named, kind: z.enum(['area', 'target']).describe('What it is.'), ...striking })
      .strict()
      .refine((said) => missingIn(said).length === 0, { error: ({ input }) => alsoSays(input as Said) })
      .optional()
      .describe('An area, or a power at one enemy.'),
    once: z.boolean().optional().describe('Once a round.'),
  })
  .strict()

const written = z
  .object({
    ...named,
    kind: z.enum(KINDS).describe('What it is.'),
    ...striking,
    isExtra: z.boolean().optional().describe('It costs no action, once a round.'),
    inches: inches.optional().describe('How far an aura, a burst, a sense or a teleport reaches.'),
    against: against.optional().describe('Of an aura: the save against it; without it, none.'),
    times: z.int().min(1).max(6).optional().describe('Of legendary actions: how many a round.'),
    deeds: z.array(deed).min(1).max(6).optional().describe('Of legendary actions: what it may do.'),
    armor: z.int().min(1).max(6).optional().describe('Of a parry: what is added to its Armor.'),
    saves: z.boolean().optional().describe('Of fury: saves have advantage too.'),
    type: z.enum(DAMAGE_TYPES).optional().describe('Of absorption: the damage that heals it.'),
    stoppedBy: z
      .array(z.enum(DAMAGE_TYPES))
      .max(10)
      .optional()
      .describe('Of regeneration or endurance: the types of damage that stop it.'),
  })
  .strict()

/** A power as a file writes it. What its kind does not need is ignored. */
export const power = written.refine((said) => missingIn(said).length === 0, {
  error: ({ input }) => alsoSays(input as Said),
})

/** The schema has made sure that each kind has what it needs. */
export const powersFrom = (said: readonly z.infer<typeof written>[]): readonly Power[] => said as readonly Power[]

export const infliction = z
  .object({
    is: condition.describe('The condition.'),
    largest: z.enum(SIZES).optional().describe('The largest target it works on; without it, any.'),
    after: inches.optional().describe('How far its user must have moved in this Movement Phase.'),
    against: against.optional().describe('The save that averts it; without it, none.'),
    potency: potency.optional().describe('Of a grapple: the Potency of escaping from it.'),
  })
  .strict()

export const unenforced = z
  .object({
    name: nameSchema.describe('What it is called.'),
    text: singleLine(z.string().max(10_000)).describe('What it would do.'),
  })
  .strict()
