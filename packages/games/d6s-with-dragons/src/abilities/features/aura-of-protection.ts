/** Aura of Protection and Devotion: its bearer and allies near it save better and cannot be charmed. Two do not add up. */
import { part } from '@muster/engine'
import { immunity, type DragonAbility } from '../../state/ability.ts'
import { feature } from '../feature.ts'

const PROTECTED: DragonAbility = {
  id: 'protected-by-aura',
  name: 'Aura of Protection',
  rule: 'DD-MDF-01',
  text: '+1 to all saves, and immune to being charmed.',
  adds: { save: () => part(1, 'Aura of Protection', 'DD-MDF-01') },
  answers: [immunity.answer((_state, _bearer, { to }) => to === 'charmed')],
}

export const auraOfProtection = feature('aura-of-protection', {
  aura: { inches: 2, whom: 'friends', self: true, gives: PROTECTED },
})
