/** The rules in our own words: converting creatures of the fifth edition. */
import { chapter } from '@muster/engine'

export const convertingFrom5e = chapter('Converting from 5e', {
  'DD-CONV-01':
    'An attack or save bonus gives Fight or a Save: +0 to +2 is 3, +3 to +5 is 4, +6 to +8 is 5, +9 to +11 is 6, +12 or more is 7.',
  'DD-CONV-02':
    'Armor Class gives Armor: 11 to 13 is 0, 14 to 16 is 1 (light), 17 to 19 is 2 (heavy), 20 to 22 is 3. Attacks against 10 or less hit without a roll.',
  'DD-CONV-03':
    'The DC of a save gives Potency by the same bands: 11 to 13 is 0, 14 to 16 is 1, 17 to 19 is 2, 20 to 22 is 3.',
  'DD-CONV-04':
    'Hit points give both Health and Toughness: choose Health, divide the hit points by it, and read Toughness from the quotient.',
  'DD-CONV-05':
    'Hit points for each Health give Toughness: 4 is 1, 9 is 2, 12 is 3, 15 is 4, 20 is 5, 26 is 6, 33 is 7, 43 is 8, 56 is 9, 73 is 10.',
  'DD-CONV-06':
    'Choose the Damage of an attack, usually 1, and divide its average damage by it before reading Strength.',
  'DD-CONV-07':
    'Average damage for each Damage gives Strength: 3 is 1, 4 is 2, 5 is 3, 7 is 4, 9 is 5, 11 is 6, 14 is 7, 19 is 8, 24 is 9, 32 is 10.',
  'DD-CONV-08': 'Morale is taken from an older edition, 2 to 12, or chosen to make sense.',
})
