import { part } from '@muster/engine'
import { lose } from '../../rules/conditions/conditions.ts'
import { weaponsOf } from '../../rules/melee/masteries.ts'
import type { Mastery } from '../../state/ability.ts'
import { isOfType } from './of-type.ts'

const suits = isOfType('bludgeon')

export const bludgeon: Mastery = {
  id: 'bludgeon',
  name: 'Bludgeon Mastery',
  rule: 'DD-MAST-12',
  text: 'One bludgeon attack shakes off being sapped and ignores Armor, but hits at −2 Strength.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  adds: { strength: () => part(-2, 'Bludgeon Mastery', 'DD-MAST-13') },
  sets: { armor: () => part(0, 'Armor ignored', 'DD-MAST-12') },
  on: {
    'attack-starts': {
      *attacker(play, user) {
        yield* lose(play, user, 'sapped', 'DD-MAST-11')
      },
    },
  },
}
