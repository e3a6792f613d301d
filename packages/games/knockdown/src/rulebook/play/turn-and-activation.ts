/** The rules in our own words: turn and activation. */
import { chapter } from '@muster/engine'

export const turnAndActivation = chapter('Turn and activation', {
  'KD-TURN-01': 'In their turn a player may activate each of their models once, in any order they like.',
  'KD-TURN-02': 'Models are activated one at a time: one activation is finished before the next begins.',
  'KD-TURN-03': 'Activating is optional: the player may leave any model inactive and end the turn.',
  'KD-TURN-04': 'An activated model does exactly one of: Run, Charge, Move and shoot, Disengage (or nothing).',
  'KD-TURN-05':
    "A model acts only in its owner's turn; there are no reactions and no striking back, except that a model approached by a chariot may move aside.",
})
