/** Features that bear on following up. */
import { part } from '@muster/engine'
import { speedOf } from '../../rules/stats/sums.ts'
import { feature } from '../feature.ts'

/** Half its Speed instead of 1", where that is more. */
export const aggressive = feature('aggressive', {
  adds: {
    'follow-up': (state, bearer) => {
      const more = speedOf(state, bearer) / 2 - 1
      return more > 0 ? part(more, 'Aggressive', 'DD-WAR-16') : undefined
    },
  },
})
