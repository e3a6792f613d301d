/** Reads a situation: any units in any state, anywhere, at any point of the round. Lengths in inches. */
import { battlefieldFrom, memoryOf, noMemory, pointFrom, readAs, type AbilityMemory, type Json } from '@muster/engine'
import { inches, Survey } from '@muster/table'
import type { z } from 'zod'
import { newAbilities } from '../abilities/book.ts'
import { FEEDING } from '../abilities/vampiric.ts'
import { levelAt } from '../rules/terrain/half-speed.ts'
import { refusePlaces, refuseWords } from './refusals.ts'
import { situationSchema, type SituationFile, type SituationUnit } from './schema.ts'
import type { Card } from '../state/card.ts'
import type { Model, State, Unit } from '../state/state.ts'

const MAKESHIFT_BASE = 2500

export function situate(data: Json): State {
  const written = readAs(situationSchema as unknown as z.ZodType<SituationFile>, data, 'situation')
  refuseWords(written)
  const state = toState(written)
  standOnGround(state, written)
  refusePlaces(state)
  return state
}

/** Unless it is said otherwise, models stand as high as the ground is there. */
function standOnGround(state: State, { units }: SituationFile): void {
  for (const [index, { level, levels }] of units.entries()) {
    for (const [number, model] of (state.units[index]?.models ?? []).entries()) {
      if (level === undefined && levels[number] === undefined && model.where === 'standing')
        model.level = levelAt(state, model.at)
    }
  }
}

function toState(written: SituationFile): State {
  const [a, b] = written.sides
  const units = written.units.map(toUnit)
  const field = battlefieldFrom(written)
  return {
    mode: written.mode,
    scenario: written.scenario,
    rounds: written.rounds,
    limit: written.limit,
    scrums: written.scrums,
    field,
    survey: new Survey(field),
    stage: written.stage,
    round: written.round,
    sides: [toSide(a), toSide(b)],
    units,
    abilities: newAbilities(written.mode, units),
    winner: written.winner,
    turn: written.turn,
    leeway: written.leeway,
    active: toActivation(written),
    things: written.things.map(({ at, ...thing }) => ({
      ...thing,
      owner: thing.owner,
      bearer: thing.bearer,
      at: pointFrom(at),
    })),
    melees: 1 + Math.max(0, ...written.units.map(({ scrum }) => scrum ?? 0)),
    decided: undefined,
  }
}

const toSide = (side: SituationFile['sides'][number]): State['sides'][number] => ({
  id: side.id,
  name: side.name,
  edge: side.edge,
  passed: side.passed,
  score: side.score,
})

function toCard(one: SituationUnit): Card {
  return {
    name: one.id,
    icon: one.icon,
    type: one.type,
    count: one.count ?? one.at.length,
    move: inches(one.move),
    grid: { melee: boxes(one.melee), ranged: boxes(one.ranged), magic: boxes(one.magic) },
    range: inches(one.range),
    magic: { inMelee: one.magicInMelee, range: inches(one.magicRange) },
    cost: one.cost,
    upgrades: [],
    traits: one.traits,
    penalties: one.penalties,
    items: one.items,
    diameter: one.diameter === undefined ? MAKESHIFT_BASE : inches(one.diameter),
  }
}

const boxes = ({ attack, save, skill }: SituationUnit['melee']): Card['grid']['melee'] => ({
  ...(attack !== undefined && { attack }),
  ...(save !== undefined && { save }),
  ...(skill !== undefined && { skill }),
})

function toUnit(one: SituationUnit): Unit {
  return {
    id: one.id,
    side: one.side,
    name: one.id,
    number: 0,
    card: toCard(one),
    models: toModels(one),
    marker: one.marker,
    host: one.host,
    late: one.late,
    melee: one.scrum,
    memory: toMemory(one),
    tried: one.tried.map((task) => ({ ...task })),
  }
}

function toMemory({ drewBlood, drewBloodBefore }: SituationUnit): AbilityMemory {
  const memory = noMemory()
  if (drewBlood || drewBloodBefore) Object.assign(memoryOf(memory, FEEDING), { drewBlood, drewBloodBefore })
  return memory
}

/** Models have places, or wait beside the table. */
function toModels(one: SituationUnit): Model[] {
  const id = (index: number) => `${one.id}.${index + 1}`
  if (one.at.length > 0) {
    return one.at.map((spot, index) => ({
      id: id(index),
      where: 'standing',
      at: pointFrom(spot),
      level: inches(one.levels[index] ?? one.level ?? 0),
    }))
  }
  return Array.from({ length: one.count ?? 0 }, (_, index) => ({
    id: id(index),
    where: 'waiting',
    at: { x: 0, y: 0 },
    level: 0,
  }))
}

function toActivation({ active, units }: SituationFile): State['active'] {
  if (!active) return undefined
  const group = units.filter(({ id, host }) => id === active.unit || host === active.unit)
  const stood = group.flatMap(({ id, at }) =>
    at.map((spot, index) => ({ figure: `${id}.${index + 1}`, at: pointFrom(spot) })),
  )
  return {
    unit: active.unit,
    moved: active.moved,
    charged: active.charged,
    from: pointFrom(active.from),
    fromLevel: inches(active.fromLevel),
    stood,
    detached: [],
  }
}
