/** The rules in our own words: the four actions. */
import { chapter } from '@muster/engine'

export const theFourActions = chapter('The four actions', {
  'KD-ACT-01': 'Run: move up to 1.5 × SP; no attack of any sort.',
  'KD-ACT-02': 'Charge: move up to SP, then make melee attacks up to the ATT score.',
  'KD-ACT-03':
    'In a Charge the move and the attacks are each optional, so a Charge may be only a move or only attacks.',
  'KD-ACT-04': 'In a Charge the move always comes before the attacks: no move after or between attacks.',
  'KD-ACT-05': 'Move and shoot: move up to half of SP, then make one ranged attack.',
  'KD-ACT-06': 'In Move and shoot the move and the shot are each optional, and the move always comes first.',
  'KD-ACT-07':
    'ATT has no influence on shooting: a model makes one ranged attack in an activation unless its weapon says otherwise.',
  'KD-ACT-08':
    'Disengage: roll a D6 and move up to that many inches; it is the only action in which an engaged Infantry or Creature model may move.',
  'KD-ACT-09': 'Disengage includes no attack of any sort.',
  'KD-ACT-10': 'A model that is not engaged may Disengage too.',
  'KD-ACT-11': 'The D6 is rolled when Disengage is chosen; the choice stands whatever the result.',
  'KD-ACT-12':
    'The distance of Disengage is the die alone: SP, Armour, Gallop and the penalty for standing up do not change it.',
  'KD-ACT-13':
    'Distances are not rounded: SP 7 gives a Run of 10.5" and a half move of 3.5"; SP 5 gives 7.5" and 2.5".',
  'KD-ACT-14':
    'SP modifiers (Armour, Gallop, standing up) are added first, then SP is multiplied or halved; SP is never below 0.',
})
