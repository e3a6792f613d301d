/** The start and the end of a round. */
import { raise, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { otherSide } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { endsAfterRound, finishBattle } from '../ending/end.ts'

/** Every figure has its chance to move, its action and a fresh reaction. */
export function beginRound(play: Play<State>): void {
  const { state } = play
  for (const figure of state.figures) {
    const wasDodging = figure.dodging
    refresh(figure)
    if (wasDodging) state.abilities.changedOn(state, figure.id)
  }
  state.stage = 'movement'
  const lead = state.lead ?? raise('there is no Lead Player')
  tell(play, { is: 'round-began', round: state.round, lead, rules: ['FD-ROUND-01', 'FD-ROUND-05'] })
}

function refresh(figure: Figure): void {
  figure.moved = figure.fought = figure.acted = false
  figure.prepared = figure.dodging = figure.first = false
  figure.reacted = false
  figure.reactions = []
  figure.powersUsed = []
}

/** The Lead Player changes every round. */
export function* endRound(play: Play<State>): Step {
  const { state } = play
  if (endsAfterRound(state)) return finishBattle(play)
  state.round++
  state.lead = otherSide(state, state.lead ?? raise('there is no Lead Player'))
  beginRound(play)
}
