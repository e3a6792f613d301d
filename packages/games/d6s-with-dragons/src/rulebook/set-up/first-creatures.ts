/** The rules in our own words: the first creatures. */
import { chapter } from '@muster/engine'

export const firstCreatures = chapter('Creatures', {
  'DD-SG-08': 'Ogre, 32 points: Speed 8", Fight 5, Attacks 1, Strength 6, Toughness 7, Health 2; Large giant.',
  'DD-SG-14':
    'Dire Wolf, 16 points: Speed 10", Fight 4, Strength 4, Armor 1, Toughness 5; Large beast; its bite knocks down.',
  'DD-SGF-34': "A hit with a Dire Wolf's bite also knocks a Large or smaller target prone.",
  'DD-MDF-01': 'Aura of Protection: its bearer and allies within 2" have +1 to all saves.',
  'DD-MDF-20': 'Regeneration: at the start of each round a die is rolled; on 4 to 6 a wound is healed.',
})
