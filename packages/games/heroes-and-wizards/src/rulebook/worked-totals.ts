/** The rules in our own words: worked totals. */
import { chapter } from '@muster/engine'

export const workedTotals = chapter('Worked totals', {
  'HW-TOT-01': 'Cheapest figure: 6", Melee 1, Shooting 0, Armour 0 = 0+2+0+1 = 3 points.',
  'HW-TOT-02': 'Dearest single-weapon figure without Mighty: Fly, 5, 5, 5 = 5+10+15+10 = 40 points.',
  'HW-TOT-03':
    'Dearest figure of all: Fly, Melee 5 with two weapons, Shooting 5, Armour 5, Mighty = 5+20+15+10+5 = 55 points.',
  'HW-TOT-04': '9", Melee 3 with two weapons, Shooting 0, Armour 2 = 1+12+0+4 = 17 points.',
  'HW-TOT-05': '12", Melee 1, Shooting 3, Armour 0 = 2+2+9+1 = 14 points.',
  'HW-TOT-06': '18", Melee 4, Shooting 2, Armour 4, Mighty = 4+8+6+8+5 = 31 points.',
})
