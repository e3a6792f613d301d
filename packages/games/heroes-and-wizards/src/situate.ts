/** Reads a situation: any figures in any state, anywhere, at any point of the turn. Lengths in inches. */
import { fieldFrom, idSchema, InputError, nameSchema, pieceFields, pointFrom, readAs, spotSchema, tableFields, type Json } from '@muster/engine'
import { inches, isOnTable, overlaps } from '@muster/table'
import { z } from 'zod'
import { baseOf, footprint, isStanding } from './figures.ts'
import { MOVEMENTS, RANKS, type FigureType, type Profile } from './profile.ts'
import { refuseUnplayable } from './situate-scenario.ts'
import { EDGES, SCENARIOS, STAGES, type Figure, type State } from './state.ts'
import { ITEMS } from './traits/items.ts'
import { SPELLS } from './traits/spells.ts'

const link = z.tuple([z.string(), z.string()])

const piece = z.object(pieceFields).strict()

const figure = z.object({
  id: idSchema, side: idSchema, at: spotSchema.optional(),
  movement: z.enum(MOVEMENTS).default('6'),
  melee: z.int().min(1).max(5).default(1),
  shooting: z.int().min(0).max(5).default(0),
  armour: z.int().min(0).max(5).default(0),
  twoWeapons: z.boolean().default(false),
  mighty: z.boolean().default(false),
  diameter: z.number().min(0.75).max(4).optional(),
  rank: z.enum(RANKS).default('trooper'),
  icon: z.string().default('barbute'),
  prisoner: z.boolean().default(false),
  item: z.enum(ITEMS).optional(),
  spells: z.array(z.enum(SPELLS)).max(2).default([]),
  where: z.enum(['waiting', 'standing', 'slain', 'prison', 'left', 'out']).default('standing'),
  cursed: z.boolean().default(false),
  moved: z.boolean().default(false),
  spent: z.number().min(0).max(100).default(0),
  walked: z.number().min(0).max(100).default(0),
  casts: z.int().min(0).max(2).default(0),
  attacked: z.boolean().default(false),
}).strict()

const side = z.object({
  id: idSchema, name: nameSchema.optional(), edge: z.enum(EDGES).optional(),
  slain: z.int().default(0), gold: z.int().default(0), conceded: z.boolean().default(false),
}).strict()

const schema = z.object({
  muster: z.literal('situation'), game: z.literal('heroes-and-wizards'), title: z.string().optional(),
  dice: z.unknown().optional(), answers: z.unknown().optional(),
  ...tableFields(piece, [48, 48]),
  sides: z.array(side).min(2).max(4).default([
    { id: 'a', name: 'North', edge: 'north', slain: 0, gold: 0, conceded: false },
    { id: 'b', name: 'South', edge: 'south', slain: 0, gold: 0, conceded: false },
  ]),
  setter: idSchema.optional(),
  figures: z.array(figure).max(400),
  limit: z.int().min(1).default(250),
  scenario: z.enum(SCENARIOS).default('pitched-battle'),
  stage: z.enum(STAGES).default('move'),
  turn: z.int().min(0).max(6).default(1),
  order: z.array(idSchema).optional(),
  acting: z.int().min(0).max(3).default(0),
  shots: z.array(link).default([]),
  attacks: z.array(link).default([]),
  gem: z.object({ bearer: idSchema.optional(), at: spotSchema.optional(), carried: z.number().min(0).default(0), passed: z.boolean().default(false) }).strict().optional(),
  prison: idSchema.optional(),
}).strict()

type Written = z.infer<typeof schema>
type WrittenFigure = Written['figures'][number]

const toLink = ([from, to]: readonly [string, string]) => ({ from, to })

export function situate(data: Json): State {
  const written = readAs(schema as unknown as z.ZodType<Written>, data, 'situation')
  refuseStrangers(written)
  const state = toState(written)
  refuseCrowding(state)
  refuseUnplayable(state)
  return state
}

