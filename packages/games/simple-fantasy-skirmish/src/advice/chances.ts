/** Quick estimates for bots: how many models an attack costs, and what that is worth. forecasts/ has the exact odds. */
import { chanceToMake } from '../rules/dice/distribution.ts'
import type { AttackKind } from '../state/card.ts'
import { abilityPoints } from '../rules/advantage/advantage.ts'
import { attackDice } from '../rules/attacks/attack-stats.ts'
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
  for (const { count, need, sides, enchanted } of attackDice(state, by.unit, kind, inMelee)) {
    lost += count * chanceToMake(need, sides) * failOf(state, at, kind, enchanted)
  }
  return Math.min(at.spots.length, Math.max(0, lost))
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

/** The advantage points that abilities give in a charge; ground does not count. The basic game has none. */
export const chargePoints = (state: State, by: Force, at: Force): number =>
  state.mode === 'basic'
    ? 0
    : abilityPoints(state, by.unit, 'attack', CHARGE).length - abilityPoints(state, at.unit, 'defence', CHARGE).length

/** What losing so many models is worth; losing the whole unit is worth more, because it can no longer attack. */
export function worthOfLoss({ spots, price }: Force, lost: number): number {
  return lost * price * (1 + 0.35 * Math.min(1, lost / Math.max(1, spots.length)))
}
