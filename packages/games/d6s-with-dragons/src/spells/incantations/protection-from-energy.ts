/** Protection from Energy: one kind of harm is turned aside. */
import { chooseQuestion, named, picked, raise, text, listedNames } from '@muster/engine'
import { playerOf } from '../../rules/casting/casting.ts'
import { type DragonAbility, effectBehind } from '../../state/ability.ts'
import type { DamageType } from '../../state/vocabulary.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'
import { resists } from '../../rules/damage/damage.ts'

const ENERGIES: readonly DamageType[] = ['acid', 'cold', 'fire', 'lightning', 'thunder']
const AIM = onTargets('protection-from-energy', AT_HAND)

export const protectionFromEnergy: Incantation = {
  id: 'protection-from-energy',
  name: 'Protection from Energy',
  icon: 'magic-shield',
  rule: 'DD-INC-18',
  kind: 'incantation',
  text: 'The caster or an ally within 1" resists acid, cold, fire, lightning or thunder: the caster chooses which.',
  canBeCast: AIM.canBeCast,
  *choose(play, caster) {
    const { targets } = yield* AIM.choose(play, caster)
    const ask = {
      by: playerOf(play.state, caster),
      what: 'energy',
      rule: 'DD-INC-18',
      about: caster,
      prompt: text`Against which harm does ${named(caster)} protect ${listedNames(targets)}?`,
    }
    const options = ENERGIES.map((id) => ({ id, label: id }))
    const choice = picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? raise('no energy chosen')
    return { targets, choice }
  },
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? PROTECTED : undefined),
}

const PROTECTED: DragonAbility = {
  id: 'protection-from-energy',
  name: 'Protection from Energy',
  rule: 'DD-INC-18',
  text: 'It resists one kind of damage.',
  stacks: true,
  answers: [
    resists.answer((state, _bearer, type, own) => type !== undefined && effectBehind(state, own)?.choice === type),
  ],
}
