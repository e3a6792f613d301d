/** What a character may do when its place in the Combat Phase comes, and doing it. */
import {
  chooseQuestion, picked, raise, type FigureId, type Option, type Play, type Question, type RuleId, type Step,
} from '@muster/engine'
import { tell } from '../events.ts'
import { figureOf, masterOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import type { Deed } from '../traits/moments.ts'
import { setOf } from '../traits/of.ts'
import { attacksLeft, endAttacks, strikeFirst, strikeOn } from './attack-action.ts'
import { blowNamed, blowOptions, blowsOf } from './blows.ts'
import { finishAction } from './conditions.ts'
import { isManeuver, maneuver, maneuverOptions } from './maneuvers.ts'
import { meleeOf } from './melee-members.ts'
import { doObjectAction, isObjectAction, objectActions } from './objects.ts'

/** An option just made: what it stands with may still be written on it. */
type Fresh = { -readonly [K in keyof Option]: Option[K] }

const named = (figure: Figure, option: Option): Fresh => ({ ...option, id: `${figure.id}|${option.id}` })

/** Whatever takes an action and is not letting it pass. One whose attacks are under way only goes on with them. */
export function combatOptions(state: State, figure: Figure): Fresh[] {
  if (!figure.now.action && attacksLeft(state, figure.id) <= 0) return []
  const options: Fresh[] = blowOptions(state, figure, blowsOf(state, figure))
  if (!figure.now.action) return options
  for (const option of objectActions(state, figure)) options.push(named(figure, option))
  for (const option of maneuverOptions(state, figure)) options.push({ ...named(figure, option), group: 'Maneuvers' })
  for (const deed of deedsOf(state, figure)) options.push(named(figure, deedOption(deed)))
  return options
}

function deedsOf(state: State, figure: Figure): Deed[] {
  const deeds: Deed[] = []
  for (const trait of setOf(state, figure).said.deeds) {
    for (const deed of trait.deeds ?? []) {
      if (deed.phase !== 'movement' && deed.isPossible(state, figure.id)) deeds.push(deed)
    }
  }
  return deeds
}

const deedOption = ({ id, label }: Deed): Option => ({ id: `deed|${id}`, label })

interface Asked {
  readonly what: string
  readonly rule: RuleId
}

/** What one in a hurry would do if it can; anything else is done on purpose or not at all. */
const USUAL = ['|attack|', '|pick-up|', '|destroy|', '|escape|']
const isUsual = ({ id }: Option): boolean => USUAL.some((word) => id.includes(word))

/** One question for all whose place has come at once: who does what. */
export function combatQuestion(state: State, actors: readonly Figure[], { what, rule }: Asked): Question {
  const first = actors[0] ?? raise('nobody has a place in the order')
  const by = masterOf(state, first)
  const alone = actors.length === 1
  const options: Fresh[] = []
  for (const actor of actors) {
    const own = combatOptions(state, actor)
    own.push(passOption(state, actor))
    if (!alone) for (const option of own) option.group = actor.id
    options.push(...own)
  }
  const prompt = alone ? `${first.id} takes its combat action.` : 'Who of these acts next, and what does it do?'
  const usual = (options.find(isUsual) ?? options.at(-1))?.id ?? raise('there is nothing to choose')
  return chooseQuestion({ by, what, prompt, rule, ...(alone && { about: first.id }) }, { options, usual: [usual] })
}

const passOption = (state: State, { id }: Figure): Option =>
  ({ id: `${id}|let-pass`, label: attacksLeft(state, id) > 0 ? `${id}: no further attack` : `${id}: no combat action` })

/** Asks and does it. Returns who acted. */
export function* askCombatAction(play: Play<State>, actors: readonly Figure[], asked: Asked): Step<FigureId> {
  const choice = picked(yield* play.ask(combatQuestion(play.state, actors, asked))) ?? ''
  const cut = choice.indexOf('|')
  const { id } = figureOf(play.state, choice.slice(0, cut))
  yield* act(play, id, choice.slice(cut + 1))
  return id
}

function* act(play: Play<State>, id: FigureId, word: string): Step {
  if (word === 'let-pass') return yield* letPass(play, id)
  if (word.startsWith('attack|')) return yield* attackWith(play, id, word)
  if (isObjectAction(word)) yield* doObjectAction(play, id, word)
  else if (isManeuver(word)) yield* maneuver(play, id, word)
  else yield* deed(play, id, word.slice('deed|'.length))
  yield* finishAction(play, id)
}

function* attackWith(play: Play<State>, id: FigureId, word: string): Step {
  const blows = blowsOf(play.state, figureOf(play.state, id))
  const blow = blowNamed(id, blows, `${id}|${word}`) ?? raise(`${id} has no such attack: ${word}`)
  yield* strikeFirst(play, id, blow)
  yield* strikeOn(play, id)
}

/** Its place goes by. An attack action under way is over; an action not begun is kept. */
function* letPass(play: Play<State>, id: FigureId): Step {
  const { state } = play
  meleeOf(state, id)?.passed.push(id)
  tell(play, { is: 'let-pass', figure: id, rules: ['DD-MEL-03'] })
  if (attacksLeft(state, id) > 0) yield* endAttacks(play, id)
}

function* deed(play: Play<State>, id: FigureId, name: string): Step {
  const { state } = play
  const found = deedsOf(state, figureOf(state, id)).find((one) => one.id === name) ?? raise(`${id} cannot do "${name}"`)
  figureOf(state, id).now.action = false
  yield* found.use(play, id)
}
