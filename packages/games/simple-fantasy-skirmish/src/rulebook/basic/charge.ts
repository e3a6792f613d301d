/** The rules in our own words: charging in. */
import { chapter } from '@muster/engine'

export const charge = chapter('Charging in', {
  'SF-CHG-01': 'You enter a melee by charging. The charge is the move, and the attack follows at once.',
  'SF-CHG-02': 'A charge goes as far as a move, or half as far when the unit is slowed.',
  'SF-CHG-03':
    'A charge reaches its target if the distance from the middle of your unit to the nearest enemy model is no longer than that.',
  'SF-CHG-04': 'If the charge does not reach, there is no melee.',
  'SF-CHG-05': 'Then the unit may move closer, stay, or move away.',
  'SF-CHG-06': 'Trying costs nothing: a unit that cannot reach may still move and shoot.',
  'SF-CHG-07': 'Measuring from the middle stands for half the unit reaching the enemy.',
  'SF-CHG-08': 'A charge names one enemy unit and ends with a model touching it, the others in formation.',
  'SF-CHG-09': 'The charged unit strikes back when its own turn comes.',
  'SF-CHG-10': 'After contact both players may shift models up to one base, so that the fight looks right.',
  'SF-CHG-11': "That is the only time you touch your models in the other player's turn.",
  'SF-CHG-12': 'Shifting models changes nothing in the fight.',
  'SF-CHG-13': 'Other units may charge into a melee that has already begun.',
  'SF-CHG-14': 'A charge needs no line of sight.',
})
