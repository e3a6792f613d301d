/** Terrain that changes during the battle. */
import { Survey, type Battlefield } from '@muster/table'
import type { State } from './state.ts'

/** Replaces the battlefield and its survey. */
export function layTerrain(state: State, field: Battlefield): void {
  state.field = field
  state.survey = new Survey(field)
}
