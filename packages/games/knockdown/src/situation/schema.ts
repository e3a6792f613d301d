/** What may be written in a situation file, and what it means when it is left out. `docs/situations.md` is made from this. */
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
import {
  ACTIONS,
  EDGES,
  GEAR,
  PROFILE_IDS,
  RANKS,
  SCENARIOS,
  SPECIAL_RULES,
  STAGES,
  WHEREABOUTS,
} from '../state/vocabulary.ts'

const piece = z.object({ ...pieceFields, height: heightField }).strict()

const model = z
  .object({
    id: idSchema.describe('The id of the model; players read it as its name.'),
    side: idSchema.describe('The id of its side.'),
    at: spotSchema.optional().describe('Where it stands, in inches; crew of a chariot has no place of its own.'),
    profile: z.enum(PROFILE_IDS).default('levy-infantry').describe('Its profile.'),
    mounted: z.boolean().default(false).describe('Whether it is Cavalry, on its steed.'),
    rank: z.enum(RANKS).default('ordinary').describe('Whether it is a Champion or a Hero.'),
    gear: z.array(z.enum(GEAR)).max(GEAR.length).default([]).describe('Its equipment.'),
    rules: z.array(z.enum(SPECIAL_RULES)).max(SPECIAL_RULES.length).default([]).describe('Its special rules.'),
    icon: z.string().max(60).optional().describe('Its emblem; without it, that of its profile.'),
    where: z.enum(WHEREABOUTS).optional().describe('Whether it is on the table; without it, standing, or aboard.'),
    wounds: z.int().min(0).max(10).default(0).describe('Wounds it has suffered.'),
    knockedDown: z.boolean().default(false).describe('Whether it is knocked down.'),
    crew: z
      .array(idSchema)
      .max(5)
      .default([])
      .describe('Of a siege weapon, the models that hold its crew places; of a chariot, those aboard.'),
    activated: z.boolean().default(false).describe('Whether it has been activated this turn.'),
    movedAside: z.boolean().default(false).describe('Whether it has moved aside from a chariot this turn.'),
    regenerated: z.boolean().default(false).describe('Whether it has used its Regeneration.'),
  })
  .strict()

const side = z
  .object({
    id: idSchema.describe('The id of the side.'),
    name: nameSchema.optional().describe('What players read; without it, the id.'),
    team: idSchema.optional().describe('Sides of one team are friends; without it, the side is alone.'),
    edge: z.enum(EDGES).optional().describe('The table edge it plays from.'),
    lost: z.int().min(0).max(1000).default(0).describe('How many models it has lost this round.'),
    tests: z.int().min(0).max(1000).default(0).describe('How many Break tests it still has to take.'),
  })
  .strict()

const activation = z
  .object({
    figure: idSchema.describe('The model that is activated.'),
    action: z.enum(ACTIONS).describe('What it does.'),
    stage: z.enum(['move', 'fight', 'shoot']).default('move').describe('How far it has come.'),
    left: z.number().min(0).max(60).optional().describe('Movement it has left, in inches; without it, all of it.'),
    moved: z.boolean().default(false).describe('Whether it has moved.'),
    stoodUp: z.boolean().default(false).describe('Whether it has stood up in this activation.'),
  })
  .strict()

export const situationSchema = z
  .object({
    ...situationFields('knockdown'),
    ...tableFields(piece, [48, 48]),
    sides: z
      .array(side)
      .min(2)
      .max(4)
      .default([
        { id: 'a', name: 'North', edge: 'north', lost: 0, tests: 0 },
        { id: 'b', name: 'South', edge: 'south', lost: 0, tests: 0 },
      ])
      .describe('Two to four sides; without them, `a` in the north and `b` in the south.'),
    models: z.array(model).max(400).describe('The models, chassis included.'),
    limit: z.int().min(1).max(100_000).default(400).describe('The points limit.'),
    scenario: z.enum(SCENARIOS).default('battle').describe('The scenario.'),
    rounds: z.int().min(1).max(30).default(6).describe('How many rounds the battle lasts.'),
    objectives: z.array(spotSchema).max(20).optional().describe('The markers; without them, those of the scenario.'),
    stage: z.enum(STAGES).default('turn').describe('The step of the round the battle is in.'),
    round: z.int().min(0).max(30).default(1).describe('The round; 0 before the first.'),
    order: z.array(idSchema).optional().describe('The sides in the order they act; without it, as they are listed.'),
    acting: z.int().min(0).max(3).default(0).describe('Whose turn it is within that order; the first is 0.'),
    activation: activation.optional().describe('The activation under way.'),
  })
  .strict()

export type SituationData = z.infer<typeof situationSchema>
export type ModelData = SituationData['models'][number]
