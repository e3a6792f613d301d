/** The rules in our own words: worked examples. */
import { chapter } from '@muster/engine'

export const workedExamples = chapter('Worked examples', {
  'KD-EX-01': 'Levy cavalry based on Levy infantry (10 pt): 10 + 50% = 15 points per model.',
  'KD-EX-02':
    'A special rule priced 1 / - costs 1 pt for Creatures, Infantry and Cavalry and cannot be bought for a Monster.',
})
