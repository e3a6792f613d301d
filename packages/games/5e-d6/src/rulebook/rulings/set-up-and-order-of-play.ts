/** What the rulebook leaves open, and how it is settled: set-up and order of play. */
import { chapter } from '@muster/engine'

export const setUpAndOrderOfPlayRulings = chapter('Rulings: Set-up and order of play', {
  'FD-RUL-01': 'The higher die makes the Lead Player of round 1; equal dice are rolled again.',
  'FD-RUL-02':
    'A force without figures has lost at once. Figures are eliminated one at a time, so there is no draw. Players may agree on a last round.',
  'FD-RUL-03':
    'Two forces meet on a table of 24" by 24" with an equal, agreed limit of points, usually 100. The player who does not lead round 1 picks one of two opposite edges and places all figures within 6" of it; then the Lead Player places within 6" of the other.',
  'FD-RUL-04':
    'The Speed that decides the order is the current one when the next mover is picked: heavy armor and grappled count, movement spent does not. The next to act is always the slowest that has not acted.',
  'FD-RUL-05': "One figure's turn is finished before the next begins, and passing uses the turn.",
  'FD-RUL-14':
    "A movement action is taken in the figure's own turn to move, before, between or after parts of its movement, and works from then on.",
  'FD-RUL-22':
    'Among figures of one force with the same Fight the owner chooses the order. Attacks are not simultaneous: who is eliminated before its place never acts.',
})
