/** Protection Mastery: an ally beside its bearer is harder to hit by one attack. */
import { chooseQuestion, named, part, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../../events/index.ts'
import { mayUseMastery, spendMastery } from '../../../rules/melee/masteries.ts'
import type { ComingHit } from '../../../state/acts.ts'
import { areEnemies, controllerOf, figureOf, isWithin, ONE_INCH } from '../../../state/figures.ts'
import { question, says } from '../../../state/ability.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const ID = 'protection-mastery'
const RULE = 'DD-MDF-05'
const BONUS = 2
const SOURCE = 'Protection Mastery'

/** Whether it protects others than this ally alone. */
export const leavesUnprotected = question<Figure, boolean>('leaves unprotected')

/** Offered only where it saves the ally: not where the die beats that as well, where Armor does not count, nor twice. */
function canProtect(state: State, bearer: FigureId, { attack, face, armor, more }: ComingHit): boolean {
  const protector = figureOf(state, bearer)
  const ally = figureOf(state, attack.at)
  return (
    ally !== protector &&
    !areEnemies(state, protector, ally) &&
    !says(state, protector, leavesUnprotected, ally) &&
    mayUseMastery(state, protector) &&
    isWithin(state, protector, ally, ONE_INCH) &&
    face !== undefined &&
    face <= armor + BONUS &&
    more.every(({ source }) => source !== SOURCE) &&
    state.abilities.setTo(state, ally, 'armor', attack) === undefined
  )
}

function* protect(play: Play<State>, bearer: FigureId, coming: ComingHit): Step {
  const { state } = play
  if (!canProtect(state, bearer, coming)) return
  const { at, by } = coming.attack
  const ask = {
    by: controllerOf(state, figureOf(state, bearer)),
    what: 'use-mastery',
    about: bearer,
    rule: RULE,
    prompt: text`${named(by)} has hit ${named(at)}. Does ${named(bearer)} protect it?`,
    reaction: SOURCE,
  }
  const options = [
    { id: 'yes', label: `${SOURCE}: the attack does not hit` },
    { id: 'no', label: 'Keep it' },
  ]
  if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return
  spendMastery(figureOf(state, bearer), ID)
  coming.more.push(part(BONUS, SOURCE, RULE))
  tell(play, { is: 'feature-used', figure: bearer, feature: ID, at, rules: [RULE, 'DD-MDF-06'] })
}

export const protectionMastery = feature(ID, { on: { 'would-be-hit': { anybody: protect } } })
