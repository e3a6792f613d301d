import { part } from '@muster/engine'
import { isOfType, weaponsOf, type Mastery } from './mastery.ts'

const suits = isOfType('spear')

export const spear: Mastery = {
  id: 'spear',
  name: 'Spear Mastery',
  rule: 'DD-MAST-08',
  text: 'One spear attack comes before everybody else in the melee, at −1 Fight.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  first: true,
  fight: [part(-1, 'Spear Mastery', 'DD-MAST-09')],
}
