/** The fingerprint of a state: everything in it that can change. */
import { digestMemory, type Digest } from '@muster/engine'
import { STAGES, type State, type Unit } from './state.ts'

const WHERE = { waiting: 1, standing: 2, lost: 3 } as const

function digestUnit(unit: Unit, into: Digest): void {
  into.add((unit.marker ? 1 : 0) | (unit.late ? 2 : 0))
  digestMemory(unit.memory, into)
  into
    .add(unit.melee ?? -1)
    .text(unit.host ?? '')
    .add(unit.tried.length)
  for (const { verb, on } of unit.tried) into.text(verb).text(on)
  for (const { where, at, level } of unit.models) {
    into.add(WHERE[where])
    if (where === 'standing') into.add(at.x).add(at.y).number(level)
  }
}

function digestActivation({ active }: State, into: Digest): void {
  into
    .text(active?.unit ?? '')
    .text(active?.charged ?? '')
    .flag(active?.moved ?? false)
  if (!active) return
  into.add(active.from.x).add(active.from.y).number(active.fromLevel)
  for (const id of active.detached) into.text(id)
  for (const { figure, at } of active.stood) into.text(figure).add(at.x).add(at.y)
}

export function digestState(state: State, into: Digest): void {
  into.add(STAGES.indexOf(state.stage)).add(state.round).add(state.melees)
  into
    .text(state.turn ?? '')
    .text(state.winner ?? '')
    .text(state.leeway ?? '')
    .flag(state.decided !== undefined)
  for (const unit of state.units) digestUnit(unit, into)
  for (const { edge, passed, score } of state.sides)
    into
      .text(edge ?? '')
      .flag(passed)
      .add(score)
  for (const { at, bearer, done } of state.things)
    into
      .add(at.x)
      .add(at.y)
      .text(bearer ?? '')
      .flag(done)
  digestActivation(state, into)
}
