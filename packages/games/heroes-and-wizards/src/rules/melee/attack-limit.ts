/** Some figures can be attacked in melee only once a turn, whoever attacks them. */
import { AbilityQuestion, type RuleId } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import type { HeroTypes } from '../../state/vocabulary.ts'

/** Why it can be attacked only once. */
export interface AttackLimit {
  readonly name: string
  readonly rule: RuleId
}

export const attackedOnlyOnce = new AbilityQuestion<HeroTypes, undefined, AttackLimit>(
  'can be attacked in melee only once a turn',
)

/** What limits the attacks on this figure; undefined when nothing does. */
export const attackLimitOn = (state: State, figure: Figure): AttackLimit | undefined =>
  attackedOnlyOnce.first(state.abilities.of(state, figure), state, figure, undefined)

/** Whether one more attack may be made on, or assigned to, this figure this turn, whoever makes it. */
export const canBeAttacked = (state: State, figure: Figure): boolean =>
  !figure.attacked || attackLimitOn(state, figure) === undefined
