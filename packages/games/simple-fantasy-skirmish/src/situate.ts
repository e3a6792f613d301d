/** Reads a situation: any units in any state, anywhere, at any point of the round. Lengths in inches. */
import { fieldFrom, InputError, pointFrom, readAs, type Json } from '@muster/engine'
import { inches, isOnTable, overlaps, type Footprint } from '@muster/table'
import type { z } from 'zod'
import { footprint } from './figures.ts'
import { situationSchema, type Written, type WrittenUnit } from './situation-words.ts'
import type { Card } from './card.ts'
import type { Model, State, Unit } from './state.ts'

const MAKESHIFT_BASE = 2500

export function situate(data: Json): State {
  const written = readAs(situationSchema as unknown as z.ZodType<Written>, data, 'situation')
  refuseStrangers(written)
  const state = toState(written)
  refuseCrowding(state)
  return state
}

function toState(written: Written): State {
  const [a, b] = written.sides
  return {
    mode: written.mode, scenario: written.scenario, rounds: written.rounds, limit: written.limit, scrums: written.scrums, field: fieldFrom(written),
    stage: written.stage, round: written.round, sides: [toSide(a), toSide(b)], units: written.units.map(toUnit),
    winner: written.winner, turn: written.turn, leeway: written.leeway, active: toActivation(written),
    things: written.things.map(({ at, ...thing }) => ({ ...thing, owner: thing.owner, bearer: thing.bearer, at: pointFrom(at) })),
    melees: 1 + Math.max(0, ...written.units.map(({ scrum }) => scrum ?? 0)), decided: undefined,
  }
}

const toSide = (side: Written['sides'][number]): State['sides'][number] =>
  ({ id: side.id, name: side.name, edge: side.edge, passed: side.passed, score: side.score })

function toCard(one: WrittenUnit): Card {
  return {
    name: one.id, icon: one.icon, type: one.type, count: one.count ?? one.at.length, move: inches(one.move),
    grid: { melee: boxes(one.melee), ranged: boxes(one.ranged), magic: boxes(one.magic) },
    range: inches(one.range), magic: { inMelee: one.magicInMelee, range: inches(one.magicRange) }, cost: one.cost,
    upgrades: one.upgrades, traits: one.traits, penalties: one.penalties, items: one.items,
    diameter: one.diameter === undefined ? MAKESHIFT_BASE : inches(one.diameter),
  }
}

const boxes = ({ attack, save, skill }: WrittenUnit['melee']): Card['grid']['melee'] =>
  ({ ...(attack !== undefined && { attack }), ...(save !== undefined && { save }), ...(skill !== undefined && { skill }) })

function toUnit(one: WrittenUnit): Unit {
  return {
    id: one.id, side: one.side, name: one.id, number: 0, card: toCard(one), models: toModels(one),
    marker: one.marker, host: one.host, late: one.late, melee: one.scrum, drewBlood: one.drewBlood,
    drewBloodBefore: one.drewBloodBefore, tried: [...one.tried],
  }
}

/** Models have places, or wait beside the table. */
function toModels(one: WrittenUnit): Model[] {
  const id = (index: number) => `${one.id}.${index + 1}`
  if (one.at.length > 0) {
    return one.at.map((spot, index) => ({ id: id(index), where: 'standing', at: pointFrom(spot), level: inches(one.levels[index] ?? one.level) }))
  }
  return Array.from({ length: one.count ?? 0 }, (_, index) => ({ id: id(index), where: 'waiting', at: { x: 0, y: 0 }, level: 0 }))
}

function toActivation({ active, units }: Written): State['active'] {
  if (!active) return undefined
  const group = units.filter(({ id, host }) => id === active.unit || host === active.unit)
  const stood = group.flatMap(({ id, at }) => at.map((spot, index) => ({ figure: `${id}.${index + 1}`, at: pointFrom(spot) })))
  return {
    unit: active.unit, moved: active.moved, charged: active.charged, from: pointFrom(active.from),
    fromLevel: inches(active.fromLevel), stood, detached: [],
  }
}

function refuseStrangers({ units, sides, active, things }: Written): void {
  const ids = new Set(units.map(({ id }) => id))
  const known = (id: string | undefined, where: string) => {
    if (id !== undefined && !ids.has(id)) throw new InputError(`There is no unit "${id}".`, where)
  }
  for (const [index, one] of units.entries()) {
    if (units.findIndex(({ id }) => id === one.id) !== index) throw new InputError(`Two units are called "${one.id}": give each its own id.`, `units.${index}.id`)
    if (!sides.some(({ id }) => id === one.side)) throw new InputError(`"${one.id}" belongs to side "${one.side}", which does not exist.`, `units.${index}.side`)
    if (one.at.length === 0 && one.count === undefined) throw new InputError(`"${one.id}" has no models: give their places ("at") or, waiting to be placed, their number ("count").`, `units.${index}.at`)
    known(one.host, `units.${index}.host`)
  }
  known(active?.unit, 'active.unit')
  known(active?.charged, 'active.charged')
  for (const [index, { bearer }] of things.entries()) known(bearer, `things.${index}.bearer`)
}

function refuseCrowding({ units, field }: State): void {
  const placed: { readonly id: string; readonly foot: Footprint }[] = []
  for (const unit of units) {
    for (const model of unit.models) {
      if (model.where !== 'standing') continue
      const foot = footprint(unit, model.at)
      if (!isOnTable(foot, field)) throw new InputError(`"${model.id}" stands over the table's edge.`, 'units')
      const under = placed.find((other) => overlaps(foot, other.foot))
      if (under) throw new InputError(`"${model.id}" and "${under.id}" overlap: move one of them.`, 'units')
      placed.push({ id: model.id, foot })
    }
  }
}
