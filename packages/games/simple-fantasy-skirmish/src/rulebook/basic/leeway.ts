/** The rules in our own words: leeway. */
import { chapter } from '@muster/engine'

export const leeway = chapter('Leeway', {
  'SF-LEE-01': 'The player who takes the first turn of the game takes the Leeway Marker.',
  'SF-LEE-02': 'The holder may claim leeway: a distance that misses by no more than one base is good enough.',
  'SF-LEE-03': 'After a claim the marker goes to the other player at once.',
  'SF-LEE-04': 'Only the holder can claim leeway, so the players alternate.',
  'SF-LEE-05':
    "Leeway helps your own distances. It cannot make the other player's measurement fail, and it never gives line of sight.",
})
