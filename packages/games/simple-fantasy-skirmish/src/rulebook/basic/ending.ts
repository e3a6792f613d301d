/** The rules in our own words: winning. */
import { chapter } from '@muster/engine'

export const ending = chapter('Winning', {
  'SF-END-01': 'In a deathmatch, the first player with no models left has lost.',
  'SF-END-02': 'In the advanced game you may agree on any other goal.',
  'SF-END-03':
    'The book gives no table size and no deployment. We play on four feet by three, and deploy within six inches of the edge.',
})
