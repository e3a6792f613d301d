/** The end of a round: what abilities do then, and the next round or the end of the battle. */
import { forgetRound, type Play, type Step } from '@muster/engine'
import type { State } from '../../state/state.ts'
import { endsAfterRound, finishBattle } from '../ending/end.ts'

export function* endRound(play: Play<State>): Step {
  const { state } = play
  yield* state.abilities.open(play, 'round-ends', undefined)
  if (endsAfterRound(state)) return finishBattle(play)
  for (const figure of state.figures) forgetRound(figure.memory)
  state.round++
  state.acting = 0
  state.stage = 'priority'
}
