/** Protection Mastery: an ally beside its bearer is harder to hit by one attack. */
import {
  chooseQuestion,
  named,
  part,
  picked,
  recall,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
} from '@muster/engine'
import { tell } from '../../../events/index.ts'
import { mayUseMastery, spendMastery } from '../../../rules/melee/masteries.ts'
import type { ComingHit } from '../../../state/acts.ts'
import { areEnemies, controllerOf, figureOf, isWithin, ONE_INCH } from '../../../state/figures.ts'
import type { State } from '../../../state/state.ts'
import type { FeatureId } from '../../../state/vocabulary.ts'
import { feature } from '../../feature.ts'
import { BOUND } from './bound.ts'

const BONUS = 2
const SOURCE = 'Protection Mastery'

/** Offered only where it saves the ally: not where the die beats that as well, where Armor does not count, nor twice. */
function canProtect(state: State, bearer: FigureId, { attack, face, armor, more }: ComingHit): boolean {
  const protector = figureOf(state, bearer)
  const ally = figureOf(state, attack.at)
  return (
    ally !== protector &&
    !areEnemies(state, protector, ally) &&
    mayUseMastery(state, protector) &&
    isWithin(state, protector, ally, ONE_INCH) &&
    face !== undefined &&
    face <= armor + BONUS &&
    more.every(({ source }) => source !== SOURCE) &&
    state.abilities.setTo(state, ally, 'armor', attack) === undefined
  )
}

function* protect(play: Play<State>, bearer: FigureId, coming: ComingHit, id: FeatureId, rule: RuleId): Step {
  const { state } = play
  if (!canProtect(state, bearer, coming)) return
  const { at, by } = coming.attack
  const ask = {
    by: controllerOf(state, figureOf(state, bearer)),
    what: 'use-mastery',
    about: bearer,
    rule,
    prompt: text`${named(by)} has hit ${named(at)}. Does ${named(bearer)} protect it?`,
    reaction: SOURCE,
  }
  const options = [
    { id: 'yes', label: `${SOURCE}: the attack does not hit` },
    { id: 'no', label: 'Keep it' },
  ]
  if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return
  spendMastery(figureOf(state, bearer), id)
  coming.more.push(part(BONUS, SOURCE, rule))
  tell(play, { is: 'feature-used', figure: bearer, feature: id, at, rules: [rule, 'DD-MDF-06'] })
}

export const protectionMastery = feature('protection-mastery', {
  on: {
    'would-be-hit': {
      anybody: (play, bearer, coming) => protect(play, bearer, coming, 'protection-mastery', 'DD-MDF-05'),
    },
  },
})

/** For its bound ally alone. */
export const guardianProtection = feature('guardian-protection', {
  on: {
    'would-be-hit': {
      anybody(play, bearer, coming) {
        const { ally } = recall(figureOf(play.state, bearer).memory, BOUND)
        if (ally === coming.attack.at) return protect(play, bearer, coming, 'guardian-protection', 'DD-MDF-21')
        return undefined
      },
    },
  },
})
