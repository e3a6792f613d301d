/** What a file may say of powers: areas, auras, bursts, healing, endurance, and conditions that come with a hit. */
import { nameSchema, singleLine } from '@muster/engine'
import { z } from 'zod'
import type { Power } from '../state/power.ts'
import { CONDITIONS, DAMAGE_TYPES, SAVES, SIZES } from '../state/vocabulary.ts'

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

/** What each kind of power must say. */
const NEEDED: { readonly [kind in Power['kind']]: readonly string[] } = {
  area: ['area', 'save', 'potency'],
  aura: ['inches'],
  'death-burst': ['inches', 'save', 'potency', 'harm'],
  regeneration: ['stoppedBy'],
  endurance: ['save', 'potency', 'stoppedBy'],
}
const KINDS = Object.keys(NEEDED) as readonly Power['kind'][]

const written = z
  .object({
    id: powerId.describe('Its id: `power-` and its name.'),
    name: nameSchema.describe('What players read.'),
    kind: z.enum(KINDS).describe('What it is.'),
    area: area.optional().describe('Of an area: its shape.'),
    inches: inches.optional().describe('Of an aura or a death burst: how far it reaches.'),
    save: z.enum(SAVES).optional().describe('Of an area, a death burst or endurance: the save against it.'),
    potency: potency.optional().describe('The Potency of that save.'),
    against: against.optional().describe('Of an aura: the save against it; without it, none.'),
    harm: harm.optional().describe('The damage it does; without it, none.'),
    inflicts: z.array(condition).max(4).optional().describe('The conditions of whoever fails the save.'),
    sparesFriends: z.boolean().optional().describe('It reaches enemies alone.'),
    isExtra: z.boolean().optional().describe('Of an area: it costs no action, once a round.'),
    stoppedBy: z
      .array(z.enum(DAMAGE_TYPES))
      .max(10)
      .optional()
      .describe('Of regeneration or endurance: the types of damage that stop it.'),
  })
  .strict()

type Written = z.infer<typeof written>

const missingIn = (said: Written): readonly string[] => [
  ...NEEDED[said.kind].filter((field) => said[field as keyof Written] === undefined),
  ...(said.area?.shape === 'line' && said.area.wide === undefined ? ['area.wide'] : []),
  ...(said.area?.shape === 'burst' && said.area.range === undefined ? ['area.range'] : []),
]

/** A power as a file writes it. What its kind does not need is ignored. */
export const power = written.refine((said) => missingIn(said).length === 0, {
  error: ({ input }) => `a power of this kind also says: ${missingIn(input as Written).join(', ')}`,
})

/** The schema has made sure that each kind has what it needs. */
export const powersFrom = (said: readonly Written[]): readonly Power[] => said as readonly Power[]

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
    text: singleLine(z.string().max(2000)).describe('What it would do.'),
  })
  .strict()
