/** Invariants: a battle that breaks one has met a mistake in the rules. */
import { worded } from '@muster/engine'
import { square } from '@muster/table'
import { isAlive, isChampion, living } from './state/figures.ts'
import { refuseGround } from './rules/deployment/refusals.ts'
import { levelAt } from './rules/terrain/half-speed.ts'
import type { Model, Stage, State, Unit } from './state/state.ts'

export function invariantErrors(state: State): string[] {
  const out: string[] = []
  modelFaults(state, out)
  for (const unit of state.units) unitFaults(state, unit, out)
  meleeFaults(state, out)
  turnFaults(state, out)
  thingFaults(state, out)
  for (const id of state.abilities.stale(state)) out.push(`the abilities of ${id} have changed, and nobody was told`)
  return out
}

interface StandingModel {
  readonly unit: Unit
  readonly model: Model
}

function modelFaults(state: State, out: string[]): void {
  const standing: StandingModel[] = []
  for (const unit of state.units) for (const model of living(unit)) standing.push({ unit, model })
  for (const [index, one] of standing.entries()) {
    groundFaults(state, one, out)
    for (let i = 0; i < index; i++) crowdFaults(one, standing[i] as StandingModel, out)
  }
}

/** A model upstairs may stand above a wall. */
function groundFaults(state: State, { unit, model: { id, at, level } }: StandingModel, out: string[]): void {
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) {
    out.push(`${id} stands between the points of the table`)
  }
  if (level > levelAt(state, at) + 1) return
  const refusal = refuseGround(state, { id, diameter: unit.card.diameter }, at)
  if (refusal) out.push(`${id}: ${worded(refusal.message)}`)
}

function crowdFaults(a: StandingModel, b: StandingModel, out: string[]): void {
  const reach = (a.unit.card.diameter + b.unit.card.diameter) / 2
  const { at, level, id } = a.model
  const apart = square(at.x - b.model.at.x) + square(at.y - b.model.at.y)
  if (apart < square(reach) && Math.abs(level - b.model.level) < 1) out.push(`${id} stands on ${b.model.id}`)
}

function unitFaults(state: State, unit: Unit, out: string[]): void {
  const { id, card, models, host, melee } = unit
  if (models.length !== card.count) out.push(`${id} has ${models.length} models of ${card.count}`)
  if (!isAlive(unit) && melee !== undefined) out.push(`${id} is gone, but still in a melee`)
  if (isChampion(unit) && state.mode === 'basic') out.push(`${id} is a Champion in a basic game`)
  if (host === undefined) return
  const leads = state.units.find((other) => other.id === host)
  if (!leads || leads.side !== unit.side || isChampion(leads) || !isChampion(unit)) {
    return void out.push(`${id} cannot be attached to ${host}`)
  }
  if (isAlive(unit) && leads.models.every(({ where }) => where === 'lost')) {
    out.push(`${id} is attached to ${host}, which is gone`)
  }
  if (isAlive(unit) && melee !== leads.melee) out.push(`${id} is attached to ${host}, but not in the same melee`)
}

/** A melee has units of both sides. */
function meleeFaults({ units, melees }: State, out: string[]): void {
  for (const { melee, id, side } of units) {
    if (melee === undefined) continue
    if (melee >= melees) out.push(`${id} is in a melee that has not begun`)
    if (!units.some((other) => other.melee === melee && other.side !== side)) {
      out.push(`${id} is in a melee without enemies`)
    }
  }
}

const BEFORE_BATTLE: readonly Stage[] = ['edges', 'choose-edge', 'attach', 'deploy']

function turnFaults(state: State, out: string[]): void {
  const { round, rounds, stage, units, turn, leeway, active, decided, sides } = state
  const isOn = !BEFORE_BATTLE.includes(stage)
  if (rounds > 0 && round > rounds) out.push(`round ${round} of ${rounds}`)
  if (isOn && units.some(({ models }) => models.some(({ where }) => where === 'waiting'))) {
    out.push('the battle is on, and somebody still waits to be placed')
  }
  if (stage === 'over' && !decided) out.push('the battle is over and nobody knows why')
  const inRound = stage === 'activate' || stage === 'attack'
  if (inRound && sides.every(({ id }) => id !== leeway)) out.push('nobody holds the Leeway Marker')
  if (inRound && sides.every(({ id }) => id !== turn)) out.push('it is nobody’s turn')
  const acting = units.find(({ id }) => id === active?.unit)
  if (active && acting?.side !== turn) out.push(`${active.unit} acts, but not in its own turn`)
  if (stage === 'attack' && !active) out.push('somebody attacks, but nobody was activated')
}

function thingFaults({ things, units, sides }: State, out: string[]): void {
  for (const { id, bearer, at } of things) {
    if (bearer !== undefined && units.every((unit) => unit.id !== bearer)) {
      out.push(`${id} is carried by ${bearer}, who is unknown`)
    }
    if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) {
      out.push(`${id} lies between the points of the table`)
    }
  }
  for (const { name, score } of sides) if (!(score >= 0)) out.push(`${name} has a score below nothing`)
}
