/** Who can handle objects. */
import { question, says } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'

/** Neither picks up nor passes nor drops anything. */
export const handless = question<undefined, boolean>('handless')

/** Beasts and mists have no hands. */
export const hasHands = (state: State, figure: Figure): boolean => !says(state, figure, handless)
