/** There is no round limit; when nothing has changed for long, the players may agree to a draw. */
import { chooseQuestion, picked, type Play, type SideId, type Step } from '@muster/engine'
import { isInBattle, otherSide, sideOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import type { Verdict } from './encounter.ts'

/** Rounds without any change before the draw is offered, and before it is the default. */
const ROUNDS_BEFORE_OFFER = 4
const ROUNDS_BEFORE_DEFAULT = 8

/** What a round may change: wounds, eliminations, objects. */
export function progressOf({ figures, things }: State): string {
  const wounds = figures.reduce((sum, figure) => sum + figure.wounds, 0)
  const left = figures.filter(isInBattle).length
  return [wounds, left, ...things.map(({ carrier, destroyed }) => (destroyed ? '-' : (carrier ?? '+')))].join(' ')
}

export function* offerDraw(play: Play<State>): Step<Verdict | undefined> {
  const { state } = play
  const as = progressOf(state)
  const rounds = as === state.calm.as ? state.calm.rounds + 1 : 0
  state.calm = { rounds, as }
  if (rounds < ROUNDS_BEFORE_OFFER) return undefined
  const other = otherSide(state, state.lead)
  if (!(yield* agrees(play, state.lead, 'offer-draw', `Nothing has changed for ${rounds} rounds. Offer a draw?`))) {
    return undefined
  }
  if (!(yield* agrees(play, other, 'accept-draw', `${sideOf(state, state.lead).name} offers a draw. Do you agree?`))) {
    return undefined
  }
  return { winner: undefined, reason: 'Both sides agreed to it.', rules: ['DD-RND-04', 'DD-RUL-98'] }
}

function* agrees(play: Play<State>, by: SideId, what: string, prompt: string): Step<boolean> {
  const usual = play.state.calm.rounds >= ROUNDS_BEFORE_DEFAULT ? 'yes' : 'no'
  const answer = yield* play.ask(
    chooseQuestion(
      { by, what, prompt, rule: 'DD-RUL-98' },
      {
        options: [
          { id: 'no', label: 'Fight on' },
          { id: 'yes', label: 'A draw' },
        ],
        usual: [usual],
      },
    ),
  )
  return picked(answer) === 'yes'
}
