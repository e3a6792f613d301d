/** The rules in our own words: common features. */
import { chapter } from '@muster/engine'

export const commonFeatures = chapter('Common features', {
  'DD-CFT-01':
    'Flyby: it may save half its flying Speed in the Movement Phase and fly up to that far when the round ends.',
  'DD-CFT-02': 'Flyby: that later move provokes no opportunity attacks.',
  'DD-CFT-03':
    'Frightful Presence: a character that is not immune to fear must pass a morale check to move into its threatened space.',
  'DD-CFT-04': 'Invisibility: the creature has the invisible condition permanently (it does not end with an action).',
  'DD-CFT-05':
    "Legendary Resistance: each use turns one failed saving throw of the creature into a success, at its player's choice after the roll (after any reroll).",
  'DD-CFT-06': 'Magic Resistance: advantage on saving throws against spells (not against other powers).',
  'DD-CFT-07': 'Mind Blank: immune to psychic damage and to charmed and controlled.',
  'DD-CFT-08':
    'Pack Tactics: an enemy in melee with two creatures of the pack counts as flanked for every creature of the pack.',
  'DD-CFT-09': 'Siege Monster: double Damage on each hit against structures and siege engines.',
  'DD-CFT-10': 'Truesight: ignores the hidden and invisible conditions of every other creature.',
})
