import { part } from '@muster/engine'
import type { SkirmishTrait } from './moments.ts'

export const fearsome: SkirmishTrait = {
  id: 'fearsome',
  name: 'Fearsome',
  rule: 'SF-ATR-06',
  text: '1 advantage point in the turn in which it charges.',
  adds: {
    advantage: (_state, _bearer, { role, charging }) =>
      role === 'attack' && charging ? part(1, 'Fearsome', 'SF-ATR-06') : undefined,
  },
}
