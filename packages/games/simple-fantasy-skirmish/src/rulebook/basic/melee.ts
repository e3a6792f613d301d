/** The rules in our own words: melee. */
import { chapter } from '@muster/engine'

export const melee = chapter('Melee', {
  'SF-MEL-01': 'When several enemy units are in the melee, the attacker picks one.',
  'SF-MEL-02': 'Roll a die for every model of the unit, whether or not it touches an enemy.',
  'SF-MEL-03': 'Each die that reaches the Melee Attack hits.',
  'SF-MEL-04': 'Without hits nothing happens; the melee may go on later.',
  'SF-MEL-05': 'A defender with a Melee Save rolls a die for each hit.',
  'SF-MEL-06': 'Each save die that is too low is a model lost.',
  'SF-MEL-07': 'Without a Melee Save every hit removes a model.',
  'SF-MEL-08': 'The defender removes the models farthest from the enemy.',
  'SF-MEL-09': 'A melee goes on until one side in it is gone.',
  'SF-MEL-10': 'You need not use a unit in a melee; you may give the turn to another unit.',
  'SF-MEL-11': 'Nobody leaves a melee.',
  'SF-MEL-12': 'A unit in a melee attacks once a round, in its own turn.',
  'SF-MEL-13':
    'A melee is a group of units. A unit that charges in joins it. When one side has no unit left in it, the others are free.',
  'SF-MEL-14': 'Hits beyond the last model are lost.',
})
