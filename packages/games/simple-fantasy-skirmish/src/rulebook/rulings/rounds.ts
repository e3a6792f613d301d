/** Rulings in our own words: setting up and turns. */
import { chapter } from '@muster/engine'

export const roundRulings = chapter('Rulings: setting up and turns', {
  'SF-RUL-07': 'Equal dice are rolled again. The winner names who goes first, and may name the other player.',
  'SF-RUL-08': 'A player who passes is done for the round.',
  'SF-RUL-09': 'A unit may take its turn and do nothing; it still gets its marker.',
  'SF-RUL-45':
    "An attack never removes the last models of both players. If a failed Skill removes a player's last model, that player has lost.",
  'SF-RUL-46':
    'The table is 48 by 36 inches and an army has at least one unit and 60 points at most. Roll for the choice of edge; then place units in turn, the winner first, within 6 inches of your own edge and in formation.',
})
