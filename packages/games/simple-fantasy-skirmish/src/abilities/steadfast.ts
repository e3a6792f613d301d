import { part } from '@muster/engine'
import type { SkirmishAbility } from '../state/ability-types.ts'

export const steadfast = {
  id: 'steadfast',
  name: 'Steadfast',
  rule: 'SF-ATR-12',
  text: '1 advantage point in the turn in which it is charged.',
  advantage: {
    defence: (_state, _bearer, { charged }) => (charged ? part(1, 'Steadfast', 'SF-ATR-12') : undefined),
  },
} as const satisfies SkirmishAbility
