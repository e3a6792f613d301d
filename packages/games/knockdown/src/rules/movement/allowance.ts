/** How far a model may move with each action. */
import { inches, type Length } from '@muster/table'
import { isEngaged } from '../measuring/distance.ts'
import { kindOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Action } from '../../state/vocabulary.ts'

export const speedOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'speed', undefined)

/** How many times its SP it moves; what does not depend on SP is left out. */
const TIMES: { readonly [action in Action]?: number } = { run: 1.5, charge: 1, shoot: 0.5 }

/** How far a crew hauls its siege weapon. */
export const HAUL: Length = inches(4)
/** How far a model steps aside from a chariot. */
export const ASIDE: Length = inches(2)

export function allowanceOf(state: State, figure: Figure, action: Action): Length {
  if (action === 'haul') return HAUL
  return inches(speedOf(state, figure) * (TIMES[action] ?? 0))
}

/** Infantry and Creatures in contact with an enemy move only to Disengage. */
export function isHeld(state: State, figure: Figure): boolean {
  const kind = kindOf(figure)
  return (kind === 'infantry' || kind === 'creature') && isEngaged(state, figure)
}
