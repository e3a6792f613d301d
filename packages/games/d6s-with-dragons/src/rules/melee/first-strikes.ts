/** Attacks that come before all others in the melee, whatever their maker's Fight. */
import { chooseQuestion, picked, raise, type Play, type Step } from '@muster/engine'
import { figureOf, masterOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { attacksLeft, endAttacks, strikeFirst } from './attack-action.ts'
import { firstBlowsOf } from './melee-attacks.ts'
import { CombatOffer, otherOf, strikesOf, type Place } from './combat-options.ts'

/** One of those tied for it strikes; its further attacks come later. Whoever holds back has spent the mastery. */
export function* strikeBeforeAll(play: Play<State>, tied: readonly Figure[]): Step {
  const { state } = play
  const offer = new CombatOffer(
    state,
    tied.map((figure) => placeOf(state, figure)),
  )
  const choice = yield* askFirst(play, offer)
  const id = choice.slice(0, choice.indexOf('|'))
  const blow = offer.blowNamed(choice)
  if (!blow) {
    figureOf(state, id).now.masteryApplied = true
    return
  }
  yield* strikeFirst(play, id, blow)
  if (attacksLeft(state, id) === 0) yield* endAttacks(play, id)
}

function placeOf(state: State, figure: Figure): Place {
  const instead = [otherOf(figure, { id: 'hold', label: `${figure.id} holds back` })]
  return { figure, strikes: strikesOf(figure, firstBlowsOf(state, figure)), instead }
}

/** With only one to make there is nothing to ask. */
function* askFirst(play: Play<State>, offer: CombatOffer): Step<string> {
  const [first] = offer.places
  const [only] = first?.strikes ?? []
  if (!first || !only) raise('nobody strikes first')
  if (offer.places.length === 1 && first.strikes.length === 1) return only.id
  const prompt = 'Who strikes before all others, and at whom?'
  const ask = { by: masterOf(play.state, first.figure), what: 'first-strike', rule: 'DD-MAST-08', prompt }
  return picked(yield* play.ask(chooseQuestion(ask, offer))) ?? ''
}
