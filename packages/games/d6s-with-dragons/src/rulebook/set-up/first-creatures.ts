/** The rules in our own words: the Captain template and the first creatures. */
import { chapter } from '@muster/engine'

export const firstCreatures = chapter('Captains and creatures', {
  'DD-CAPT-01': 'Captain is a template for any warrior; it makes a hero of it.',
  'DD-CAPT-02': "A Captain costs five times the warrior's points.",
  'DD-CAPT-03': 'A Captain has +1 Strength, +1 Toughness, +1 Health, +1 to each save and +2 Morale.',
  'DD-CAPT-04': 'Speed, Fight, Attacks and Armor of a Captain are those of the warrior.',
  'DD-CAPT-05': 'Gear for a Captain is bought at hero prices, however cheap the Captain is.',
  'DD-CAPT-06': 'Second Wind, once: a to-wound roll that would wound the Captain is rolled again.',
  'DD-CAPT-07': 'Action Surge, once: one more movement action, or one more combat action.',
  'DD-CAPT-08': 'The template does not make its bearer a Leader.',
  'DD-SG-08': 'Ogre, 32 points: Speed 8", Fight 5, Attacks 1, Strength 6, Toughness 7, Health 2; Large giant.',
  'DD-SG-14':
    'Dire Wolf, 16 points: Speed 10", Fight 4, Strength 4, Armor 1, Toughness 5; Large beast; its bite knocks down.',
  'DD-SGF-34': "A hit with a Dire Wolf's bite also knocks a Large or smaller target prone.",
  'DD-MDF-01': 'Aura of Protection: its bearer and allies within 2" have +1 to all saves.',
  'DD-MDF-20': 'Regeneration: at the start of each round a die is rolled; on 4 to 6 a wound is healed.',
  'DD-EAF-23': 'Fire Aura: when a round ends, enemies within 1" take a hit of fire at Strength 4.',
})
