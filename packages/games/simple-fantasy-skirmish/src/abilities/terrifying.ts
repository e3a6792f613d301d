import { part } from '@muster/engine'
import type { AttackOccasion, SkirmishAbility } from '../state/ability-types.ts'

const inMelees = (_state: unknown, _bearer: unknown, { inMelee }: AttackOccasion) =>
  inMelee ? part(1, 'Terrifying', 'SF-ATR-13') : undefined

export const terrifying = {
  id: 'terrifying',
  name: 'Terrifying',
  rule: 'SF-ATR-13',
  text: '1 advantage point in every melee, attacking or defending.',
  advantage: { attack: inMelees, defence: inMelees },
} as const satisfies SkirmishAbility
