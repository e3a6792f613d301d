import { part } from '@muster/engine'
import { unitOf } from '../state/figures.ts'
import type { SkirmishTrait } from './moments.ts'

export const vampiric: SkirmishTrait = {
  id: 'vampiric',
  name: 'Vampiric',
  rule: 'SF-ATR-14',
  text: 'After a round in which it slew: 1 advantage point for all rolls. No Save against magic or Enchanted weapons.',
  failsAgainstEnchanted: true,
  adds: {
    advantage: (state, bearer) =>
      unitOf(state, bearer).drewBloodBefore ? part(1, 'Vampiric', 'SF-ATR-14') : undefined,
  },
}
