/** The ranged weapons of a model. */
import { answersOf, question } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import type { RangedWeapon } from '../../state/weapons.ts'

/** What an item or its nature gives it to shoot with. */
export const rangedWeapon = question<undefined, RangedWeapon>('ranged weapon')

export const weaponsOf = (state: State, figure: Figure): readonly RangedWeapon[] =>
  answersOf(state, figure, rangedWeapon, undefined)
