/** Begins an activation and remembers where the unit stood: the attack step and Champions who leave need that. */
import type { FigureId } from '@muster/engine'
import { centreOf, groupOf, living, unitOf } from '../../state/figures.ts'
import type { Activation, State } from '../../state/state.ts'
import { levelOf } from '../sight/height.ts'

/** The activation in progress if it is this unit's, else a new one. */
export function beginActivation(state: State, id: FigureId): Activation {
  if (state.active?.unit === id) return state.active
  const unit = unitOf(state, id)
  const stood = groupOf(state, unit)
    .flatMap(living)
    .map(({ id: figure, at }) => ({ figure, at }))
  const begun: Activation = {
    unit: id,
    moved: false,
    charged: undefined,
    from: centreOf(state, unit),
    fromLevel: levelOf(state, unit),
    stood,
    detached: [],
  }
  state.active = begun
  return begun
}
