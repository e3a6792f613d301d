/** The rules in our own words: King of the Hill. */
import { chapter } from '@muster/engine'

export const kingOfTheHill = chapter('Scenario: King of the Hill', {
  'HW-HILL-01': `A large piece of terrain is placed at the centre of the table: by default a round hill 12" across, centred on the table's centre.`,
  'HW-HILL-02': 'The side with more figures on it than any other at the end of the game wins.',
  'HW-HILL-03': 'Other areas may not overlap it, and other pieces do not count.',
})
