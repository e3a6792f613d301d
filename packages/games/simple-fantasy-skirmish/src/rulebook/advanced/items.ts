/** The rules in our own words: enchanted Items. */
import { chapter } from '@muster/engine'

export const items = chapter('Enchanted Items', {
  'SF-ENCH-01': 'Any Champion may carry Enchanted Items.',
  'SF-ENCH-02': 'An item lends a die with more sides to one kind of roll. The number to reach stays.',
  'SF-ENCH-03': 'A Legendary item has a name, and only one of it may be in the game.',
  'SF-ENCH-04': 'Enchanted Weapon: 2 points, a d8 for one kind of attack.',
  'SF-ENCH-05': 'Rare Weapon: 3 points, a d10.',
  'SF-ENCH-06': 'Legendary Weapon: 4 points, a d12.',
  'SF-ENCH-07': 'Enchanted Artifact: 3 points, a d8 for the armour Saves, or the Magic Save, or Skills.',
  'SF-ENCH-08': 'Rare Artifact: 4 points, a d10.',
  'SF-ENCH-09': 'Legendary Artifact: 5 points, a d12.',
  'SF-ENCH-10': 'An item improves a roll that the Champion already has; it never gives a new one.',
  'SF-ENCH-11': "Ethereal, Paralyzing and Vampiric units cannot save hits rolled with an Enchanted Weapon's die.",
})
