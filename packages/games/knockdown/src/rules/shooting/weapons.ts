/** The ranged weapons of a model. */
import { answerOf, answersOf, question } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import type { RangedWeapon } from '../../state/weapons.ts'

/** What an item or its nature gives it to shoot with. */
export const rangedWeapon = question<undefined, RangedWeapon>('ranged weapon')

/** Whether it has any ranged weapon. */
export const isShooter = (state: State, figure: Figure): boolean =>
  answerOf(state, figure, rangedWeapon, undefined) !== undefined

export const weaponsOf = (state: State, figure: Figure): readonly RangedWeapon[] =>
  answersOf(state, figure, rangedWeapon, undefined)
