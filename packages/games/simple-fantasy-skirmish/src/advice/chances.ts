/** Quick estimates for bots: how many models an attack costs, and what that is worth. forecasts/ has the exact odds. */
import { chanceToMake } from '../rules/dice/distribution.ts'
import type { AttackKind } from '../state/card.ts'
import { living } from '../state/figures.ts'
import { abilityPoints } from '../rules/advantage/advantage.ts'
import { sidesFor } from '../rules/dice/dice.ts'
import { attackStat } from '../rules/attacks/attack-stats.ts'
import type { State } from '../state/state.ts'
import type { Force } from './forces.ts'

/** The expected losses of the target; each advantage point counts as a part of a die. */
export function expectedLosses(
  state: State,
  by: Force,
  at: Force,
  kind: AttackKind,
  inMelee: boolean,
  points = 0,
): number {
  let hits = 0
  for (const member of by.members) {
    const need = member.late ? undefined : attackStat(member, kind, inMelee)
    if (need === undefined) continue
    hits += living(member).length * chanceToMake(need, sidesFor(state, member, `${kind}-attack`))
  }
  const turned = state.mode === 'basic' ? 0 : 0.5 * points
  return Math.min(at.spots.length, Math.max(0, (hits + turned) * failOf(at, kind)))
}

/** The chance that a hit of this kind costs a model. */
function failOf({ unit: { card } }: Force, kind: AttackKind): number {
  const { save } = card.grid[kind]
  return save === undefined ? 1 : 1 - chanceToMake(save, 6)
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
  abilityPoints(state, by.unit, 'attack', CHARGE).length - abilityPoints(state, at.unit, 'defence', CHARGE).length

/** What losing so many models is worth; losing the whole unit is worth more, because it can no longer attack. */
export function worthOfLoss({ spots, price }: Force, lost: number): number {
  return lost * price * (1 + 0.35 * Math.min(1, lost / Math.max(1, spots.length)))
}
