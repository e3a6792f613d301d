/** The rules in our own words: saves and the slain. */
import { chapter } from '@muster/engine'

export const savesAndTheSlain = chapter('Saves and the slain', {
  'HW-SAVE-01': 'A hit that is not ignored slays the figure; there are no wounds.',
  'HW-SAVE-02': 'Each hit is saved separately with its own die.',
  'HW-SAVE-03': 'Armour reductions from different sources add up (Mighty with Battle Sword: -2).',
  'HW-SAVE-04': 'With Armour reduced to 0 or less there is no save and no die is rolled for it.',
  'HW-SAVE-05':
    'A slain figure is removed at the end of the phase in Shooting and Melee, and at the end of the single spell, free attack, or immediate attack otherwise.',
  'HW-SAVE-06':
    'A figure is slain by the first hit, in the order rolled, that it does not ignore; that attacker gets the credit.',
  'HW-SAVE-07': 'There is no morale: armies never flee or break.',
})
