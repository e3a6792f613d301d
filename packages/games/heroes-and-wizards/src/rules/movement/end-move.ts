/** Scenarios react when a figure has ended its own movement: it may pick up the gem or open the prison. */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { State } from '../../state/state.ts'

export function* endMove(play: Play<State>, id: FigureId): Step {
  const { onMovementEnded } = scenarioOf(play.state)
  if (onMovementEnded && figureOf(play.state, id).where === 'standing') yield* onMovementEnded(play, id)
}
