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

export function* askMastery(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const masteries = masteryOptions(state, figure)
  if (masteries.length === 0) return
  const prompt = `Does ${id} use a mastery?`
  const by = masterOf(state, figure)
  const ask = { by, what: 'mastery', about: id, rule: 'DD-MEL-02', prompt, reaction: 'Masteries in melee' }
  const answer = yield* play.ask(chooseQuestion(ask, { options: [{ id: 'no', label: 'No mastery' }, ...masteries] }))
  const [name = 'no', at] = (picked(answer) ?? 'no').split('|')
  if (name !== 'no') yield* declare(play, id, masteryOf(name), at)
}

/** Used up from now on, whether it is ever applied or not. */
function* declare(play: Play<State>, id: FigureId, mastery: Mastery, at: FigureId | undefined): Step {
  const { now } = figureOf(play.state, id)
  now.mastery = mastery.id
  now.masteryApplied = mastery.suits === undefined
  tell(play, { is: 'mastery-declared', figure: id, mastery: mastery.id, at, rules: ['DD-MEL-02', mastery.rule] })
  if (mastery.declared && at !== undefined) yield* mastery.declared(play, id, at)
}
