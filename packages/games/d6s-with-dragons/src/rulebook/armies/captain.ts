/** The rules in our own words: the Captain template. */
import { chapter } from '@muster/engine'

export const captain = chapter('Captain template', {
  'DD-CAPT-01': 'Captain is a template for any warrior; it makes a hero of it.',
  'DD-CAPT-02': "A Captain costs five times the warrior's points.",
  'DD-CAPT-03': 'A Captain has +1 Strength, +1 Toughness, +1 Health, +1 to each save and +2 Morale.',
  'DD-CAPT-04': 'Speed, Fight, Attacks and Armor of a Captain are those of the warrior.',
  'DD-CAPT-05': 'Gear for a Captain is bought at hero prices, however cheap the Captain is.',
  'DD-CAPT-06': 'Second Wind, once: a to-wound roll that would wound the Captain is rolled again.',
  'DD-CAPT-07': 'Action Surge, once: one more movement action, or one more combat action.',
  'DD-CAPT-08': 'The template does not make its bearer a Leader.',
})
