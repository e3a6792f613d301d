/** Rulings in our own words: measuring and leeway. */
import { chapter } from '@muster/engine'

export const measuringRulings = chapter('Rulings: measuring and leeway', {
  'SF-RUL-10': 'The middle is the mean of all base centres, Champions with the unit counted in.',
  'SF-RUL-11': 'A move is as long as the way of the middle, leg by leg.',
  'SF-RUL-12': 'To the nearest point of the base, seen from above; just far enough is enough.',
  'SF-RUL-13':
    'The holder claims leeway for a distance of their own that misses by a base at most: moving, charging, shooting, catching up, joining, keeping formation or distance. Not for sight, and not against the other player.',
  'SF-RUL-14': 'The base is that of the unit that acts.',
  'SF-RUL-15': 'The marker goes to whoever takes the very first turn; later rolls do not move it.',
  'SF-RUL-16': 'What leeway has settled stays settled.',
})
