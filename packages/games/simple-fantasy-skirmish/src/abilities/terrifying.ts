import { part } from '@muster/engine'
import type { SkirmishTrait } from './moments.ts'

export const terrifying: SkirmishTrait = {
  id: 'terrifying',
  name: 'Terrifying',
  rule: 'SF-ATR-13',
  text: '1 advantage point in every melee, attacking or defending.',
  adds: {
    advantage: (_state, _bearer, { role, inMelee }) =>
      role !== 'skill' && inMelee ? part(1, 'Terrifying', 'SF-ATR-13') : undefined,
  },
}
