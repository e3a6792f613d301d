/** The rules in our own words: melee attacks. */
import { chapter } from '@muster/engine'

export const meleeAttacks = chapter('Melee attacks', {
  'KD-MEL-01':
    'A model may attack in melee only enemy models in contact with it, unless it has Reach or fights from a chariot.',
  'KD-MEL-02':
    "Attack roll: D6 + the attacker's STR (with its weapon's STR modifier); a result equal to or above the target's DEF deals one Wound.",
  'KD-MEL-03': 'A result below DEF does nothing.',
  'KD-MEL-04': 'There is no automatic hit on a natural 6 and no automatic miss on a natural 1 in melee.',
  'KD-MEL-05': 'A model may make any number of melee attacks from none up to its ATT.',
  'KD-MEL-06':
    'Attacks are rolled and fully resolved one after another; the target of each is chosen just before it is rolled, so attacks may be spread over several targets.',
  'KD-MEL-07': "Attacks only happen in the attacker's own activation; the target never strikes back.",
  'KD-MEL-08': 'A friendly model or oneself can never be chosen as a target.',
})
