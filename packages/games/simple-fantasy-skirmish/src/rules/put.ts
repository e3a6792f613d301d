/** Models put where a move took them. */
import type { FigureId, Spot } from '@muster/engine'
import type { Length } from '@muster/table'
import { groupOf, unitOf } from '../figures.ts'
import type { State } from '../state.ts'
import { buildingAt, levelOn } from './storeys.ts'
import { landscapeOf } from './terrain.ts'

/** `floor` is how high above the ground they stand where they are inside the building. */
export function putModels(state: State, id: FigureId, ends: readonly Spot[], floor: Length): void {
  const landscape = landscapeOf(state.field)
  for (const member of groupOf(state, unitOf(state, id))) {
    for (const model of member.models) {
      const end = ends.find(({ figure }) => figure === model.id)
      if (!end) continue
      model.at = end.at
      model.level = levelOn(landscape, end.at, floor > 0 && buildingAt(landscape, end.at) ? floor : 0)
    }
  }
}