function toState(written: Written): State {
  const field = fieldFrom(written)
  const centre = { x: Math.round(field.width / 2), y: Math.round(field.depth / 2) }
  const { gem } = written
  return {
    limit: written.limit, scenario: written.scenario, turns: 6, field, stage: written.stage, turn: written.turn,
    sides: written.sides.map((one) => ({
      id: one.id, name: one.name ?? one.id, army: { name: one.name ?? one.id, types: typesOf(written, one.id) },
      edge: one.edge, slain: one.slain, gold: one.gold, conceded: one.conceded, toDeploy: toDeploy(written, one.id),
    })),
    setter: written.setter ?? written.sides[0]?.id ?? 'a',
    figures: written.figures.map((one) => toFigure(written, one)),
    order: written.order ?? written.sides.map((one) => one.id), acting: written.acting,
    shots: written.shots.map(toLink), attacks: written.attacks.map(toLink),
    gem: gem && { bearer: gem.bearer, at: gem.at ? pointFrom(gem.at) : centre, carried: inches(gem.carried), passed: gem.passed },
    prison: written.prison,
  }
}

const profileOf = (one: WrittenFigure): Profile => ({
  movement: one.movement, melee: one.melee as Profile['melee'], shooting: one.shooting as Profile['shooting'],
  armour: one.armour as Profile['armour'], twoWeapons: one.twoWeapons, mighty: one.mighty,
})

const diameterOf = (one: WrittenFigure): number => inches(one.diameter ?? (one.mighty ? 2 : 1))

function toFigure(written: Written, one: WrittenFigure): Figure {
  return {
    id: one.id, side: one.side, type: one.prisoner ? -1 : ofSide(written, one.side).indexOf(one), name: one.id, icon: one.icon, number: 0,
    rank: one.rank, profile: profileOf(one), diameter: diameterOf(one), prisoner: one.prisoner,
    item: one.item, spells: [...one.spells], where: one.where, at: one.at ? pointFrom(one.at) : { x: 0, y: 0 },
    cursed: one.cursed, moved: one.moved, spent: inches(one.spent), walked: inches(one.walked), casts: one.casts, attacked: one.attacked,
  }
}

const ofSide = ({ figures }: Written, side: string): WrittenFigure[] => figures.filter((one) => one.side === side && !one.prisoner)

/** In a situation every figure is a list entry of its own. */
const typesOf = (written: Written, side: string): FigureType[] =>
  ofSide(written, side).map((one) => ({ name: one.id, rank: one.rank, profile: profileOf(one), diameter: diameterOf(one), count: 1, icon: one.icon }))

const toDeploy = (written: Written, side: string): number[] =>
  ofSide(written, side).flatMap((one, index) => (one.where === 'waiting' ? [index] : []))

function refuseStrangers({ figures, sides, shots, attacks, gem, order, pieces, prison }: Written): void {
  const ids = new Set<string>()
  const isSide = (name: string) => sides.some((one) => one.id === name)
  for (const [index, one] of figures.entries()) {
    if (ids.has(one.id)) throw new InputError(`Two figures are called "${one.id}": give each its own id.`, `figures.${index}.id`)
    ids.add(one.id)
    if (!isSide(one.side)) throw new InputError(`"${one.id}" belongs to side "${one.side}", which does not exist.`, `figures.${index}.side`)
    if (one.where === 'standing' && !one.at) throw new InputError(`"${one.id}" stands on the table but has no place ("at").`, `figures.${index}.at`)
  }
  for (const name of [...shots, ...attacks].flat()) if (!ids.has(name)) throw new InputError(`There is no figure "${name}".`, 'shots')
  for (const name of order ?? []) if (!isSide(name)) throw new InputError(`There is no side "${name}".`, 'order')
  if (gem?.bearer !== undefined && !ids.has(gem.bearer)) throw new InputError(`There is no figure "${gem.bearer}".`, 'gem.bearer')
  if (prison !== undefined && !pieces.some((one) => one.id === prison)) throw new InputError(`There is no terrain piece "${prison}".`, 'prison')
}

function refuseCrowding({ figures, field }: State): void {
  const placed = figures.filter(isStanding)
  for (const [index, one] of placed.entries()) {
    if (!isOnTable({ base: baseOf(one), at: one.at }, field)) throw new InputError(`"${one.id}" stands over the table's edge.`, `figures.${figures.indexOf(one)}.at`)
    const under = placed.slice(0, index).find((other) => overlaps(footprint(one), footprint(other)))
    if (under) throw new InputError(`"${one.id}" and "${under.id}" overlap: move one of them.`, `figures.${figures.indexOf(one)}.at`)
  }
}
