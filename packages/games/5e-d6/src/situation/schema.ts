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
import { profileSchema } from '../army/profile-sheet.ts'
import { ARMORS, EDGES, REACTIONS, SCENARIOS, STAGES, WEAPONS, WHEREABOUTS } from '../state/vocabulary.ts'

const piece = z.object({ ...pieceFields, height: heightField }).strict()

const figure = z
  .object({
    id: idSchema.describe('The id of the figure; players read it as its name.'),
    side: idSchema.describe('The id of its side.'),
    at: spotSchema.optional().describe('Where it stands, in inches.'),
    profile: z.string().max(60).default('human-soldier').describe('Its profile: a troop, or one of `profiles`.'),
    weapons: z.array(z.enum(WEAPONS)).max(10).optional().describe('Its weapons; without them, a soldier has a blade.'),
    armor: z.enum(ARMORS).optional().describe('The armor it wears; without it, what its profile has.'),
    shield: z.boolean().default(false).describe('Whether it has a shield.'),
    base: z.int().min(10).max(120).optional().describe('The diameter of its base in millimetres.'),
    icon: z.string().max(60).optional().describe('Its emblem; without it, that of its profile.'),
    where: z.enum(WHEREABOUTS).default('standing').describe('Whether it is on the table.'),
    wounds: z.int().min(0).max(50).default(0).describe('Wounds it has taken.'),
    mountWounds: z.int().min(0).max(50).default(0).describe('Wounds its mount has taken.'),
    prone: z.boolean().default(false).describe('Whether it is prone.'),
    hidden: z.boolean().default(false).describe('Whether it is hidden.'),
    holds: idSchema.optional().describe('The figure it grapples.'),
    grip: z.int().min(0).max(10).default(0).describe('The Difficulty of escaping from that grapple.'),
    spent: z.array(z.string().max(80)).max(30).default([]).describe('Weapons with limited uses, once for each use.'),
    climb: z
      .object({
        piece: idSchema.describe('The piece on whose face it hangs.'),
        height: z.number().min(0).max(60).describe('How far up, in inches.'),
      })
      .strict()
      .optional()
      .describe('The vertical face it hangs on.'),
    moved: z.boolean().default(false).describe('Whether it has had its chance to move this round.'),
    fought: z.boolean().default(false).describe('Whether it has had its chance to attack this round.'),
    acted: z.boolean().default(false).describe('Whether it has used its action this round.'),
    prepared: z.boolean().default(false).describe('Whether it has prepared to shoot this round.'),
    dodging: z.boolean().default(false).describe('Whether it dodges this round.'),
    first: z.boolean().default(false).describe('Whether it attacks before everyone else this round.'),
    reacted: z.boolean().default(false).describe('Whether it has taken a reaction in this phase.'),
    reactions: z
      .array(z.enum(REACTIONS))
      .max(REACTIONS.length)
      .default([])
      .describe('The reactions it has taken this round.'),
    powersUsed: z.array(nameSchema).max(10).default([]).describe('Legendary actions and powers used this round.'),
  })
  .strict()

const side = z
  .object({
    id: idSchema.describe('The id of the side.'),
    name: nameSchema.optional().describe('What players read; without it, the id.'),
    edge: z.enum(EDGES).optional().describe('The table edge it plays from.'),
  })
  .strict()

export const situationSchema = z
  .object({
    ...situationFields('5e-d6'),
    ...tableFields(piece, [24, 24]),
    sides: z
      .array(side)
      .length(2)
      .default([
        { id: 'a', name: 'North', edge: 'north' },
        { id: 'b', name: 'South', edge: 'south' },
      ])
      .describe('The two sides; without them, `a` in the north and `b` in the south.'),
    profiles: z.array(profileSchema).max(50).default([]).describe('Profiles of creatures that are no troops.'),
    figures: z.array(figure).max(240).describe('The figures.'),
    limit: z.int().min(1).max(100_000).default(100).describe('The points limit.'),
    scenario: z.enum(SCENARIOS).default('to-the-last').describe('The scenario.'),
    rounds: z.int().min(1).max(100).default(100).describe('How many rounds the battle lasts at most.'),
    stage: z.enum(STAGES).default('movement').describe('The step of the round the battle is in.'),
    round: z.int().min(0).max(100).default(1).describe('The round; 0 before the first.'),
    lead: idSchema.optional().describe('The Lead Player of this round; without it, the first side.'),
    turn: z
      .object({
        figure: idSchema.describe('Whose turn to move it is.'),
        left: z.number().min(0).max(120).describe('Movement it has left, in inches.'),
        disengaged: z.boolean().default(false).describe('Whether its movement provokes nothing any more.'),
      })
      .strict()
      .optional()
      .describe('The turn to move that has begun.'),
    action: z
      .object({
        figure: idSchema.describe('Who attacks.'),
        attacks: z.int().min(0).max(20).describe('Attacks it has left.'),
      })
      .strict()
      .optional()
      .describe('The attacking combat action that has begun.'),
  })
  .strict()

export type SituationData = z.infer<typeof situationSchema>
export type FigureData = SituationData['figures'][number]
