/** Puts models at the ends of a move. */
import type { FigureId, Spot } from '@muster/engine'
import { groupOf, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { Body } from '../terrain/scene.ts'
import { buildingAt, levelOn } from '../terrain/storeys.ts'
import { terrainByEffect } from '../../terrain.ts'

/** Each model goes to its own floor: a Champion may be upstairs while its unit is not. */
export function putModels(
  state: State,
  id: FigureId,
  ends: readonly Spot[],
  bodies: readonly Pick<Body, 'id' | 'floor'>[],
): void {
  const terrain = terrainByEffect(state)
  for (const member of groupOf(state, unitOf(state, id))) {
    for (const model of member.models) {
      const end = ends.find(({ figure }) => figure === model.id)
      if (!end) continue
      const floor = bodies.find((body) => body.id === model.id)?.floor ?? 0
      model.at = end.at
      model.level = levelOn(terrain, end.at, floor > 0 && buildingAt(terrain, end.at) ? floor : 0)
    }
  }
}
