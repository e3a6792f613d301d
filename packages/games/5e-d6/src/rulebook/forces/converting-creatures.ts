/** The rules in our own words: converting 5e creatures (optional). */
import { chapter } from '@muster/engine'

export const convertingCreatures = chapter('Converting 5e creatures (optional)', {
  'FD-CONV-01':
    '5e attack bonus or save bonus to Fight or Save: +0 to +2 = 3; +3 to +5 = 4; +6 to +8 = 5; +9 to +11 = 6; +12 and more = 7.',
  'FD-CONV-02':
    '5e AC or DC to Armor or Difficulty: 6 to 10 = none (attacks hit automatically); 11 to 13 = 0; 14 to 16 = 1; 17 to 19 = 2; 20 to 22 = 3; 23 and more = 4.',
  'FD-CONV-03': 'Armor 0 corresponds to no armor, 1 to light armor, 2 to heavy armor.',
  'FD-CONV-04':
    "Choose the creature's Health freely, divide its HP by that number, and convert the quotient to Toughness.",
  'FD-CONV-05':
    'HP quotient to Toughness: 4 = 1; 9 = 2; 12 = 3; 15 = 4; 20 = 5; 26 = 6; 33 = 7; 43 = 8; 56 = 9; 73 = 10.',
  'FD-CONV-06':
    "Choose the attack's Damage freely (normally 1), divide its average 5e damage by that number, and convert the quotient to Strength.",
  'FD-CONV-07':
    'Damage quotient to Strength: 3 = 1; 4 = 2; 5 = 3; 7 = 4; 9 = 5; 11 = 6; 14 = 7; 19 = 8; 24 = 9; 32 = 10.',
  'FD-CONV-08':
    'A quotient between two rows takes the nearest row; exactly half-way takes the lower; below the first row = 1, above the last = 10.',
  'FD-CONV-09':
    'Bonuses of −3 to −1 convert to 2 (lower ones to 1); AC 5 or less is also "none"; a save against a DC of 10 or less succeeds automatically.',
})
