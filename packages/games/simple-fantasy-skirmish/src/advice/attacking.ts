/** Whom to attack with what, and what else to try before. */
import type { Candidate, ChooseDecision } from '@muster/engine'
import { unitOf } from '../state/figures.ts'
import { chanceToMake } from '../rules/dice/distribution.ts'
import { skillDice, tasksOf } from '../rules/skills/skills.ts'
import { readAction, readAttack } from '../state/option-id.ts'
import type { Task } from '../scenarios/scenario.ts'
import { isSameTask, type State, type Unit } from '../state/state.ts'
import { expectedLosses, worthOfLoss } from './chances.ts'
import { forceOf, type Force } from './forces.ts'

export function attackCandidates(state: State, { options, about }: ChooseDecision): Candidate[] {
  const by = forceOf(state, unitOf(state, about ?? ''))
  return options.map(({ id, label }) => ({ answer: { pick: [id] }, why: label, score: optionWorth(state, by, id) }))
}

/** What keeping the Leeway Marker is worth: it is claimed only for a good shot. */
const LEEWAY_PRICE = 0.5

function optionWorth(state: State, by: Force, id: string): number {
  const attack = readAttack(id)
  if (!attack) return skillWorth(state, by.unit, id)
  const at = forceOf(state, unitOf(state, attack.at))
  const worth = worthOfLoss(at, expectedLosses(state, by, at, attack.kind, by.unit.melee !== undefined)) * urgency(at)
  return attack.claims ? worth - LEEWAY_PRICE : worth
}

/** A unit that has not acted yet is the better target. */
const urgency = ({ unit }: Force): number => (unit.marker ? 1 : 1.15)

/** An option that is no attack: a task, or to attack nobody. */
function skillWorth(state: State, unit: Unit, id: string): number {
  const action = readAction(id)
  if (action?.is !== 'skill') return 0
  const task = tasksOf(state, unit).find((one) => isSameTask(one, action.task))
  return task ? taskWorth(state, unit, task) : -1
}

/** What trying a task is worth: more than any attack, unless it is a throw. */
export function taskWorth(state: State, unit: Unit, { verb, kind }: Task): number {
  if (kind === undefined) return 30
  if (verb === 'throw') return -1
  let fails = 1
  for (const { need, sides } of skillDice(state, unit, kind)) fails *= 1 - chanceToMake(need, sides)
  return 20 + 10 * (1 - fails)
}
