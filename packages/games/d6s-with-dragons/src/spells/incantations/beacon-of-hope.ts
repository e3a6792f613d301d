/** Beacon of Hope: friends about the caster take heart. */
import { part } from '@muster/engine'
import type { DragonAbility } from '../../state/ability.ts'
import { around } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const beaconOfHope: Incantation = {
  id: 'beacon-of-hope',
  name: 'Beacon of Hope',
  icon: 'holy-symbol',
  rule: 'DD-INC-04',
  kind: 'incantation',
  text: 'The caster and allies within 6" have +1 Toughness and +1 to Will saves.',
  ...around(),
  aura: () => ({ inches: 6, whom: 'friends', self: true, gives: HOPEFUL }),
}

const HOPEFUL: DragonAbility = {
  id: 'beacon-of-hope',
  name: 'Beacon of Hope',
  rule: 'DD-INC-04',
  text: '+1 Toughness and +1 to Will saves.',
  adds: {
    toughness: () => part(1, 'Beacon of Hope', 'DD-INC-04'),
    save: (_state, _bearer, { save }) => (save === 'will' ? part(1, 'Beacon of Hope', 'DD-INC-05') : undefined),
  },
}
