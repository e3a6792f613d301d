import { attackedOnlyOnce } from '../rules/melee/attack-limit.ts'
import type { HeroAbility } from '../state/vocabulary.ts'

const LABEL = { name: 'Magic Armour', rule: 'HW-ITEM-10' }

export const magicArmour: HeroAbility = {
  id: 'magic-armour',
  ...LABEL,
  text: 'In each turn only one enemy may attack its bearer in melee, and only once.',
  answers: [attackedOnlyOnce.answer(LABEL)],
}
