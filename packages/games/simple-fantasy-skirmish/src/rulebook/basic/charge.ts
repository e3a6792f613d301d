/** The rules in our own words: charging in. */
import { chapter } from '@muster/engine'

export const charge = chapter('Charging in', {
  'SF-CHG-01': 'You enter a melee by charging. The charge is the move, and the attack follows at once.',
  'SF-CHG-02': 'A charge goes as far as a move, half as far on bad ground.',
  'SF-CHG-03': 'It reaches if the nearest enemy model is no farther than that from the middle of your unit.',
  'SF-CHG-04': 'If nobody is reached, there is no melee.',
  'SF-CHG-05': 'Then the unit may come closer, stay, or go.',
  'SF-CHG-06': 'Trying costs nothing: a unit that cannot reach may still move and shoot.',
  'SF-CHG-07': 'The measure from the middle stands for half the unit reaching.',
  'SF-CHG-08': 'A charge names one enemy unit and ends with a model touching it, the others in formation.',
  'SF-CHG-09': 'Who is charged strikes back when its own turn comes.',
  'SF-CHG-10': 'After contact both may shuffle models up to a base, to make it look right.',
  'SF-CHG-11': "That shuffle is the only time you touch your models in the other player's turn.",
  'SF-CHG-12': 'The shuffle changes nothing in the fight.',
  'SF-CHG-13': 'Others may charge into a melee that is already going.',
  'SF-CHG-14': 'You need not see whom you charge.',
})
