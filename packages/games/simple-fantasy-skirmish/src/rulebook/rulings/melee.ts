/** Rulings in our own words: charging and melee. */
import { chapter } from '@muster/engine'

export const meleeRulings = chapter('Rulings: charging and melee', {
  'SF-RUL-29': 'No sight is needed. The way is straight if it is free, else round what bars it.',
  'SF-RUL-30':
    'One enemy unit is named and touched; no unit outside its melee may be. Where the chargers end decides whether they were slow.',
  'SF-RUL-31': 'A charge that cannot reach wastes nothing.',
  'SF-RUL-32':
    'The shuffle is for looks: the one whose turn it is first, a base at most, keeping formation and contact. It may be left out.',
  'SF-RUL-33': 'A melee is a set of units. A charge joins two sets; it ends when one side has none left in it.',
  'SF-RUL-34': 'In a melee there is no moving, no charging on and no shooting out.',
  'SF-RUL-35': 'All models roll, in contact or not.',
  'SF-RUL-36':
    "In a melee those farthest from the enemy go first, equals by the defender's choice; by bow or magic the defender chooses freely.",
  'SF-RUL-37': 'Losses beyond the last model are lost, but for Champions with the unit.',
  'SF-RUL-38': 'With its last model the unit is gone at once.',
  'SF-RUL-101':
    'Across a low wall no thicker than one base, models that stand at it on its two sides touch each other.',
})
