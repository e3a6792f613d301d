/** The rules in our own words: gear. */
import { chapter } from '@muster/engine'

export const gear = chapter('Gear', {
  'DD-SGR-01': 'Hand weapon: of type blade, bludgeon, spear or exotic.',
  'DD-SGR-02': 'Great weapon: +1 Strength; of type blade, bludgeon, spear or exotic.',
  'DD-SGR-03': 'Throwing weapon: ranged 4"/8"; used in melee it has −1 Strength.',
  'DD-SGR-04': 'Bow: ranged 12"/24".',
  'DD-SGR-05': 'Light armor: +1 Armor.',
  'DD-SGR-06': 'Heavy armor: +2 Armor, −1 Speed.',
  'DD-SGR-07': 'Shield: a blocker against ranged attacks; gives Shield Mastery in melee.',
  'DD-SGR-08': 'Mount: its Speed is 2 lower while ridden.',
  'DD-SGR-09': 'Light barding: the mount gets +1 Armor.',
  'DD-SGR-10': 'Heavy barding: the mount gets +2 Armor and −1 Speed.',
})
