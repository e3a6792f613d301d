import { part } from '@muster/engine'
import type { SkirmishTrait } from './moments.ts'

export const steadfast: SkirmishTrait = {
  id: 'steadfast',
  name: 'Steadfast',
  rule: 'SF-ATR-12',
  text: '1 advantage point in the turn in which it is charged.',
  adds: {
    advantage: (_state, _bearer, { role, charged }) =>
      role === 'defence' && charged ? part(1, 'Steadfast', 'SF-ATR-12') : undefined,
  },
}
