/**
 * What a situation file may say. Lengths and heights are in inches, bases in millimetres as the book
 * gives them. Everything left out is that of a Human Warrior with a blade.
 */
import { heightField, idSchema as id, pieceFields, spotSchema as spot, tableFields } from '@muster/engine'
import { z } from 'zod'
import { SPECIAL_MOVEMENTS } from '../profile.ts'
import { STAGES } from '../state.ts'
import { CONDITIONS, DAMAGE_TYPES, EDGES, ENCOUNTERS, SECTORS, SIZES, WEAPON_KINDS, WEAPON_TYPES } from '../words.ts'

const length = z.number().min(-1000).max(1000)
const direction = z.tuple([length, length])
const small = z.int().min(0).max(99)

const piece = z.object({ ...pieceFields, height: heightField }).strict()

const weapon = z.object({
  id, name: z.string().optional(), kind: z.enum(WEAPON_KINDS).default('natural'), type: z.enum(WEAPON_TYPES).optional(),
  range: z.tuple([length, length]).optional(), reach: length.optional(), damage: small.default(1), strength: z.int()
    .default(0),
  damageType: z.enum(DAMAGE_TYPES).optional(), melee: z.boolean().optional(),
}).strict()

const casting = z.object({
  potency: small.default(0), slots: small.default(0), standard: z.array(id).default([]), incantations: z.array(id)
    .default([]),
  quick: z.array(z.object({ spells: z.array(id), boxes: small }).strict()).default([]),
}).strict()

/** A round base by its diameter, or one with two sides. */
const base = z.union([
  z.number().positive(),
  z.object({ shape: z.enum(['oval', 'rectangle']), width: z.number().positive(), length: z.number().positive() })
    .strict(),
])

/** Any of these replaces what the profile says. */
const profile = {
  name: z.string().optional(), icon: z.string().optional(), points: small.optional(),
  speed: z.number().min(0).max(99).optional(), fight: small.optional(), attacks: small.optional(), strength: small
    .optional(),
  armor: small.optional(), toughness: small.optional(), health: small.optional(), morale: small.optional(),
  saves: z.tuple([small, small, small]).optional(),
  size: z.enum(SIZES).optional(), base: base.optional(),
  types: z.array(id).optional(), traits: z.array(id).optional(), uses: z.record(z.string(), small).optional(),
  moves: z.partialRecord(z.enum(SPECIAL_MOVEMENTS), z.number().min(0).max(99)).optional(),
  mounts: z.array(id).optional(), casting: casting.optional(), attackList: z.array(weapon).optional(),
  resists: z.array(z.enum(DAMAGE_TYPES)).optional(), weakTo: z.array(z.enum(DAMAGE_TYPES)).optional(),
  immuneTo: z.array(z.enum([...DAMAGE_TYPES, ...CONDITIONS])).optional(),
}

const condition = z.union([z.enum(CONDITIONS), z.object({
  is: z.enum(CONDITIONS), from: id.optional(), round: small.optional(), effect: id.optional(), duringAction: z
    .boolean().optional(),
}).strict()])

const now = z.object({
  turnDone: z.boolean(), action: z.boolean(), used: z.array(z.string()), willing: length, shot: z.boolean(), dodging: z
    .boolean(), postponedTo: length,
  mastery: z.string(), masteryApplied: z.boolean(), shielding: z.boolean(), attacksLeft: small, followedUp: z
    .boolean(), disengages: z.boolean(),
  hitInMelee: z.boolean(), tested: z.boolean(), faced: z.array(id), rooted: z.boolean(), flyby: z
    .boolean(), climbing: z.boolean(), swept: z.boolean(), dismounted: z.boolean(),
}).partial().strict()

const figure = z.object({
  id, side: id,
  /** A printed profile to begin with. */
  of: id.default('human-warrior'),
  ...profile,
  /** `blade, heavy armor, shield` or the same as a list. */
  gear: z.union([z.string(), z.array(z.string())]).default('blade'),
  at: spot.optional(), facing: direction.optional(),
  /** Left out: as high as the ground is there. */
  level: length.optional(),
  where: z.enum(['waiting', 'standing', 'riding', 'slain', 'fled', 'out']).optional(),
  starting: z.boolean().optional(),
  wounds: small.default(0), temporary: small.default(0),
  conditions: z.array(condition).default([]), marked: z.record(z.string(), small).default({}),
  concentrating: id.optional(), carrying: id.optional(), mount: id.optional(),
  now: now.default({}),
}).strict()

const side = z.object({
  id, name: z.string().optional(), edge: z.enum(EDGES).optional(), sectors: z.array(z.enum(SECTORS)).default([]),
  starting: small.optional(),
}).strict()

const effect = z.object({
  id, spell: id, caster: id, potency: small.default(0), targets: z.array(id).default([]), at: spot
    .optional(), radius: length.optional(),
  choice: z.string().optional(), concentration: z.boolean().default(true), round: small.optional(),
}).strict()

const thing = z.object({
  id, kind: z.enum(['treasure', 'supply', 'object']).default('treasure'), heavy: z.boolean()
    .default(false), diameter: z.number().positive().optional(),
  side: id.optional(), at: spot, carrier: id.optional(), destroyed: z.boolean().default(false), by: id.optional(),
}).strict()

const melee = z.object({
  id: small.optional(), members: z.array(id).min(1), passed: z.array(id).default([]),
  resolved: z.boolean().default(false),
}).strict()

const turn = z.object({
  figure: id, left: length.optional(), speed: length.optional(), prepared: z.boolean().default(false),
  landLeft: length.optional(), mustSwim: z.boolean().default(false), leaving: z.array(id).default([]),
}).strict()

export const situationWords = z.object({
  muster: z.literal('situation'), game: z.literal('d6s-with-dragons'), title: z.string().optional(),
  dice: z.unknown().optional(), answers: z.unknown().optional(),
  ...tableFields(piece, [24, 24]),
  sides: z.array(side).length(2).default([
    { id: 'a', name: 'North', edge: 'north', sectors: [] },
    { id: 'b', name: 'South', edge: 'south', sectors: [] },
  ]),
  figures: z.array(figure).max(600),
  limit: z.int().min(1).default(150),
  encounter: z.enum(ENCOUNTERS).default('confrontation'),
  stage: z.enum(STAGES).default('act'),
  round: small.default(1),
  lead: id.optional(), picking: id.optional(),
  effects: z.array(effect).default([]), things: z.array(thing).default([]), melees: z.array(melee).default([]),
  melee: small.optional(), turn: turn.optional(),
  /** Rounds of calm so far. */
  calm: small.default(0),
}).strict()

export type Words = z.infer<typeof situationWords>
export type FigureWords = Words['figures'][number]
