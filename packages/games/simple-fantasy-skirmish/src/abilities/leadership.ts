import { part } from '@muster/engine'
import type { SkirmishAbility } from '../state/ability-types.ts'

const point = () => part(1, 'Leadership', 'SF-ATR-08')

/** Two leaders lead no better than one: a unit either is led or is not. */
const led: SkirmishAbility = {
  id: 'led',
  name: 'Led',
  rule: 'SF-ATR-08',
  text: '1 advantage point for every roll.',
  advantage: { attack: point, defence: point, skill: point },
}

/** Everybody in the unit is led, so the point counts however few of its models are Champions. */
export const leadership = {
  id: 'leadership',
  name: 'Leadership',
  rule: 'SF-ATR-08',
  text: 'While it is attached, its unit has 1 advantage point for every roll.',
  aura: { inches: 0, whom: 'friends', self: true, gives: led },
} as const satisfies SkirmishAbility
