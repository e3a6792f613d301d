/** Fly: wings of air for the caster or its friends. */
import type { DragonAbility } from '../../state/ability.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'
import { givenMoves } from '../../rules/stats/special-movement.ts'

export const fly: Incantation = {
  id: 'fly',
  name: 'Fly',
  icon: 'feathered-wing',
  rule: 'DD-INC-09',
  kind: 'incantation',
  text: 'The caster or an ally within 1", and one more ally for each point of Potency, flies with Speed 12".',
  ...onTargets('fly', AT_HAND, true),
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? FLYING : undefined),
}

const FLYING: DragonAbility = {
  id: 'fly',
  name: 'Fly',
  rule: 'DD-INC-09',
  text: 'It flies with Speed 12".',
  answers: [givenMoves.answer({ fly: 12 })],
}
