/** The rules in our own words: melee. */
import { chapter } from '@muster/engine'

export const melee = chapter('Melee', {
  'SF-MEL-01': 'With several enemy units in the scrum, the attacker picks one.',
  'SF-MEL-02': 'Roll a die for every model of the unit, whether it touches anybody or not.',
  'SF-MEL-03': 'Each die that reaches the Melee Attack hits.',
  'SF-MEL-04': 'No hits, no harm; the melee may go on later.',
  'SF-MEL-05': 'With a Melee Save the defender rolls a die for each hit.',
  'SF-MEL-06': 'Each save die that is too low is a model lost.',
  'SF-MEL-07': 'Without a Melee Save every hit takes a model.',
  'SF-MEL-08': 'The defender takes away the models farthest from the enemy.',
  'SF-MEL-09': 'A melee goes on until one side in it is gone.',
  'SF-MEL-10': 'You need not use a unit in a melee; another may have the turn.',
  'SF-MEL-11': 'Nobody leaves a melee.',
  'SF-MEL-12': 'A unit in a melee attacks once a round, in its own turn.',
  'SF-MEL-13': 'A melee is one scrum of units. Who charges in joins it; when one side is gone, the others are free.',
  'SF-MEL-14': 'More hits than models: the rest is lost.',
})
