/** The rules in our own words: damage and wounds. */
import { chapter } from '@muster/engine'

export const damageAndWounds = chapter('Damage and wounds', {
  'FD-DMG-01':
    "For each hit the attacker makes as many to-wound rolls as the attack's Damage (normally 1; a profile says if more).",
  'FD-DMG-02':
    "To-wound: look up the attack's Strength against the target's Toughness; every die equal to or below the value found is one wound.",
  'FD-DMG-03':
    'A value "a/b": a die that shows 1 is rolled again, and it is a wound if the second result is equal to or below b; any first result other than 1 is no wound.',
  'FD-DMG-04': 'Toughness 1, Strength 1 to 10: 3, 4, 4, 5, 5, 6, 6, 6, 6, 6.',
  'FD-DMG-05': 'Toughness 2, Strength 1 to 10: 2, 3, 4, 4, 5, 5, 6, 6, 6, 6.',
  'FD-DMG-06': 'Toughness 3, Strength 1 to 10: 2, 2, 3, 4, 4, 5, 5, 6, 6, 6.',
  'FD-DMG-07': 'Toughness 4, Strength 1 to 10: 1, 2, 2, 3, 4, 4, 5, 5, 6, 6.',
  'FD-DMG-08': 'Toughness 5, Strength 1 to 10: 1, 1, 2, 2, 3, 4, 4, 5, 5, 6.',
  'FD-DMG-09': 'Toughness 6, Strength 1 to 10: 1/3, 1, 1, 2, 2, 3, 4, 4, 5, 5.',
  'FD-DMG-10': 'Toughness 7, Strength 1 to 10: 1/3, 1/3, 1, 1, 2, 2, 3, 4, 4, 5.',
  'FD-DMG-11': 'Toughness 8, Strength 1 to 10: 1/2, 1/3, 1/3, 1, 1, 2, 2, 3, 4, 4.',
  'FD-DMG-12': 'Toughness 9, Strength 1 to 10: 1/2, 1/2, 1/3, 1/3, 1, 1, 2, 2, 3, 4.',
  'FD-DMG-13': 'Toughness 10, Strength 1 to 10: 1/1, 1/2, 1/2, 1/3, 1/3, 1, 1, 2, 2, 3.',
  'FD-DMG-14': 'A Strength or Toughness below 1 is looked up as 1, above 10 as 10.',
  'FD-DMG-15':
    "Wounds add up over the game; as soon as a figure's wounds equal or exceed its Health it is eliminated and removed from play.",
})
