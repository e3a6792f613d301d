/** Terrain that changes during the battle. */
import { Survey, type Battlefield } from '@muster/table'
import type { State } from './state.ts'

/** Puts the battle on another battlefield, or adds a piece to it. */
export function layTerrain(state: State, field: Battlefield): void {
  state.field = field
  state.survey = new Survey(field)
}
