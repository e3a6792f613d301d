/** The rules in our own words: wounds. */
import { chapter } from '@muster/engine'

export const wounds = chapter('Wounds', {
  'KD-WND-01': 'Wounds are added up on each model and stay for the game; only Regeneration takes one off.',
  'KD-WND-02': 'A model whose suffered Wounds equal or exceed its W is slain and removed at once.',
  'KD-WND-03': 'A model with W 2 or more that has suffered fewer Wounds than W fights on with no penalty.',
  'KD-WND-04':
    'Before a Wound that would slay a model is suffered, see whether the model is entitled to a Knockdown check.',
  'KD-WND-05':
    'An attack that deals more than one Wound has them suffered one at a time, each with its own Death of the steed and Knockdown check where entitled; Wounds beyond slaying are lost.',
  'KD-WND-06': 'A chassis that has suffered Wounds equal to its W is destroyed and removed.',
})
