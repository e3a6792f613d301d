/** The rules in our own words: losses around a Champion. */
import { chapter } from '@muster/engine'

export const championCasualties = chapter('Losses around a Champion', {
  'SF-CCAS-01': "The unit's own models are removed first, whichever die failed.",
  'SF-CCAS-02': 'The Champion lives as long as one of them stands.',
  'SF-CCAS-03': 'Failed saves left over when the unit is gone do not kill the Champion at once.',
  'SF-CCAS-04': 'Last one standing: the Champion saves again for each left-over failure, and dies if it fails.',
  'SF-CCAS-05': 'By then the Champion is alone, so it has no advantage.',
  'SF-CCAS-06': 'A Champion that survives goes on as a unit of one, in the same melee if there is one.',
})
