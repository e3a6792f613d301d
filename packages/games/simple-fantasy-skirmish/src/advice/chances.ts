/** Quick estimates for bots: how many models an attack costs, and what that is worth. forecasts/ has the exact odds. */
import { chanceToMake } from '../rules/dice/distribution.ts'
import type { AttackKind } from '../state/card.ts'
import { abilityPoints } from '../rules/advantage/advantage.ts'
import { saveDice, saveStat } from '../rules/saves/save-dice.ts'
import type { State } from '../state/state.ts'
import type { Force } from './forces.ts'

/** The expected losses of the target by the dice of the rules; each advantage point counts as a part of a die. */
export function expectedLosses(
  state: State,
  by: Force,
  at: Force,
  kind: AttackKind,
  inMelee: boolean,
  points = 0,
): number {
  let lost = 0.5 * points * failOf(state, at, kind, false)
  for (const { count, need, sides, enchanted } of by.dice(kind, inMelee)) {
    lost += count * chanceToMake(need, sides) * failOf(state, at, kind, enchanted)
  }
  return Math.min(at.spots.length, Math.max(0, lost))
}

/** The most models that attacks of these kinds may be expected to cost anybody: no save is made against their hits. */
export function mostLosses(by: Force, kinds: readonly AttackKind[], inMelee: boolean, points = 0): number {
  let most = 0
  for (const kind of kinds) {
    let hits = 0.5 * points
    for (const { count, need, sides } of by.dice(kind, inMelee)) hits += count * chanceToMake(need, sides)
    most = Math.max(most, hits)
  }
  return most
}

/** The chance that a hit of this kind costs a model. */
function failOf(state: State, { unit }: Force, kind: AttackKind, enchanted: boolean): number {
  const need = saveStat(state, unit, kind, enchanted)
  return need === undefined ? 1 : 1 - chanceToMake(need, saveDice(state, unit, kind, 1, need).sides)
}

/** The better of its attacks in a melee. */
export function expectedMeleeLosses(state: State, by: Force, at: Force, points = 0): number {
  return Math.max(
    expectedLosses(state, by, at, 'melee', true, points),
    expectedLosses(state, by, at, 'magic', true, points),
  )
}

const CHARGE = { inMelee: true, charging: true, charged: true } as const

/** The advantage points that abilities give in a charge; ground does not count. */
export const chargePoints = (state: State, by: Force, at: Force): number =>
  pointsOf(state, by, 'attack') - pointsOf(state, at, 'defence')

/** The basic game has none. */
export const pointsOf = (state: State, { unit }: Force, part: 'attack' | 'defence'): number =>
  state.mode === 'basic' ? 0 : abilityPoints(state, unit, part, CHARGE).length

/** What losing so many models is worth; losing the whole unit is worth more, because it can no longer attack. */
export function worthOfLoss({ spots, price }: Force, lost: number): number {
  return lost * price * (1 + 0.35 * Math.min(1, lost / Math.max(1, spots.length)))
}
