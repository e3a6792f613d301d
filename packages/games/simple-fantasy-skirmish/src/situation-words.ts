/** What may be written in a situation file, and what it means when it is left out. */
import { heightField, idSchema as id, pieceFields, spotSchema as spot, tableFields } from '@muster/engine'
import { z } from 'zod'
import { GRADES, PENALTIES, TRAITS, TYPES, UPGRADES } from './card.ts'
import { MODES, SCENARIOS, STAGES } from './state.ts'

const piece = z.object({
  ...pieceFields, height: heightField,
  storeys: z.int().min(1).max(9).optional(),
  wayUp: z.enum(['stairs', 'ladder', 'ramp']).optional(),
}).strict()

const stat = z.int().min(2).max(12).optional()
const boxes = z.object({ attack: stat, save: stat, skill: stat }).strict()

const item = z.object({
  is: z.enum(['weapon', 'artifact']), grade: z.enum(GRADES), name: z.string(),
  rolls: z.array(z.enum(['melee-attack', 'ranged-attack', 'magic-attack', 'melee-save', 'ranged-save', 'magic-save', 'skill'])),
}).strict()

/** Plain troops unless it says otherwise: any stats at all are taken as they are given. */
const unit = z.object({
  id, side: id, at: z.array(spot).max(10).default([]), count: z.int().min(1).max(10).optional(), level: z.number().min(0).default(0),
  /** Of each model, where they differ. */
  levels: z.array(z.number().min(0)).default([]),
  type: z.enum(TYPES).default('troops'), icon: z.string().default('barbute'), move: z.number().min(0).max(36).default(6),
  melee: boxes.default({ attack: 4, skill: 4 }), ranged: boxes.default({}), magic: boxes.default({ save: 6 }),
  range: z.number().min(0).max(100).default(12), magicRange: z.number().min(0).max(100).default(12), magicInMelee: z.boolean().default(true),
  cost: z.number().min(0).default(1), diameter: z.number().positive().max(4).optional(),
  upgrades: z.array(z.enum(UPGRADES)).default([]), traits: z.array(z.enum(TRAITS)).default([]),
  penalties: z.array(z.enum(PENALTIES)).default([]), items: z.array(item).default([]),
  marker: z.boolean().default(false), host: id.optional(), late: z.boolean().default(false), scrum: z.int().min(1).optional(),
  drewBlood: z.boolean().default(false), drewBloodBefore: z.boolean().default(false), tried: z.array(z.string()).default([]),
}).strict()

const side = z.object({
  id, name: z.string(), edge: z.enum(['north', 'south']).optional(), passed: z.boolean().default(false), score: z.int().default(0),
}).strict()
const seat = (id: string, name: string, edge: 'north' | 'south') => ({ id, name, edge, passed: false, score: 0 })

export const situationSchema = z.object({
  muster: z.literal('situation'), game: z.literal('simple-fantasy-skirmish'), title: z.string().optional(),
  dice: z.unknown().optional(), answers: z.unknown().optional(),
  ...tableFields(piece, [48, 36]),
  units: z.array(unit).max(100),
  sides: z.tuple([side, side]).default([seat('a', 'North', 'north'), seat('b', 'South', 'south')]),
  mode: z.enum(MODES).default('advanced'), scenario: z.enum(SCENARIOS).default('deathmatch'),
  rounds: z.int().min(0).default(0), limit: z.number().min(1).default(60), scrums: z.boolean().default(true),
  stage: z.enum(STAGES).default('activate'), round: z.int().min(0).default(1),
  winner: id.optional(), turn: id.default('a'), leeway: id.optional(),
  active: z.object({
    unit: id, moved: z.boolean().default(true), charged: id.optional(), from: spot, fromLevel: z.number().default(0),
  }).strict().optional(),
  things: z.array(z.object({
    id, is: z.enum(['flag', 'lock', 'parcel', 'goal']), name: z.string(), owner: id.optional(), at: spot, bearer: id.optional(),
    done: z.boolean().default(false),
  }).strict()).default([]),
}).strict()

export type Written = z.infer<typeof situationSchema>
export type WrittenUnit = Written['units'][number]
