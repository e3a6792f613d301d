import { part } from '@muster/engine'
import type { HeroTrait } from './moments.ts'

export const battleSword: HeroTrait = {
  id: 'battle-sword',
  name: 'Battle Sword',
  rule: 'HW-ITEM-08',
  text: 'Melee is 1 higher, and whoever it hits in melee counts Armour 1 lower.',
  adds: {
    melee: () => part(1, 'Battle Sword', 'HW-ITEM-08'),
    'enemy-armour': (_state, _bearer, { how }) =>
      how === 'melee' ? part(-1, 'Battle Sword', 'HW-ITEM-09') : undefined,
  },
}
