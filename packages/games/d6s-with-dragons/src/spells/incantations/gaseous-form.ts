/** Gaseous Form: a drifting cloud that nothing holds and that can hold nothing. */
import { part } from '@muster/engine'
import { type DragonAbility, immunity } from '../../state/ability.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'
import { givenMoves, onlyFlies } from '../../rules/stats/special-movement.ts'
import { handless } from '../../rules/objects/hands.ts'
import { harmless } from '../../rules/attacks/targets.ts'
import { passes } from '../../rules/movement/move-question.ts'
import { resists } from '../../rules/damage/damage.ts'
import { voiceless } from '../../rules/casting/casting.ts'

export const gaseousForm: Incantation = {
  id: 'gaseous-form',
  name: 'Gaseous Form',
  icon: 'spectre',
  rule: 'DD-RUL-83',
  kind: 'incantation',
  text: 'The caster or an ally within 1", and one more ally for each point of Potency, drifts 2" by flight and through others, shrugs off weapons, and can neither fight, cast nor handle things.',
  ...onTargets('gaseous-form', AT_HAND, true),
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? DRIFTING : undefined),
}

const SLOW = part(2, 'Gaseous Form', 'DD-RUL-83')
const NIMBLE = part(1, 'Gaseous Form', 'DD-RUL-83')

const DRIFTING: DragonAbility = {
  id: 'gaseous-form',
  name: 'Gaseous Form',
  rule: 'DD-RUL-83',
  text: 'A cloud: 2" by flight, through others; no attacks, spells or objects; resists plain weapons.',
  sets: { speed: () => SLOW },
  advantage: { save: (_state, _bearer, { save }) => (save === 'will' ? undefined : NIMBLE) },
  answers: [
    givenMoves.answer((_state, { profile }) => ({ fly: profile.speed })),
    onlyFlies.answer(true),
    passes.answer(true),
    harmless.answer(true),
    voiceless.answer(true),
    handless.answer(true),
    immunity.answer((_state, _bearer, { to }) => to === 'prone'),
    resists.answer((_state, _bearer, type) => type === undefined),
  ],
}
