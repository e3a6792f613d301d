/** Terrain that changes while the battle is set up. */
import { Survey, type Battlefield } from '@muster/table'
import type { State } from './state.ts'

/** Puts the battle on another battlefield. */
export function layTerrain(state: State, field: Battlefield): void {
  state.field = field
  state.survey = new Survey(field)
}
