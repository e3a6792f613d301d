import { part } from '@muster/engine'
import type { HeroAbility } from '../state/vocabulary.ts'

export const twoWeapons: HeroAbility = {
  id: 'two-weapons',
  name: 'Two weapons',
  rule: 'HW-COST-31',
  text: 'Two melee attacks.',
  adds: { attacks: () => part(1, 'Second weapon', 'HW-COST-31') },
}
