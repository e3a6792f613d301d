import { part } from '@muster/engine'
import { unitOf } from '../state/figures.ts'
import type { SkirmishTrait } from './moments.ts'

/** Two leaders lead no better than one: a unit either is led or is not. */
export const leadership: SkirmishTrait = {
  id: 'leadership',
  name: 'Leadership',
  rule: 'SF-ATR-08',
  text: 'While it is attached, its unit has 1 advantage point for every roll.',
  isForAll: true,
  adds: {
    advantage: (state, bearer) =>
      unitOf(state, bearer).host === undefined ? undefined : part(1, 'Leadership', 'SF-ATR-08'),
  },
}
