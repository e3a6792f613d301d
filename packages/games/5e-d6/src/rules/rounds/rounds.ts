/** The start and the end of a round. */
import { raise, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { otherSide } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { endsAfterRound, finishBattle } from '../ending/end.ts'

/** Every figure has its chance to move, its action and a fresh reaction. */
export function beginRound(play: Play<State>): void {
  const { state } = play
  for (const figure of state.figures)
    Object.assign(figure, {
      moved: false,
      fought: false,
      acted: false,
      prepared: false,
      dodging: false,
      first: false,
      reacted: false,
      reactions: [],
      powersUsed: [],
    })
  state.abilities.changed()
  state.stage = 'movement'
  const lead = state.lead ?? raise('there is no Lead Player')
  tell(play, { is: 'round-began', round: state.round, lead, rules: ['FD-ROUND-01', 'FD-ROUND-05'] })
}

/** The Lead Player changes every round. */
export function* endRound(play: Play<State>): Step {
  const { state } = play
  if (endsAfterRound(state)) return finishBattle(play)
  state.round++
  state.lead = otherSide(state, state.lead ?? raise('there is no Lead Player'))
  beginRound(play)
}
