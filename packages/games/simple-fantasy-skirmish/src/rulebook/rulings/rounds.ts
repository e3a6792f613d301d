/** Rulings in our own words: setting up and turns. */
import { chapter } from '@muster/engine'

export const roundRulings = chapter('Rulings: setting up and turns', {
  'SF-RUL-07': 'Equal dice roll again. The winner names who goes first, and may name the other.',
  'SF-RUL-08': 'Who passes is out for the round.',
  'SF-RUL-09': 'A unit may take its turn and do nothing; it is marked all the same.',
  'SF-RUL-45': 'Only one side can run out at a time; if a failed Skill takes the last model, that player has lost.',
  'SF-RUL-46':
    'Forty-eight by thirty-six inches; 60 points at most; roll for the edge; place units in turn, winner first, within 6 inches of your edge and in formation.',
})
