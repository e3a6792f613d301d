/** The rules in our own words: dice and measuring. */
import { chapter } from '@muster/engine'

export const diceAndMeasuring = chapter('Dice and measuring', {
  'HW-DICE-01': 'Every die in the game is a six-sided die giving 1 to 6.',
  'HW-DICE-02':
    'All skill and save rolls are roll-low: one die, success when it shows the stat (after modifiers) or less.',
  'HW-DICE-03':
    'A roll needing 0 or less fails and a roll needing 6 or more succeeds; neither is actually rolled, so no die is consumed.',
  'HW-DICE-04': 'There is no automatic success on a 1 and no automatic failure on a 6.',
  'HW-MEAS-01': 'The distance between two figures is the shortest distance between their base rims, seen from above.',
  'HW-MEAS-02': 'A limit is met when the distance is equal to it or smaller, with a tolerance of 0.001".',
  'HW-MEAS-03': 'Two figures are in base contact when the gap between their rims is at most 0.001".',
  'HW-MEAS-04': 'No two bases may overlap once a move, deployment, or teleport has finished.',
  'HW-MEAS-05':
    'Bases are round; the diameter belongs to the roster entry: default 1" (2" if Mighty), allowed 0.75" to 4".',
  'HW-MEAS-06': 'The table is a flat rectangle, default 48" by 48"; heights and facing have no effect.',
  'HW-MEAS-07': 'Halves are exact and never rounded: half of Movement 9 is 4.5", half of 15 is 7.5".',
  'HW-MEAS-08': 'Any player may measure any distance at any time.',
})
