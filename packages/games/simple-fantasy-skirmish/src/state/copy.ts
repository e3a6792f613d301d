/** Copies a state field by field, because forks and undo make thousands of copies. */
import { copyMemory, type Abilities } from '@muster/engine'
import { Survey } from '@muster/table'
import type { SkirmishTypes } from './ability-types.ts'
import type { Activation, Model, Side, State, Thing, Unit } from './state.ts'

const copyModel = ({ id, where, at, level }: Model): Model => ({ id, where, at, level })

const copyUnit = (u: Unit): Unit => ({
  id: u.id,
  side: u.side,
  name: u.name,
  number: u.number,
  card: u.card,
  models: u.models.map(copyModel),
  marker: u.marker,
  host: u.host,
  late: u.late,
  melee: u.melee,
  memory: copyMemory(u.memory),
  tried: u.tried.length === 0 ? [] : u.tried.slice(),
})

const copySide = ({ id, name, edge, passed, score }: Side): Side => ({ id, name, edge, passed, score })

const copyActivation = (a: Activation): Activation => ({
  unit: a.unit,
  moved: a.moved,
  charged: a.charged,
  from: a.from,
  fromLevel: a.fromLevel,
  stood: a.stood,
  detached: a.detached.slice(),
})

const copyThing = (t: Thing): Thing => ({
  id: t.id,
  is: t.is,
  name: t.name,
  owner: t.owner,
  at: t.at,
  bearer: t.bearer,
  done: t.done,
})

/**
 * Points, cards and the battlefield are never changed in place, so they are shared, and so is the survey; a state that
 * was read from a file has none and gets a new one.
 */
export const copyState = (s: State, abilities: Abilities<SkirmishTypes>): State => ({
  mode: s.mode,
  scenario: s.scenario,
  rounds: s.rounds,
  limit: s.limit,
  scrums: s.scrums,
  field: s.field,
  survey: s.survey ?? new Survey(s.field),
  stage: s.stage,
  round: s.round,
  sides: [copySide(s.sides[0]), copySide(s.sides[1])],
  units: s.units.map(copyUnit),
  abilities,
  winner: s.winner,
  turn: s.turn,
  leeway: s.leeway,
  active: s.active && copyActivation(s.active),
  things: s.things.map(copyThing),
  melees: s.melees,
  decided: s.decided,
})
