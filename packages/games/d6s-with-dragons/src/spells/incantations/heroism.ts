/** Heroism: no fear, and new heart every round. */
import { gainTemporary } from '../../rules/damage/damage.ts'
import { type DragonAbility, immunity } from '../../state/ability.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const heroism: Incantation = {
  id: 'heroism',
  name: 'Heroism',
  icon: 'crown',
  rule: 'DD-RUL-80',
  kind: 'incantation',
  text: 'The caster or an ally within 1", and one more ally for each point of Potency, cannot be frightened and has 1 Temporary Health at the start of each Movement Phase.',
  ...onTargets('heroism', AT_HAND, true),
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? HEROIC : undefined),
}

const HEROIC: DragonAbility = {
  id: 'heroism',
  name: 'Heroism',
  rule: 'DD-RUL-80',
  text: 'Immune to frightened; 1 Temporary Health each round.',
  answers: [immunity.answer((_state, _bearer, { to }) => to === 'frightened')],
  on: {
    'phase-starts': {
      anybody(play, bearer, { phase }) {
        if (phase === 'movement') gainTemporary(play, bearer, 1)
      },
    },
  },
}
