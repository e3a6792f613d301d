import { part } from '@muster/engine'
import { lowersArmour } from '../rules/combat/stats.ts'
import type { HeroAbility } from '../state/vocabulary.ts'

export const battleSword: HeroAbility = {
  id: 'battle-sword',
  name: 'Battle Sword',
  rule: 'HW-ITEM-08',
  text: 'Melee is 1 higher, and whoever it hits in melee counts Armour 1 lower.',
  adds: { melee: () => part(1, 'Battle Sword', 'HW-ITEM-08') },
  answers: [
    lowersArmour.answer((_state, _bearer, { how }) =>
      how === 'melee' ? part(-1, 'Battle Sword', 'HW-ITEM-09') : undefined,
    ),
  ],
}
