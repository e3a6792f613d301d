/** Aura of Protection: its bearer and allies near it save better. Two of them do not add up. */
import { part } from '@muster/engine'
import type { DragonAbility } from '../../state/ability.ts'
import { feature } from '../feature.ts'

const PROTECTED: DragonAbility = {
  id: 'protected-by-aura',
  name: 'Aura of Protection',
  rule: 'DD-MDF-01',
  text: '+1 to all saves.',
  adds: { save: () => part(1, 'Aura of Protection', 'DD-MDF-01') },
}

export const auraOfProtection = feature('aura-of-protection', {
  aura: { inches: 2, whom: 'friends', self: true, gives: PROTECTED },
})
