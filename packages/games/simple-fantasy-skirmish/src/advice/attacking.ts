/** Whom to attack with what, and what else to try before. */
import type { Candidate, ChooseDecision } from '@muster/engine'
import { unitOf } from '../state/figures.ts'
import { chanceToMake } from '../rules/dice/distribution.ts'
import { skillDice, tasksOf } from '../rules/skills/skills.ts'
import { readAction, readAttack } from '../state/option-id.ts'
import type { State, Unit } from '../state/state.ts'
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
  if (!attack) return id === 'none' ? 0 : taskWorth(state, by.unit, readAction(id).about)
  const at = forceOf(state, unitOf(state, attack.at))
  const worth = worthOfLoss(at, expectedLosses(state, by, at, attack.kind, by.unit.melee !== undefined)) * urgency(at)
  return attack.claims ? worth - LEEWAY_PRICE : worth
}

/** A unit that has not acted yet is the better target. */
const urgency = ({ unit }: Force): number => (unit.marker ? 1 : 1.15)

/** What trying a task is worth: more than any attack, unless it is a throw. */
export function taskWorth(state: State, unit: Unit, task: string): number {
  const found = tasksOf(state, unit).find(({ id }) => id === task)
  if (!found) return -1
  if (found.kind === undefined) return 30
  let fails = 1
  for (const { need, sides } of skillDice(state, unit, found.kind)) fails *= 1 - chanceToMake(need, sides)
  if (task.startsWith('throw:')) return -1
  return 20 + 10 * (1 - fails)
}
