/** The rules in our own words: gear. */
import { chapter } from '@muster/engine'

export const gear = chapter('Gear', {
  'FD-GEAR-01': 'Every troop figure starts with one hand weapon at no cost.',
  'FD-GEAR-02': "The owner chooses that weapon's type: Blade, Bludgeon, Spear or Exotic.",
  'FD-GEAR-03':
    'Great Weapon: 2 points, or 1 point if it replaces the hand weapon; +1 Strength; type Blade, Bludgeon, Spear or Exotic.',
  'FD-GEAR-04': 'Additional Hand Weapon: 1 point; no Strength modifier; type Blade, Bludgeon, Spear or Exotic.',
  'FD-GEAR-05':
    'Daggers: 1 point, or 0 points if they replace the hand weapon; −1 Strength; usable in melee or as a ranged weapon with range 2"/4".',
  'FD-GEAR-06':
    'The −1 Strength of daggers applies in melee and when thrown; daggers have no weapon type and give no mastery.',
  'FD-GEAR-07': 'Javelin: 1 point; no Strength modifier; ranged 4"/8"; not usable in melee.',
  'FD-GEAR-08': 'Bow: 3 points; no Strength modifier; ranged 12"/24"; needs preparation.',
  'FD-GEAR-09': "Two hand weapons of different types: choose which type's mastery to use each phase.",
  'FD-GEAR-10':
    'Two hand weapons of the same type: one extra attack with the second weapon, namely by using Dual Wielding Mastery (not in addition to it).',
  'FD-GEAR-11': 'Light Armor: 1 point; +1 Armor while worn.',
  'FD-GEAR-12': 'Heavy Armor: 2 points, or 1 point if it replaces light armor; +2 Armor and −1 Speed while worn.',
  'FD-GEAR-13':
    'A figure wears at most one suit of armor; replacing light armor with heavy armor gives +2 Armor in all, not +3.',
  'FD-GEAR-14': 'Shield: 1 point; gives Shield Mastery and nothing else (no Armor bonus, no block check).',
  'FD-GEAR-15':
    "A weapon's Strength modifier is added to the wielder's Strength for attacks made with that weapon only.",
  'FD-GEAR-16': 'Nothing but the two shield limits restricts how many weapons a figure carries or combines.',
})
