/** The rules in our own words: rounds and turns. */
import { chapter } from '@muster/engine'

export const rounds = chapter('Rounds and turns', {
  'SF-ROUND-01': 'A battle is played in rounds.',
  'SF-ROUND-02': 'At the start of each round all markers are removed.',
  'SF-ROUND-03': 'Both players roll a die; the higher chooses who goes first. If the dice are equal, roll again.',
  'SF-ROUND-04': 'In your turn you pick one of your units that has no marker.',
  'SF-ROUND-05': 'First it moves: any distance up to its Move.',
  'SF-ROUND-06': 'Then it may attack once: in melee, at range or with magic.',
  'SF-ROUND-07': 'Then it gets its marker.',
  'SF-ROUND-08': 'Move first, attack second, never the other way round.',
  'SF-ROUND-09': 'The players take turns, one unit each, until both are done.',
  'SF-ROUND-10': 'You may stop early. Then you are done for the round, and the other player goes on.',
  'SF-ROUND-11': 'Each unit has one turn and one move in a round.',
  'SF-ROUND-12': 'When both are done, a new round begins.',
  'SF-ROUND-13': 'No unit has to move or attack.',
})
