/** The rules in our own words: the rule of halves. */
import { chapter } from '@muster/engine'

export const halves = chapter('The rule of halves', {
  'SF-HALF-01': 'The unit counts, not the single model: its card is for all of them.',
  'SF-HALF-02': 'What half the models can do, the unit can do: attack, save, run, climb a wall.',
  'SF-HALF-03': 'What half the models are, the unit is: in cover, in the mud, on the hill.',
  'SF-HALF-04': 'Half is reached when twice the count is at least the number alive: 3 of 6 or of 5, but not 2 of 5.',
  'SF-HALF-05': 'When exactly half are slowed, the unit is slow.',
})
