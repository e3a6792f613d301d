/** The rules in our own words: set-up and victory. */
import { chapter } from '@muster/engine'

export const setUpAndVictory = chapter('Set-up and victory', {
  'FD-SETUP-01': 'The game is a battle between two opposing forces of figures, one player each.',
  'FD-SETUP-02':
    "A force is a list of figures bought with points: each figure costs its profile's points plus the points of the gear added to it.",
  'FD-SETUP-03':
    'Unless agreed otherwise the table is 24" by 24", each side deploys within 6" of one of two opposite edges, and both spend up to the same number of points.',
  'FD-SETUP-04': 'Rounds follow one another until only one force has figures left, and that force wins.',
})
