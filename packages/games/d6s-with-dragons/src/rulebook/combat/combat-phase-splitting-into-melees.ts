/** The rules in our own words: combat Phase: splitting into melees. */
import { chapter } from '@muster/engine'

export const combatPhaseSplittingIntoMelees = chapter('Combat Phase: splitting into melees', {
  'DD-SPLIT-01': 'At the start of the Combat Phase, all characters with an enemy within 1" are sorted into melees.',
  'DD-SPLIT-02': 'The Lead Player makes the division.',
  'DD-SPLIT-03': 'Melees must be one-versus-one where possible.',
  'DD-SPLIT-04': 'Where one-versus-one is impossible, at most one side of any melee may have more than one character.',
  'DD-SPLIT-05':
    "Members of a melee are moved so that their bases touch the enemy's, and characters outside it are moved slightly apart.",
  'DD-SPLIT-06':
    'Splitting happens only once, at the start of the phase; if numbers change later (for example by following up) melees are not split again.',
  'DD-SPLIT-07': 'Characters in a melee may attack each other only if they still have their action for the round.',
})
