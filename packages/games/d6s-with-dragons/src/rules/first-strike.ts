/** Attacks that come before all others in the melee, whatever their maker's Fight. */
import { chooseQuestion, picked, raise, type Option, type Play, type Step } from '@muster/engine'
import { figureOf, masterOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { attacksLeft, endAttacks, strikeFirst } from './attack-action.ts'
import { blowNamed, blowOptions, firstBlowsOf } from './blows.ts'

/** One of those tied for it strikes; its further attacks come later. Whoever holds back has spent the mastery. */
export function* strikeBeforeAll(play: Play<State>, tied: readonly Figure[]): Step {
  const { state } = play
  const choice = yield* askFirst(play, tied)
  const id = choice.slice(0, choice.indexOf('|'))
  const figure = figureOf(state, id)
  const blow = blowNamed(id, firstBlowsOf(state, figure), choice)
  if (!blow) {
    figure.now.masteryApplied = true
    return
  }
  yield* strikeFirst(play, id, blow)
  if (attacksLeft(state, id) === 0) yield* endAttacks(play, id)
}

function* askFirst(play: Play<State>, tied: readonly Figure[]): Step<string> {
  const { state } = play
  const [first] = tied
  if (!first) raise('nobody strikes first')
  const blows = tied.flatMap((figure) => blowOptions(state, figure, firstBlowsOf(state, figure)))
  const [only] = blows
  if (only && blows.length === 1) return only.id
  const options: Option[] = [...blows, ...tied.map(({ id }) => ({ id: `${id}|hold`, label: `${id} holds back` }))]
  const prompt = 'Who strikes before all others, and at whom?'
  const ask = { by: masterOf(state, first), what: 'first-strike', rule: 'DD-MAST-08', prompt }
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? ''
}
