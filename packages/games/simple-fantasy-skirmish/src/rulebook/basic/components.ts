/** The rules in our own words: what you need. */
import { chapter } from '@muster/engine'

export const components = chapter('What you need', {
  'SF-EQ-01': 'You need a table, some 25 or 28 mm models and something to hide behind. Every distance is in inches.',
  'SF-EQ-02': 'Ordinary six-sided dice are enough; the advanced game adds a d8, a d10 and a d12.',
  'SF-EQ-03': 'A marker on the card shows that the unit has had its turn this round.',
  'SF-EQ-04': 'Every unit needs its card.',
  'SF-EQ-05': 'The game is for exactly two players.',
  'SF-EQ-06':
    'The basic game is complete by itself. The advanced rules are used all together, when both players agree.',
})
