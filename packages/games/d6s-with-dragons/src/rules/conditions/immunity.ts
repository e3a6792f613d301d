/** Immunities. */
import type { FigureId } from '@muster/engine'
import { immunity, says } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import type { ConditionName, DamageType } from '../../state/vocabulary.ts'

/** Whether a type of damage or a condition does nothing to it, perhaps only when it comes from some. */
export const isImmune = (state: State, figure: Figure, to: ConditionName | DamageType, from?: FigureId): boolean =>
  figure.profile.immuneTo.includes(to) || says(state, figure, immunity, { to, from })
