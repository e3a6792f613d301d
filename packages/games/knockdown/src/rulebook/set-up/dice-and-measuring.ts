/** The rules in our own words: dice and measuring. */
import { chapter } from '@muster/engine'

export const diceAndMeasuring = chapter('Dice and measuring', {
  'KD-DICE-01': 'All rolls use six-sided dice.',
  'KD-DICE-02': '1d3 is a D6 read 1-2 = 1, 3-4 = 2, 5-6 = 3.',
  'KD-DICE-03': '1d2 is a D6 read 1-3 = 1, 4-6 = 2.',
  'KD-DICE-04': 'No die is rerolled more than once; the second result stands.',
  'KD-DICE-05':
    'Order of dice for one attack: attack die, its reroll, 1d3 or 1d2, then for each Wound the steed die and after it the Knockdown die; one attack is finished before the next begins.',
  'KD-MEAS-01':
    'Distances between models are the shortest distance between base edges, measured in space where levels differ.',
  'KD-MEAS-02': '"Within X" and "up to X" include exactly X (tolerance 0.001").',
  'KD-MEAS-03':
    'Two bases are in contact when they touch in plan (tolerance 0.01") and their levels differ by no more than ½".',
  'KD-MEAS-04': 'Every distance may be measured at any time, before a choice is made.',
})
