/** The rules in our own words: movement actions. */
import { chapter } from '@muster/engine'

export const movementActions = chapter('Movement actions', {
  'FD-ACT-01':
    "A movement action is taken in the figure's own turn to move, at any point of it, and uses up the figure's action for the round (no combat action that round).",
  'FD-ACT-02': 'Any figure may take Dash, Disengage or Dodge; a profile may add other actions.',
  'FD-ACT-03':
    'Dash: the figure may move an additional distance of up to its Speed in inches (total up to twice Speed).',
  'FD-ACT-04': 'The extra distance of Dash is movement and may pay for standing up from prone.',
  'FD-ACT-05': "Disengage: the figure's movement during this phase provokes no opportunity attacks.",
  'FD-ACT-06':
    'Disengage protects only movement made after it is declared; an opportunity attack already provoked stands.',
  'FD-ACT-07':
    'Dodge: once taken, and for the rest of the round, every attack on the figure has disadvantage (opportunity attacks, melee and ranged).',
  'FD-ACT-08': 'Dodge: until the end of the round the figure has advantage on Reflex saves (not on Fortitude or Will).',
  'FD-ACT-09': 'A figure that spent its action in the Movement Phase may still use reactions in both phases.',
})
