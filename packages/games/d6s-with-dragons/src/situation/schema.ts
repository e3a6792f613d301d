/**
 * What a situation file may say. Lengths and heights are in inches, bases in millimetres as the book
 * gives them. Everything left out is that of a Human Warrior with a blade. `docs/situations.md` is made from this.
 */
import {
  heightField,
  idSchema,
  nameSchema,
  pieceFields,
  situationFields,
  spotSchema,
  tableFields,
} from '@muster/engine'
import { z } from 'zod'
import { STAGES } from '../state/state.ts'
import { COMMANDS, EDGES, ENCOUNTERS, SECTORS, SPELL_IDS } from '../state/vocabulary.ts'
import { figure } from './figure-schema.ts'

const piece = z.object({ ...pieceFields, height: heightField }).strict()
const count = z.int().min(0).max(99)
const inches = z.number().min(0).max(99)

const side = z
  .object({
    id: idSchema.describe('The id of the side.'),
    name: nameSchema.optional().describe('What players read; without it, the id.'),
    edge: z.enum(EDGES).optional().describe('The table edge it plays from.'),
    sectors: z
      .array(z.enum(SECTORS))
      .max(3)
      .default([])
      .describe('The sectors of its edge that it has deployed in already.'),
    starting: count.optional().describe('How many characters it began with; without it, all who are or were there.'),
  })
  .strict()

const order = z
  .object({
    figure: idSchema.describe('The character that must obey.'),
    word: z.enum(COMMANDS).describe('What it must do.'),
  })
  .strict()

const effect = z
  .object({
    id: idSchema.describe('The id of the effect.'),
    spell: z.enum(SPELL_IDS).describe('The spell that is in force.'),
    caster: idSchema.describe('The character that cast it.'),
    potency: z.int().min(0).max(12).default(0).describe('The Potency it was cast with.'),
    targets: z.array(idSchema).max(50).default([]).describe('The characters it lies on; an aura has none.'),
    at: spotSchema.optional().describe('Where its area lies, or what it summoned stands.'),
    radius: z.number().positive().max(24).optional().describe('How far its area reaches.'),
    choice: z
      .string()
      .max(200)
      .optional()
      .describe('What was chosen when it was cast: a kind of weather, a type of damage.'),
    orders: z.array(order).max(50).default([]).describe('Command: the word that each of its targets must obey.'),
    concentration: z.boolean().default(true).describe('Whether its caster concentrates on it.'),
    round: count.optional().describe('The round in which it was cast; without it, this round.'),
  })
  .strict()

const thing = z
  .object({
    id: idSchema.describe('The id of the object.'),
    kind: z.enum(['treasure', 'supply', 'object']).default('treasure').describe('What it is.'),
    heavy: z.boolean().default(false).describe('Whether it slows its carrier.'),
    diameter: z
      .number()
      .min(5)
      .max(100)
      .optional()
      .describe('How wide it is, in millimetres; without it, 25 for supplies and 20 for the rest.'),
    side: idSchema.optional().describe('The side it belongs to.'),
    at: spotSchema.describe('Where it lies, or where it was picked up.'),
    carrier: idSchema.optional().describe('The character that carries it.'),
    destroyed: z.boolean().default(false).describe('Whether it has been destroyed; then `by` says by whom.'),
    by: idSchema.optional().describe('The side that destroyed it.'),
  })
  .strict()

const melee = z
  .object({
    id: z.int().min(1).max(99).optional().describe('Its number; without it, its place in the list, from 1.'),
    members: z.array(idSchema).min(1).describe('The characters in it.'),
    passed: z.array(idSchema).default([]).describe('The members that will do nothing more in it.'),
    resolved: z.boolean().default(false).describe('Whether it is over.'),
  })
  .strict()

const turn = z
  .object({
    figure: idSchema.describe('The character whose movement turn it is.'),
    left: inches.optional().describe('The movement it has left; without it, all of it.'),
    speed: inches.optional().describe('The movement it began its turn with; without it, its printed Speed.'),
    prepared: z.boolean().default(false).describe('Whether it has given half its Speed for a movement action.'),
    landLeft: inches.optional().describe('The movement it has left on land, while it moves in another manner.'),
    mustSwim: z.boolean().default(false).describe('Whether it is in deep water and must swim on.'),
    leaving: z
      .array(idSchema)
      .max(50)
      .default([])
      .describe('Whose threatened space it was leaving when it was stopped.'),
  })
  .strict()

export const situationSchema = z
  .object({
    ...situationFields('d6s-with-dragons'),
    ...tableFields(piece, [24, 24]),
    sides: z
      .array(side)
      .length(2)
      .default([
        { id: 'a', name: 'North', edge: 'north', sectors: [] },
        { id: 'b', name: 'South', edge: 'south', sectors: [] },
      ])
      .describe('The two sides; without them, `a` in the north and `b` in the south.'),
    figures: z.array(figure).max(200).describe('The characters.'),
    limit: z.int().min(1).max(100_000).default(150).describe('The points value of the battle.'),
    encounter: z.enum(ENCOUNTERS).default('confrontation').describe('The encounter that is played.'),
    stage: z.enum(STAGES).default('act').describe('The step of the round the battle is in.'),
    round: count.default(1).describe('The round; 0 before the first.'),
    lead: idSchema.optional().describe('The side of the Lead Player; without it, the first.'),
    picking: idSchema.optional().describe('The side whose pick it is while deploying.'),
    effects: z.array(effect).max(100).default([]).describe('The spells in force.'),
    things: z.array(thing).max(100).default([]).describe('Treasures, supplies and other objects.'),
    melees: z.array(melee).max(99).default([]).describe('The melees of the Combat Phase.'),
    melee: z.int().min(1).max(99).optional().describe('The number of the melee that is being resolved.'),
    turn: turn.optional().describe('The movement turn under way.'),
    calm: count.default(0).describe('How many rounds in a row nothing has come of anything.'),
  })
  .strict()

export type SituationFile = z.infer<typeof situationSchema>
export type FigureInFile = SituationFile['figures'][number]
