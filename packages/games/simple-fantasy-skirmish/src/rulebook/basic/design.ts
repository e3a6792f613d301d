/** The rules in our own words: designing units. */
import { chapter } from '@muster/engine'

export const design = chapter('Designing units', {
  'SF-DES-01':
    'Points are counted for each model. A unit costs its points times its models; an army costs the sum of its units.',
  'SF-DES-02': 'An army has as many units as you like, and both armies have about the same points.',
  'SF-DES-03': 'Troops: 1 point. Melee Attack 4, Melee Skill 4, Magic Save 6.',
  'SF-DES-04': 'Elites: 2 points. Melee Attack 3, Melee Skill 3, Magic Save 6.',
  'SF-DES-05': 'Bows or slings: 1 point more. Ranged Attack 5, Ranged Skill 5.',
  'SF-DES-06': 'A Magic Attack comes only from Traits.',
  'SF-DES-07': 'Light Armour or a tough hide: 1 point. Both armour Saves 6.',
  'SF-DES-08': 'Heavy Armour or a stone skin: 2 points. Both armour Saves 4.',
  'SF-DES-09': 'Tough and Resilient are the natural forms of Light and Heavy Armour, with the same effect and price.',
  'SF-DES-10': 'A Champion has Heavy Armour or Resilient for free.',
  'SF-DES-11': 'A better Magic Save comes only from Traits.',
  'SF-DES-12': 'Fast: 2 points. Move 9.',
  'SF-DES-13': 'Fast units have Light Armour or Tough for free.',
  'SF-DES-14': 'Fast units have Heavy Armour or Resilient for 1 point.',
})
