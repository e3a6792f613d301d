/** The rules in our own words: rounds and phases. */
import { chapter } from '@muster/engine'

export const roundsAndPhases = chapter('Rounds and phases', {
  'DD-RND-01': 'A round has three phases in this order: Movement, Combat, Cleanup.',
  'DD-RND-02': 'In each round every character has one chance to move and one chance to attack.',
  'DD-RND-03': 'The end of the Cleanup Phase is the end of the round; the next one follows at once.',
  'DD-RND-04': 'Rounds repeat until a player wins; there is no round limit.',
  'DD-RND-05': 'Each character gets one action per round, taken either in the Movement Phase or in the Combat Phase.',
  'DD-RND-06': "A character that took its action in this round's Movement Phase has no action in the Combat Phase.",
  'DD-RND-07':
    'A free action: once per round the character may use the named action without giving up its one action for the round.',
  'DD-RND-08': 'From the second round on the lead changes hands every round.',
  'DD-RND-09': 'Shooting and spellcasting happen in the Movement Phase.',
})
