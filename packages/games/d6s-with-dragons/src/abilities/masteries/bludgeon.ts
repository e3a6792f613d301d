import { part } from '@muster/engine'
import { lose } from '../../rules/conditions/conditions.ts'
import { isOfType, weaponsOf, type Mastery } from './mastery.ts'

const suits = isOfType('bludgeon')

export const bludgeon: Mastery = {
  id: 'bludgeon',
  name: 'Bludgeon Mastery',
  rule: 'DD-MAST-12',
  text: 'One bludgeon attack shakes off being sapped and ignores Armor, but hits at −2 Strength.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  ignoresArmor: true,
  strength: [part(-2, 'Bludgeon Mastery', 'DD-MAST-13')],
  *before(play, user) {
    yield* lose(play, user, 'sapped', 'DD-MAST-11')
  },
}
