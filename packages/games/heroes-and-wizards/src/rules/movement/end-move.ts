/** Where a figure's own movement has ended the scenario may have its say: a gem, a prison door. */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { State } from '../../state/state.ts'

export function* endMove(play: Play<State>, id: FigureId): Step {
  const { onMovementEnded } = scenarioOf(play.state)
  if (onMovementEnded && figureOf(play.state, id).where === 'standing') yield* onMovementEnded(play, id)
}
