/** How an enemy unit could charge in its next turn: measured from its centre-point to the nearest base. */
import type { Threat, FigureId } from '@muster/engine'
import { isEngaged, isHalf, living } from './state/figures.ts'
import { slowedAtStart } from './rules/terrain/slowed-models.ts'
import { centreQuestion } from './rules/movement/centre-path.ts'
import { sceneOf } from './rules/terrain/scene.ts'
import type { State } from './state/state.ts'

export function threats(state: State, id: FigureId): Threat | undefined {
  const unit = state.units.find((one) => one.id === id)
  if (!unit || isEngaged(unit) || living(unit).length === 0) return undefined
  const scene = sceneOf(state, unit)
  const startsSlow = isHalf(slowedAtStart(scene), scene.bodies.length)
  // A wall on the way halves the whole move: what lies beyond it costs half a move more.
  const move = startsSlow ? centreQuestion(scene, scene.half) : centreQuestion(scene, scene.full, scene.half)
  return { move, strikes: 0 }
}
