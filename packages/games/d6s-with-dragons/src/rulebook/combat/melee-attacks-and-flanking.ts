/** The rules in our own words: melee attacks and flanking. */
import { chapter } from '@muster/engine'

export const meleeAttacksAndFlanking = chapter('Melee attacks and flanking', {
  'DD-FLK-01': 'Melee targets must be within 1".',
  'DD-FLK-02': "Against a flanked target the attacker's Fight counts as 1 higher for the to-hit roll.",
  'DD-FLK-03': 'An enemy is flanked when two characters fight it in the same melee from opposite sides.',
  'DD-FLK-04':
    "Opposite sides: the line from the centre of one attacker's base to the centre of the other's passes through the target's base.",
  'DD-FLK-05': 'Spear, Blade, Exotic and Dual Wielding Mastery each give −1 Fight for that attack only.',
  'DD-FLK-06': 'Shield Mastery gives −1 Fight for the whole phase.',
})
