/** Declaring a mastery when a melee begins. */
import { chooseQuestion, picked, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { tell } from '../events.ts'
import { figureOf, masterOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { declarable, masteryOf, type Mastery } from '../traits/masteries/index.ts'
import { foesOf } from './melee-members.ts'
import { blowsOf } from './blows.ts'

/** Each it is equipped for; the one that names an enemy once for each enemy of its melee. */
function masteryOptions(state: State, figure: Figure): Option[] {
  return declarable(state, figure).flatMap((mastery) =>
    (mastery.names ? foesOf(state, figure).map(({ id }) => option(mastery, id)) : applicable(state, figure, mastery)))
}

const applicable = (state: State, figure: Figure, mastery: Mastery): Option[] =>
  blowsOf(state, figure).some(({ weapon }) => mastery.suits?.(weapon)) ? [option(mastery)] : []

const option = ({ id, name, text }: Mastery, at?: FigureId): Option => (at === undefined
  ? { id, label: name, hint: text }
  : { id: `${id}|${at}`, label: `${name} against ${at}`, figure: at, hint: text })

const NO_MASTERY: Option = { id: 'no', label: 'No mastery' }

export function* askMastery(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const options = [NO_MASTERY, ...masteryOptions(state, figure)]
  if (options.length === 1) return
  const prompt = `Does ${id} use a mastery?`
  const by = masterOf(state, figure)
  const ask = { by, what: 'mastery', about: id, rule: 'DD-MEL-02', prompt, reaction: 'Masteries in melee' }
  const answer = yield* play.ask(chooseQuestion(ask, { options }))
  const choice = picked(answer) ?? NO_MASTERY.id
  if (choice === NO_MASTERY.id) return
  const [name = '', at] = choice.split('|')
  yield* declare(play, id, masteryOf(name), at)
}

/** Used up from now on, whether it is ever applied or not. */
function* declare(play: Play<State>, id: FigureId, mastery: Mastery, at: FigureId | undefined): Step {
  const { now } = figureOf(play.state, id)
  now.mastery = mastery.id
  now.masteryApplied = mastery.suits === undefined
  tell(play, { is: 'mastery-declared', figure: id, mastery: mastery.id, at, rules: ['DD-MEL-02', mastery.rule] })
  if (mastery.declared && at !== undefined) yield* mastery.declared(play, id, at)
}
