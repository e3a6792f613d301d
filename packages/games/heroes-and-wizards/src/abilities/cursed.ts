/** What a Curse does to its victim for the rest of the game. */
import { part } from '@muster/engine'
import type { HeroAbility } from '../state/vocabulary.ts'

export const cursed: HeroAbility = {
  id: 'cursed',
  name: 'Cursed',
  rule: 'HW-SPELL-01',
  text: 'Melee and Shooting are 1 lower, and it has one melee attack fewer, but never fewer than one.',
  adds: {
    melee: () => part(-1, 'Curse', 'HW-SPELL-01'),
    shooting: () => part(-1, 'Curse', 'HW-SPELL-02'),
    attacks: () => part(-1, 'Curse', 'HW-SPELL-03'),
  },
}
