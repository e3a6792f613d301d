/** The rules in our own words: weapon Masteries. */
import { chapter } from '@muster/engine'

export const weaponMasteries = chapter('Weapon Masteries', {
  'DD-MAST-01': 'During a melee a character may use the mastery of a weapon or shield it is equipped with.',
  'DD-MAST-02':
    'Spears, blades, bludgeons and exotic weapons (hand weapons and great weapons) each have their mastery.',
  'DD-MAST-03': 'A character with a shield may use Shield Mastery.',
  'DD-MAST-04':
    'Two hand weapons of one type offer a choice: Dual Wielding Mastery, or the mastery of that type. Never both.',
  'DD-MAST-05': 'A character may use only one mastery per round.',
  'DD-MAST-06': 'Unless stated otherwise a mastery applies to one attack only, even if the user has several.',
  'DD-MAST-07':
    'Special masteries on a profile (for example Protection Mastery) count against the same limit of one per round.',
  'DD-MAST-08': 'Spear Mastery: this attack is made first in the melee, regardless of Fight.',
  'DD-MAST-09': "Spear Mastery: −1 Fight for that attack's to-hit roll.",
  'DD-MAST-10': "Blade Mastery: −1 Fight for that attack's to-hit roll; on a hit the target becomes vexed.",
  'DD-MAST-11': 'Bludgeon Mastery: the user loses the sapped condition.',
  'DD-MAST-12': "Bludgeon Mastery: the attack ignores the target's Armor.",
  'DD-MAST-13': 'Bludgeon Mastery: on a hit the damage is at Strength −2, but never below Strength 0.',
  'DD-MAST-14': "Exotic Mastery: −1 Fight for that attack's to-hit roll; on a hit the target falls prone (no save).",
  'DD-MAST-15': "Dual Wielding Mastery: −1 Fight for that attack's to-hit roll.",
  'DD-MAST-16': 'Dual Wielding Mastery: it gives one more attack with the second weapon, at −1 Fight and −1 Strength.',
  'DD-MAST-17': 'Shield Mastery: the user has −1 Fight on all its to-hit rolls for the whole Combat Phase.',
  'DD-MAST-18': 'Shield Mastery: the user may choose one adjacent enemy, which becomes sapped.',
  'DD-MAST-19': 'A character with a great weapon may not use Shield Mastery.',
  'DD-MAST-20': 'Shield Mastery needs an unspent action but does not spend it.',
})
