/** The rules in our own words: losses around a Champion. */
import { chapter } from '@muster/engine'

export const championCasualties = chapter('Losses around a Champion', {
  'SF-CCAS-01': "Models of the unit go first, whoever's die failed.",
  'SF-CCAS-02': 'While one of them stands, the Champion lives.',
  'SF-CCAS-03': 'Failures left over when the unit is gone do not kill the Champion at once.',
  'SF-CCAS-04': 'Last one standing: for each of them it rolls again, and dies at a failure.',
  'SF-CCAS-05': 'By then it is alone, and has no advantage.',
  'SF-CCAS-06': 'If it lives, it goes on as a unit of one, in the same melee.',
})
