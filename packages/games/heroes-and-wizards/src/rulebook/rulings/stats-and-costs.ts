/** What the rulebook leaves open, and how it is settled: stats and costs. */
import { chapter } from '@muster/engine'

export const statsAndCostsRulings = chapter('Rulings: Stats and costs', {
  'HW-RUL-09':
    'The crossed-out cells of the cost table mean that Melee 0 cannot be bought. The lowest value is Melee 1, for 2 points.',
  'HW-RUL-10':
    'The columns of the cost table are independent: a figure takes one entry from each. It has a single Movement; riding is only a matter of how the model looks.',
  'HW-RUL-11':
    'A figure with Shooting 0 cannot shoot. A figure with Armour 0 never saves, and pays 1 point for it all the same, as printed.',
  'HW-RUL-12': 'Two weapons pay the Melee cost twice in all, not twice on top: at Melee 3 that is 12 points.',
  'HW-RUL-13':
    'Both weapons of a figure use its one Melee stat. Two attacks are the most that can be bought, and nobody buys a second shot.',
  'HW-RUL-14':
    'Mighty lowers the Armour of figures the Mighty figure hits, in melee and by shooting. It has no effect on figures that attack it, nor on a target that is Mighty too.',
  'HW-RUL-15':
    'A figure counts as very large when its base is 1.5" or more across. A very large figure need not be Mighty.',
  'HW-RUL-16':
    'A stat can rise above 5, as with the Battle Sword, but never falls below 0. Only what can be bought is limited to the table.',
  'HW-RUL-17': 'One hit that is not ignored slays any figure, Heroes, Wizards and Mighty ones included.',
})
