/** The rules in our own words: winning. */
import { chapter } from '@muster/engine'

export const ending = chapter('Winning', {
  'SF-END-01': 'In a deathmatch, the first with no models left has lost.',
  'SF-END-02': 'In the advanced game you may agree on any other goal.',
  'SF-END-03': 'Table and set-up are not in the book: four feet by three, and six inches to stand in.',
})
