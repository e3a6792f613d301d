import { part } from '@muster/engine'
import type { SkirmishAbility } from '../state/ability-types.ts'

export const fearsome = {
  id: 'fearsome',
  name: 'Fearsome',
  rule: 'SF-ATR-06',
  text: '1 advantage point in the turn in which it charges.',
  advantage: {
    attack: (_state, _bearer, { charging }) => (charging ? part(1, 'Fearsome', 'SF-ATR-06') : undefined),
  },
} as const satisfies SkirmishAbility
