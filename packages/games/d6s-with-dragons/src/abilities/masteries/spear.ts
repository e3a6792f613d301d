import { part } from '@muster/engine'
import { weaponsOf } from '../../rules/melee/masteries.ts'
import type { Mastery } from '../../state/ability.ts'
import { isOfType } from './of-type.ts'

const suits = isOfType('spear')

export const spear: Mastery = {
  id: 'spear',
  name: 'Spear Mastery',
  rule: 'DD-MAST-08',
  text: 'One spear attack comes before everybody else in the melee, at −1 Fight.',
  fits: (figure) => weaponsOf(figure).some(suits),
  suits,
  first: true,
  adds: { fight: () => part(-1, 'Spear Mastery', 'DD-MAST-09') },
}
