import { part } from '@muster/engine'
import type { HeroTrait } from './moments.ts'

export const mighty: HeroTrait = {
  id: 'mighty',
  name: 'Mighty',
  rule: 'HW-MIGHT-03',
  text: 'Whoever it hits in melee or by shooting counts Armour 1 lower, unless they are Mighty too.',
  adds: {
    'enemy-armour': (_state, _bearer, { at, how }) => {
      if (how === 'spell' || at.profile.mighty) return undefined
      return part(-1, 'Mighty', how === 'melee' ? 'HW-MIGHT-03' : 'HW-MIGHT-04')
    },
  },
}
