/** Whether a unit is slowed: the Rule of Halves over what slows its single models. */
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

/** The places of the bodies, in their order; who is given none stays. */
export const placesOf = ({ bodies }: Scene, ends: readonly Spot[]): Point[] =>
  bodies.map(({ id, at }) => ends.find(({ figure }) => figure === id)?.at ?? at)
