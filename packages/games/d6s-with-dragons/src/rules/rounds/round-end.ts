/** The rest of the Cleanup Phase: what happens when a round ends, the encounter's verdict, and who leads next. */
import { chooseQuestion, forgetRound, picked, type Play, type SideId, type Step } from '@muster/engine'
import { checkRoundEnd } from '../../encounters/index.ts'
import { tell } from '../../events/index.ts'
import { otherSide } from '../../state/figures.ts'
import { newRound } from '../../state/new-figure.ts'
import type { State } from '../../state/state.ts'
import { roundEndEffects, doesOrderMatter, type RoundEndEffect } from './round-end-effects.ts'

export function* roundEnd(play: Play<State>): Step {
  const { state } = play
  for (const side of [state.lead, otherSide(state, state.lead)]) yield* settle(play, side)
  yield* state.abilities.open(play, 'round-ends', { round: state.round })
  yield* checkRoundEnd(play)
  if (!state.decided) beginRound(play)
}

/** Each player chooses the order of the effects on their own side. */
function* settle(play: Play<State>, side: SideId): Step {
  let dues = roundEndEffects(play.state, side)
  while (dues.length > 0) {
    const due = doesOrderMatter(dues) ? yield* askNext(play, side, dues) : dues[0]
    dues = dues.filter((other) => other !== due)
    if (due) yield* due.happen(play)
  }
}

function* askNext(play: Play<State>, by: SideId, dues: readonly RoundEndEffect[]): Step<RoundEndEffect | undefined> {
  const ask = { by, what: 'end-of-round', rule: 'DD-RUL-53', prompt: 'The round ends. What comes next for your side?' }
  const options = dues.map(({ id, label, figure }) => ({ id, label, figure }))
  const answer = yield* play.ask(chooseQuestion(ask, { options }))
  return dues.find(({ id }) => id === picked(answer))
}

/** Everything counted by the round starts afresh, and the other side leads. */
function beginRound(play: Play<State>): void {
  const { state } = play
  for (const figure of state.figures) {
    figure.now = newRound()
    forgetRound(figure.memory)
  }
  state.lead = otherSide(state, state.lead)
  tell(play, { is: 'round-ended', round: state.round, lead: state.lead, rules: ['DD-RND-03', 'DD-MOR-12'] })
  state.round++
  state.stage = 'round-start'
}
