/** The rules in our own words: rounds and turns. */
import { chapter } from '@muster/engine'

export const rounds = chapter('Rounds and turns', {
  'SF-ROUND-01': 'A battle goes round by round.',
  'SF-ROUND-02': 'Each round starts with all markers taken off.',
  'SF-ROUND-03': 'Both roll a die; the higher chooses who goes first. Equal dice roll again.',
  'SF-ROUND-04': 'In your turn you pick one unit of yours that has no marker.',
  'SF-ROUND-05': 'First it moves: as little as you like, as far as it can.',
  'SF-ROUND-06': 'Then it may attack once: with blades, bows or magic.',
  'SF-ROUND-07': 'Then it gets its marker.',
  'SF-ROUND-08': 'Move first, attack second, never the other way round.',
  'SF-ROUND-09': 'Turns go back and forth, one unit each, until both have done what they want.',
  'SF-ROUND-10': 'You may stop early. Then you are done for the round, and the other plays on.',
  'SF-ROUND-11': 'One turn and one move for each unit in a round.',
  'SF-ROUND-12': 'When both are done, a new round begins.',
  'SF-ROUND-13': 'Nobody must move, and nobody must attack.',
})
