/** Combat maneuvers, each in place of attacking. */
import {
  chooseQuestion,
  named,
  picked,
  raise,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { conditionOn, figureOf, has, isSmaller, controllerOf, threatens } from '../../state/figures.ts'
import { optionId, type Choice } from '../../state/option-id.ts'
import type { Figure, State } from '../../state/state.ts'
import { says } from '../../state/ability.ts'
import { harmless } from '../attacks/targets.ts'
import type { Save } from '../../state/vocabulary.ts'
import { gain, heldBy, lose } from '../conditions/conditions.ts'
import { declareDisengage, mayDisengage } from './disengage.ts'
import { foesOf } from './melee-members.ts'
import { pushAway } from './push.ts'
import { makeSave } from '../dice/saves.ts'
import { saveOf } from '../stats/sums.ts'

const AGAINST = ['grapple', 'shove', 'trip'] as const
type Against = (typeof AGAINST)[number]

export type Maneuver =
  | { readonly is: Against; readonly at: FigureId }
  | { readonly is: 'escape'; readonly save: Save }
  | { readonly is: 'disengage' }
type ManeuverChoice = Choice<Maneuver>

const LABEL: { readonly [maneuver in Against]: string } = { grapple: 'Grapple', shove: 'Shove', trip: 'Trip' }
const HINT: { readonly [maneuver in Against]: string } = {
  grapple: 'A Fortitude or Reflex save, or it is grappled.',
  shove: 'A Fortitude save, or it is pushed 1".',
  trip: 'A Reflex save, or it falls prone.',
}

/** Its enemies in the melee that are smaller than it. */
function smallerFoes(state: State, figure: Figure): Figure[] {
  const smaller: Figure[] = []
  for (const foe of foesOf(state, figure))
    if (isSmaller(foe, figure) && threatens(state, figure, foe)) smaller.push(foe)
  return smaller
}

/** A grappled character is not grappled again, and nobody grapples two. */
const thoseToGrapple = (state: State, figure: Figure, foes: readonly Figure[]): readonly Figure[] =>
  heldBy(state, figure.id) === undefined ? foes.filter((foe) => !has(foe, 'grappled')) : []

const GROUP = 'Maneuvers'
const DISENGAGE: ManeuverChoice = {
  action: { is: 'disengage' },
  option: {
    id: optionId('disengage'),
    label: 'Disengage',
    hint: 'When the melee is over it may move 1" without being attacked for it.',
    group: GROUP,
  },
}

export function maneuvers(state: State, figure: Figure): ManeuverChoice[] {
  const choices: ManeuverChoice[] = []
  const smaller = smallerFoes(state, figure)
  if (smaller.length > 0 && !says(state, figure, harmless)) choices.push(...againstAll(state, figure, smaller))
  if (has(figure, 'grappled')) choices.push(...escapes(state, figure))
  if (mayDisengage(state, figure)) choices.push(DISENGAGE)
  return choices
}

const againstAll = (state: State, figure: Figure, foes: readonly Figure[]): ManeuverChoice[] =>
  AGAINST.flatMap((maneuver) =>
    (maneuver === 'grapple' ? thoseToGrapple(state, figure, foes) : foes).map(({ id }) => ({
      action: { is: maneuver, at: id },
      option: {
        id: optionId(maneuver, id),
        label: text`${LABEL[maneuver]} ${named(id)}`,
        at: id,
        manner: LABEL[maneuver],
        hint: HINT[maneuver],
        group: GROUP,
      },
    })),
  )

const SAVES = ['fortitude', 'reflex'] as const satisfies readonly Save[]

/** With either save, the better one first. */
const escapes = (state: State, figure: Figure): ManeuverChoice[] =>
  byValue(state, figure, SAVES).map((save) => ({
    action: { is: 'escape', save },
    option: { id: optionId('escape', save), label: `Escape the grapple (${save})`, group: GROUP },
  }))

const byValue = (state: State, figure: Figure, saves: readonly Save[]): Save[] => {
  const value = (save: Save) => saveOf(state, figure, { of: figure.id, save, potency: 0, purpose: 'escape' })
  return [...saves].sort((a, b) => value(b) - value(a))
}

export function* maneuver(play: Play<State>, id: FigureId, action: Maneuver): Step {
  figureOf(play.state, id).now.action = false
  if (action.is === 'disengage') declareDisengage(play, id, false)
  else if (action.is === 'escape') yield* escape(play, id, action.save)
  else yield* against(play, id, action.is, action.at)
}

/** +0, unless a profile gives its owner's maneuvers a Potency. */
export function maneuverPotency(state: State, user: FigureId, maneuver: string, at: FigureId): number {
  return state.abilities.total(state, figureOf(state, user), 'maneuver', { maneuver, at })
}

/** Against the Potency of the grapple, or else of the grappler. */
function* escape(play: Play<State>, id: FigureId, save: Save): Step {
  const { state } = play
  const grapple = conditionOn(figureOf(state, id), 'grappled')
  const from = grapple?.from ?? raise(`nobody has grappled ${id}`)
  const potency = grapple?.potency ?? maneuverPotency(state, from, 'escape', id)
  const success = yield* makeSave(play, { of: id, save, potency, by: from, purpose: 'escape' })
  tell(play, { is: 'maneuvered', figure: id, maneuver: 'escape', at: from, success, rules: ['DD-CACT-05'] })
  if (success) yield* lose(play, id, 'grappled', 'DD-COND-19')
}

const RULE: { readonly [maneuver in Against]: RuleId } = {
  grapple: 'DD-CACT-06',
  shove: 'DD-CACT-08',
  trip: 'DD-CACT-09',
}

function* against(play: Play<State>, id: FigureId, name: Against, at: FigureId): Step {
  const save = name === 'grapple' ? yield* chooseSave(play, at, id) : name === 'shove' ? 'fortitude' : 'reflex'
  const potency = maneuverPotency(play.state, id, name, at)
  const saved = yield* makeSave(play, { of: at, save, potency, by: id, purpose: name })
  tell(play, { is: 'maneuvered', figure: id, maneuver: name, at, success: !saved, rules: [RULE[name]] })
  if (saved) return
  if (name === 'shove') yield* pushAway(play, at, id)
  else yield* gain(play, at, { is: name === 'grapple' ? 'grappled' : 'prone', from: id })
}

/** The target's player chooses which save it makes. */
function* chooseSave(play: Play<State>, id: FigureId, by: FigureId): Step<Save> {
  const figure = figureOf(play.state, id)
  const saves = byValue(play.state, figure, SAVES)
  const options = saves.map((save) => ({ id: save, label: save === 'reflex' ? 'Reflex' : 'Fortitude' }))
  const prompt = text`${named(by)} reaches for ${named(id)}. Which save does it make?`
  const ask = { by: controllerOf(play.state, figure), what: 'grapple-save', about: id, rule: 'DD-CACT-06', prompt }
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) as Save
}
