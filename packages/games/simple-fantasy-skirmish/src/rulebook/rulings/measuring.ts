/** Rulings in our own words: measuring and leeway. */
import { chapter } from '@muster/engine'

export const measuringRulings = chapter('Rulings: measuring and leeway', {
  'SF-RUL-10': 'The middle is the mean of all base centres, Champions with the unit counted in.',
  'SF-RUL-11': 'The length of a move is the path of the middle of the unit, all straight pieces added up.',
  'SF-RUL-12':
    'Distances run to the nearest point of the base, seen from above; a distance equal to the limit is enough.',
  'SF-RUL-13':
    'The holder may claim leeway for a distance of their own that misses by one base at most: for a move, charge, shot, catching up, joining, formation or distance to an enemy. Leeway never gives sight and never works against the other player.',
  'SF-RUL-14': 'One base means the base of the unit that acts.',
  'SF-RUL-15': 'The marker goes to the player who takes the first turn of the game; later rolls do not move it.',
  'SF-RUL-16': 'A distance settled by leeway stays settled.',
})
