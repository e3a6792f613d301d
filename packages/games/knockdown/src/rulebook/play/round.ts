/** The rules in our own words: round. */
import { chapter } from '@muster/engine'

export const round = chapter('Round', {
  'KD-ROUND-01': 'A round has three steps in this order: priority roll, one turn for each player, round resolution.',
  'KD-ROUND-02': 'At the start of every round (not just the first) each player rolls a D6 for priority.',
  'KD-ROUND-03': 'Players take their turns in this round from the highest priority result down to the lowest.',
  'KD-ROUND-04':
    'Players whose results are equal roll again among themselves only, with their modifiers, until the tie is broken; their place relative to the others does not change.',
  'KD-ROUND-05': 'Each player gets exactly one turn in a round.',
  'KD-ROUND-06': 'A player without models on the table is skipped and makes no priority roll.',
  'KD-ROUND-07':
    'In round resolution every player who lost models in this round takes Break tests; a player without losses takes none.',
  'KD-ROUND-08':
    "Order within round resolution: all Break tests in this round's priority order, then Regeneration, then the check for the end of the game.",
})
