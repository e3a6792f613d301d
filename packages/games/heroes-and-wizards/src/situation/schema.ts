/** What may be written in a situation file, and what it means when it is left out. `docs/situations.md` is made from this. */
import { idSchema, nameSchema, pieceFields, situationFields, spotSchema, tableFields } from '@muster/engine'
import { z } from 'zod'
import { MOVEMENTS, RANKS } from '../state/profile.ts'
import { EDGES, SCENARIOS, STAGES } from '../state/state.ts'
import { ITEMS } from '../state/items.ts'
import { SPELLS } from '../state/spells.ts'

const piece = z.object(pieceFields).strict()
const link = z.tuple([idSchema, idSchema])
const inches = z.number().min(0).max(100)

const figure = z
  .object({
    id: idSchema.describe('The id of the figure; players read it as its name.'),
    side: idSchema.describe('The id of its side.'),
    at: spotSchema.optional().describe('Where it stands, in inches.'),
    movement: z.enum(MOVEMENTS).default('6').describe('Movement.'),
    melee: z.int().min(1).max(5).default(1).describe('Melee.'),
    shooting: z.int().min(0).max(5).default(0).describe('Shooting.'),
    armour: z.int().min(0).max(5).default(0).describe('Armour.'),
    twoWeapons: z.boolean().default(false).describe('Whether it fights with two weapons.'),
    mighty: z.boolean().default(false).describe('Whether it is mighty.'),
    diameter: z
      .number()
      .min(0.75)
      .max(4)
      .optional()
      .describe('The diameter of its base in inches; without it, 1, or 2 if it is mighty.'),
    rank: z.enum(RANKS).default('trooper').describe('What it is.'),
    icon: z.string().max(60).default('barbute').describe('Its emblem.'),
    prisoner: z.boolean().default(false).describe('Whether it is the prisoner of the Rescue scenario.'),
    item: z.enum(ITEMS).optional().describe('Its magic item.'),
    spells: z
      .array(z.enum(SPELLS))
      .max(2)
      .default([])
      .describe('Its spells: two of a Wizard, one of an Amulet’s bearer.'),
    where: z
      .enum(['waiting', 'standing', 'slain', 'prison', 'left', 'out'])
      .default('standing')
      .describe('Whether it is on the table.'),
    cursed: z.boolean().default(false).describe('Whether it is cursed.'),
    moved: z.boolean().default(false).describe('Whether it has moved this turn.'),
    spent: inches.default(0).describe('Movement it has spent this turn, with all costs.'),
    walked: inches.default(0).describe('How far it has gone this turn.'),
    casts: z.int().min(0).max(2).default(0).describe('How many spells it has cast this turn.'),
    attacked: z.boolean().default(false).describe('Whether it has been attacked in melee this turn.'),
  })
  .strict()

const side = z
  .object({
    id: idSchema.describe('The id of the side.'),
    name: nameSchema.optional().describe('What players read; without it, the id.'),
    edge: z.enum(EDGES).optional().describe('The table edge it plays from.'),
    slain: z.int().min(0).max(100_000).default(0).describe('The points value of the enemies it has slain.'),
    gold: z.int().min(0).max(100_000).default(0).describe('Its gold in the Loot scenario.'),
    conceded: z.boolean().default(false).describe('Whether it has conceded.'),
  })
  .strict()

const gem = z
  .object({
    bearer: idSchema.optional().describe('The figure that carries it.'),
    at: spotSchema.optional().describe('Where it lies, or was picked up; without it, the centre of the table.'),
    carried: inches.default(0).describe('How far it has been carried.'),
    passed: z.boolean().default(false).describe('Whether it has been passed on this turn.'),
  })
  .strict()

export const situationSchema = z
  .object({
    ...situationFields('heroes-and-wizards'),
    ...tableFields(piece, [48, 48]),
    sides: z
      .array(side)
      .min(2)
      .max(4)
      .default([
        { id: 'a', name: 'North', edge: 'north', slain: 0, gold: 0, conceded: false },
        { id: 'b', name: 'South', edge: 'south', slain: 0, gold: 0, conceded: false },
      ])
      .describe('Two to four sides; without them, `a` in the north and `b` in the south.'),
    setter: idSchema.optional().describe('The side that sets up the terrain; without it, the first.'),
    figures: z.array(figure).max(400).describe('The figures.'),
    limit: z.int().min(1).max(100_000).default(250).describe('The points limit.'),
    scenario: z.enum(SCENARIOS).default('pitched-battle').describe('The scenario.'),
    stage: z.enum(STAGES).default('move').describe('The step of the turn the battle is in.'),
    turn: z.int().min(0).max(6).default(1).describe('The turn; 0 before the first.'),
    order: z.array(idSchema).optional().describe('The sides in the order they act; without it, as they are listed.'),
    acting: z.int().min(0).max(3).default(0).describe('Whose turn it is within that order; the first is 0.'),
    shots: z.array(link).max(400).default([]).describe('Shots declared: who shoots at whom.'),
    attacks: z.array(link).max(400).default([]).describe('Melee attacks assigned: who strikes at whom.'),
    gem: gem.optional().describe('The Cursed Gem.'),
    prison: idSchema.optional().describe('The id of the terrain piece that is the prison.'),
  })
  .strict()

export type SituationData = z.infer<typeof situationSchema>
export type FigureData = SituationData['figures'][number]

/** The side that sets up the terrain. */
export const setterOf = ({ setter, sides: [first] }: SituationData): string => setter ?? first?.id ?? 'a'
