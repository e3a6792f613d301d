/** The rules in our own words: rounds, phases, Lead Player. */
import { chapter } from '@muster/engine'

export const roundsPhasesLeadPlayer = chapter('Rounds, phases, Lead Player', {
  'FD-ROUND-01': 'A round has exactly two phases in this order: Movement Phase, then Combat Phase.',
  'FD-ROUND-02':
    'In each round every figure gets one chance to move (Movement Phase) and one chance to attack (Combat Phase).',
  'FD-ROUND-03':
    'When the Combat Phase is finished a new round starts immediately; there is no clean-up phase and no morale.',
  'FD-ROUND-04':
    'Before round 1 each player rolls one die; the higher result is Lead Player for round 1 (equal results are rolled again).',
  'FD-ROUND-05':
    'From round 2 on the Lead Player role changes hands every round (odd rounds: first Lead Player; even rounds: the other player).',
  'FD-ROUND-06':
    'The Lead Player goes first in ties, namely equal Speed in the Movement Phase and equal Fight in the Combat Phase.',
  'FD-ROUND-07':
    'Each figure has one action per round: either one movement action during the Movement Phase or one combat action during the Combat Phase, never both.',
})
