/** The rules in our own words: movement actions. */
import { chapter } from '@muster/engine'

export const movementActions = chapter('Movement actions', {
  'DD-MACT-01':
    'Any character may take one of the common movement actions (Dash, Dodge, Hide) as its action during its movement turn.',
  'DD-MACT-02': 'Dash: move an additional distance up to its Speed in inches.',
  'DD-MACT-03': 'Dodge: for the rest of the round attacks against the character have disadvantage.',
  'DD-MACT-04': 'Dodge: until the end of the round the character has advantage on Reflex saves.',
  'DD-MACT-05': 'Hide: the character gains the hidden condition.',
  'DD-MACT-06':
    'Make Ranged Attacks: at some point during its movement the character makes as many ranged attacks as its Attacks stat, with one or more of its ranged weapons.',
  'DD-MACT-07':
    'Cast a Standard Spell: at some point during its movement a spellcaster casts one standard spell; this uses a spell slot and is a movement action.',
  'DD-MACT-08': 'Moving may be split around the action: before it, after it or both, within the movement left.',
})
