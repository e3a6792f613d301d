/** Rulings in our own words: charging and melee. */
import { chapter } from '@muster/engine'

export const meleeRulings = chapter('Rulings: charging and melee', {
  'SF-RUL-29':
    'A charge needs no line of sight. The path is straight if it is free, and otherwise goes around what bars it.',
  'SF-RUL-30':
    'A charge names one enemy unit and may touch no unit outside its melee. Where the charge ends decides whether it was slow.',
  'SF-RUL-31': 'A charge that cannot reach its target is not made, and costs nothing.',
  'SF-RUL-32':
    'Adjusting a scrum changes nothing in the game: the player whose turn it is goes first, each model moves at most one base and keeps formation and contact. It may be left out.',
  'SF-RUL-33':
    'A melee is a set of units. A charge puts the charger and its target into one set. The melee ends when one side has no unit left in it.',
  'SF-RUL-34': 'A unit in a melee cannot move, charge another unit or shoot out of it.',
  'SF-RUL-35': 'All models roll, in contact or not.',
  'SF-RUL-36':
    'In a melee the models farthest from the enemy are removed first, and the defender chooses among equals; after shooting or magic the defender chooses freely.',
  'SF-RUL-37': 'Losses beyond the last model have no effect, except on Champions with the unit.',
  'SF-RUL-38': 'A unit is gone as soon as its last model is removed.',
  'SF-RUL-101':
    'Across a low wall no thicker than one base, models that stand at it on its two sides touch each other.',
})
