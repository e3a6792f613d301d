/** The rules in our own words: ranged attacks. */
import { chapter } from '@muster/engine'

export const rangedAttacks = chapter('Ranged attacks', {
  'DD-RNG-01': 'A ranged target must be within range and in line of sight.',
  'DD-RNG-02': 'Without line of sight the target cannot be shot at.',
  'DD-RNG-03':
    'A shooter in the threatened space of an enemy has disadvantage on the to-hit roll of its ranged attacks.',
  'DD-RNG-04':
    'A range written a"/b" means short range up to a", long range up to b"; beyond b" no attack is possible.',
  'DD-RNG-05': 'An attack at long range is at −1 Fight.',
  'DD-RNG-06': 'A shooter that moved more than half its Speed this round cannot shoot.',
  'DD-RNG-07': "Line of sight exists if any part of the target's body can be seen by the attacker.",
  'DD-RNG-08':
    'A target seen only in part, behind a fence or through smoke, can still be shot at, but the shot may be stopped.',
  'DD-RNG-09': 'When anything counts as a blocker the attack needs a block check before its to-hit roll.',
})
