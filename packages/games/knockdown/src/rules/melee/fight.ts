/** The melee attacks of a Charge, one after the other. */
import {
  chooseQuestion,
  named,
  optionId,
  optionParts,
  picked,
  text,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { makeAttack } from '../attacks/attack.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import { question, says } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import { activationOf, attacksLeft, finish, leaveAttacks } from '../activation/activation.ts'
import { enemiesTouching } from '../measuring/distance.ts'
import { afterAttack } from '../attacks/after-attack.ts'
import { massAttack } from './mass-attack.ts'
import { meleeTargets } from './targets.ts'

/** It may attack every enemy in contact once instead of its normal attacks. */
export const attacksAll = question<undefined, boolean>('attacks all')

const DONE: Option = { id: 'done', label: 'No more attacks' }
const MASS = 'mass'

export function* fight(play: Play<State>): Step {
  const { state } = play
  const activation = activationOf(state)
  const figure = figureOf(state, activation.figure)
  const attackers = attackersOf(state)
  const options: Option[] = []
  for (const by of attackers) options.push(...attackOptions(state, by))
  if (options.length === 0) return finish(state)
  const prompt = () => text`${named(figure.id)}: whom does it attack?`
  const ask = { by: figure.side, what: 'attack', prompt, rule: 'KD-MEL-05', about: figure.id }
  const answer = yield* play.ask(chooseQuestion(ask, { options: [...options, DONE] }))
  const pick = picked(answer) ?? DONE.id
  if (pick === DONE.id) return finish(state)
  const [who = '', at = ''] = optionParts(pick)
  const { id: by } = figureOf(state, who)
  if (at === MASS) {
    activation.attacks = []
    yield* massAttack(play, by)
  } else {
    leaveAttacks(activation, by, attacksLeft(activation, by) - 1)
    yield* makeAttack(play, { by, at: figureOf(state, at).id, kind: 'melee' })
  }
  afterAttack(state, by)
}

/** Those with attacks left, in play and on their feet. */
function attackersOf(state: State): Figure[] {
  const { attacks } = activationOf(state)
  const attackers: Figure[] = []
  for (const { figure: id, left } of attacks) {
    const figure = figureOf(state, id)
    if (left > 0 && isInPlay(figure)) attackers.push(figure)
  }
  return attackers
}

function attackOptions(state: State, by: Figure): Option[] {
  const options = meleeTargets(state, by).map((at): Option => ({
    id: optionId(by.id, at.id),
    label: by.aboard === undefined ? text`Attack ${named(at.id)}` : text`${named(by.id)} attacks ${named(at.id)}`,
    figure: by.id,
    at: at.id,
    intent: { by: by.id, at: at.id, kind: 'melee' },
  }))
  if (mayMassAttack(state, by))
    options.push({
      id: optionId(by.id, MASS),
      label: 'Mass attack',
      figure: by.id,
      hint: 'One attack at STR -1 against every enemy in contact, instead of its normal attacks.',
    })
  return options
}

/** Chosen before any other attack of the activation. */
const mayMassAttack = (state: State, by: Figure): boolean =>
  says(state, by, attacksAll) &&
  attacksLeft(activationOf(state), by.id) === state.abilities.total(state, by, 'attacks', undefined) &&
  enemiesTouching(state, by).length > 0
