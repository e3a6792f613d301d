import { part } from '@muster/engine'
import type { HeroAbility } from '../state/vocabulary.ts'

export const quickSword: HeroAbility = {
  id: 'quick-sword',
  name: 'Quick Sword',
  rule: 'HW-ITEM-19',
  text: 'Two more melee attacks; a free attack is still one.',
  adds: { attacks: () => part(2, 'Quick Sword', 'HW-ITEM-19') },
}
