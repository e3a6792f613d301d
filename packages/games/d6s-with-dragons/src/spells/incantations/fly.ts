/** Fly: wings of air for the caster or its friends. */
import type { DragonTrait } from '../../abilities/moments.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../spell.ts'

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

const FLYING: DragonTrait = {
  id: 'fly',
  name: 'Fly',
  rule: 'DD-INC-09',
  text: 'It flies with Speed 12".',
  moves: { fly: 12 },
}
