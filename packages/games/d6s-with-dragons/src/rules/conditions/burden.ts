/** What conditions take from a character while they last: for computer players, never for a ruling. */
import { has } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { ConditionName } from '../../state/vocabulary.ts'
import { isImmune } from './immunity.ts'

/** The share of a character's points that a condition takes for a while. */
const BURDEN: { readonly [is in ConditionName]?: number } = {
  blinded: 0.25,
  charmed: 0.15,
  dominated: 0.4,
  frightened: 0.15,
  grappled: 0.15,
  incapacitated: 0.3,
  paralyzed: 0.4,
  poisoned: 0.12,
  prone: 0.12,
  sapped: 0.08,
  stunned: 0.3,
  vexed: 0.08,
}

/** In points; nothing for a condition that the target has already, or never gains. */
export function burdenOf(state: State, target: Figure, conditions: readonly ConditionName[]): number {
  let burden = 0
  for (const is of conditions) if (!has(target, is) && !isImmune(state, target, is)) burden += BURDEN[is] ?? 0
  return burden * target.points
}
