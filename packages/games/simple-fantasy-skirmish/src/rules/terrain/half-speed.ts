/** Whether a unit moves at half speed, by the Rule of Halves over its models. */
import type { Spot } from '@muster/engine'
import type { Point } from '@muster/table'
import type { State, Unit } from '../../state/state.ts'
import { isUnitSlowed, slowedModels } from './slowed-models.ts'
import { sceneOf, type Scene } from './scene.ts'
import { pathsOf } from './model-paths.ts'

export { levelAt, moveOf } from './speed.ts'

/** Whether a unit that goes this way to these places moves at half speed. */
export function isSlowed(state: State, unit: Unit, path: readonly Point[], ends: readonly Spot[]): boolean {
  const scene = sceneOf(state, unit)
  const places = placesOf(scene, ends)
  return isUnitSlowed(scene, slowedModels(scene, pathsOf(scene, path, places), places))
}

/** One place for each body, in their order; a model that is given none stays where it is. */
export const placesOf = ({ bodies }: Scene, ends: readonly Spot[]): Point[] =>
  bodies.map(({ id, at }) => ends.find(({ figure }) => figure === id)?.at ?? at)
