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
import { GRADES, PENALTIES, TRAITS } from '../state/card.ts'
import { MODES, SCENARIOS, STAGES, TASK_VERBS } from '../state/state.ts'

const piece = z
  .object({
    ...pieceFields,
    height: heightField,
    storeys: z.int().min(1).max(9).optional().describe('Storeys of a building; without it, its ground floor alone.'),
    wayUp: z.enum(['stairs', 'ladder', 'ramp']).optional().describe('A way up that is marked on the map.'),
  })
  .strict()

const stat = z.int().min(2).max(12).optional()
const boxes = z
  .object({
    attack: stat.describe('The number a die must reach to hit.'),
    save: stat.describe('The number a die must reach to save.'),
    skill: stat.describe('The number a die must reach in a task.'),
  })
  .strict()
const inches = z.number().min(0).max(100)
const height = z.number().min(0).max(48)

const item = z
  .object({
    is: z.enum(['weapon', 'artifact']).describe('What it is.'),
    grade: z.enum(GRADES).describe('Its grade, which gives its die.'),
    name: nameSchema.describe('What players read.'),
    rolls: z
      .array(
        z.enum(['melee-attack', 'ranged-attack', 'magic-attack', 'melee-save', 'ranged-save', 'magic-save', 'skill']),
      )
      .describe('The rolls it lends its die to.'),
  })
  .strict()

/** Plain troops unless it says otherwise: any stats at all are taken as they are given. */
const task = z
  .object({
    verb: z.enum(TASK_VERBS).describe('What it tried.'),
    on: idSchema.describe('The objective or unit it tried that on.'),
  })
  .strict()

const unit = z
  .object({
    id: idSchema.describe('The id of the unit; players read it as its name.'),
    side: idSchema.describe('The id of its side.'),
    at: z
      .array(spotSchema)
      .max(10)
      .default([])
      .describe('Where its models stand, in inches; empty while it waits to be placed.'),
    count: z.int().min(1).max(10).optional().describe('How many models it has; without it, as many as stand.'),
    level: height.optional().describe('How high it stands, in inches; without it, as high as the ground is there.'),
    levels: z.array(height).max(10).default([]).describe('How high each model stands, where they differ.'),
    type: z
      .enum(['troops', 'champion'])
      .default('troops')
      .describe('`troops`, or a `champion` of one model. Elites are written by their numbers.'),
    icon: z.string().max(60).default('barbute').describe('Its emblem.'),
    move: z.number().min(0).max(36).default(6).describe('Move, in inches.'),
    melee: boxes.default({ attack: 4, skill: 4 }).describe('The Melee row of its card.'),
    ranged: boxes.default({}).describe('The Ranged row of its card.'),
    magic: boxes.default({ save: 6 }).describe('The Magic row of its card.'),
    range: inches.default(12).describe('The range of its Ranged attack.'),
    magicRange: inches.default(12).describe('The range of its Magic attack; 0 for none.'),
    magicInMelee: z.boolean().default(true).describe('Whether its Magic attack works in a melee.'),
    cost: z.number().min(0).max(1000).default(1).describe('Points per model.'),
    diameter: z.number().min(0.2).max(4).optional().describe('The diameter of its bases in inches; without it, 25 mm.'),
    traits: z.array(z.enum(TRAITS)).default([]).describe('Its traits.'),
    penalties: z.array(z.enum(PENALTIES)).default([]).describe('Its penalties.'),
    items: z.array(item).max(10).default([]).describe('The Enchanted Items of a Champion.'),
    marker: z.boolean().default(false).describe('Whether it has been activated this round.'),
    host: idSchema.optional().describe('The unit that a Champion is attached to.'),
    late: z.boolean().default(false).describe('Whether it was attached this round to a unit that had been activated.'),
    scrum: z.int().min(1).max(100).optional().describe('The number of the melee it is in.'),
    drewBlood: z.boolean().default(false).describe('Whether it has removed enemy models this round.'),
    drewBloodBefore: z.boolean().default(false).describe('Whether it removed enemy models in the round before.'),
    tried: z.array(task).max(50).default([]).describe('Tasks it has tried.'),
  })
  .strict()

const side = z
  .object({
    id: idSchema.describe('The id of the side.'),
    name: nameSchema.describe('What players read.'),
    edge: z.enum(['north', 'south']).optional().describe('The table edge it plays from.'),
    passed: z.boolean().default(false).describe('Whether it will activate nothing more this round.'),
    score: z.int().min(0).max(1000).default(0).describe('Its score.'),
  })
  .strict()
const seat = (id: string, name: string, edge: 'north' | 'south') => ({ id, name, edge, passed: false, score: 0 })

const active = z
  .object({
    unit: idSchema.describe('The unit that is activated.'),
    moved: z.boolean().default(true).describe('Whether it has moved.'),
    charged: idSchema.optional().describe('The unit it has charged.'),
    from: spotSchema.describe('Its centre-point before the move.'),
    fromLevel: height.default(0).describe('How high it stood before the move.'),
  })
  .strict()

const thing = z
  .object({
    id: idSchema.describe('The id of the objective.'),
    is: z.enum(['flag', 'lock', 'parcel', 'goal']).describe('What it is.'),
    name: nameSchema.describe('What players read.'),
    owner: idSchema.optional().describe('The side it belongs to.'),
    at: spotSchema.describe('Where it lies.'),
    bearer: idSchema.optional().describe('The unit that carries it.'),
    done: z.boolean().default(false).describe('Whether it has been dealt with.'),
  })
  .strict()

export const situationSchema = z
  .object({
    ...situationFields('simple-fantasy-skirmish'),
    ...tableFields(piece, [48, 36]),
    units: z.array(unit).max(100).describe('The units.'),
    sides: z
      .tuple([side, side])
      .default([seat('a', 'North', 'north'), seat('b', 'South', 'south')])
      .describe('The two sides; without them, `a` in the north and `b` in the south.'),
    mode: z.enum(MODES).default('advanced').describe('The basic or the advanced game.'),
    scenario: z.enum(SCENARIOS).default('deathmatch').describe('The scenario.'),
    rounds: z.int().min(0).max(50).default(0).describe('The last round; 0 for none.'),
    limit: z.number().min(1).max(100_000).default(60).describe('The points limit.'),
    scrums: z.boolean().default(true).describe('Whether players close up by hand after a charge.'),
    stage: z.enum(STAGES).default('activate').describe('The step of the round the battle is in.'),
    round: z.int().min(0).max(99).default(1).describe('The round; 0 before the first.'),
    winner: idSchema.optional().describe('The side that won the last roll-off.'),
    turn: idSchema.default('a').describe('The side whose turn it is.'),
    leeway: idSchema.optional().describe('The side that holds the Leeway Marker.'),
    active: active.optional().describe('The activation under way, in the stage `attack`.'),
    things: z.array(thing).max(50).default([]).describe('What the scenario has put on the table.'),
  })
  .strict()

export type SituationFile = z.infer<typeof situationSchema>
export type SituationUnit = SituationFile['units'][number]
