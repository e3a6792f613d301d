/** Attacks that come before all others in the melee, whatever the attacker's Fight. */
import { chooseQuestion, named, picked, raise, text, type Play, type Step } from '@muster/engine'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { attacksLeft, endAttacks, beginAttacks } from './attack-action.ts'
import { firstAttackOptionsOf } from './melee-attacks.ts'
import { CombatOffer, declineChoice, type Place } from './combat-options.ts'

/** One of the tied characters attacks; its other attacks come later. One that holds back has used up the mastery. */
export function* takeFirstStrike(play: Play<State>, tied: readonly Figure[]): Step {
  const { state } = play
  const offer = new CombatOffer(
    state,
    tied.map((figure) => placeOf(state, figure)),
  )
  const { figure, action } = yield* askFirst(play, offer)
  const { id } = figure
  if (action.is !== 'attack') {
    figureOf(state, id).now.masteryApplied = true
    return
  }
  yield* beginAttacks(play, id, action.blow)
  if (attacksLeft(state, id) === 0) yield* endAttacks(play, id)
}

function placeOf(state: State, figure: Figure): Place {
  return {
    figure,
    blows: firstAttackOptionsOf(state, figure),
    instead: [declineChoice('hold', text`${named(figure.id)} holds back`)],
  }
}

/** A single possible attack is made without asking. */
function* askFirst(play: Play<State>, offer: CombatOffer): Step<NonNullable<ReturnType<CombatOffer['chosen']>>> {
  const [first] = offer.places
  const [only] = first?.blows ?? []
  if (!first || !only) raise('nobody strikes first')
  if (offer.places.length === 1 && first.blows.length === 1)
    return { figure: first.figure, action: { is: 'attack', blow: only } }
  const prompt = 'Who attacks before all others, and whom?'
  const ask = { by: controllerOf(play.state, first.figure), what: 'first-strike', rule: 'DD-MAST-08', prompt }
  const answer = picked(yield* play.ask(chooseQuestion(ask, offer)))
  return offer.chosen(answer) ?? raise(`"${answer}" is no first strike`)
}
