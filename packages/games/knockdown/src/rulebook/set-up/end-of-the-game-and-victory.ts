/** The rules in our own words: end of the game and victory. */
import { chapter } from '@muster/engine'

export const endOfTheGameAndVictory = chapter('End of the game and victory', {
  'KD-END-01':
    'Optional: The game may last a number of rounds set beforehand; six or more are suggested, and the default is 6.',
  'KD-END-02':
    'Optional: Instead the game may end as soon as an agreed requirement is met, for example one army is wiped out or an objective is conquered.',
  'KD-END-03':
    'By default the game ends at once when no more than one player has a model other than an empty siege chassis on the table.',
  'KD-END-04':
    'Optional: A specific victory condition may be agreed, for example holding the most objectives when the game ends.',
  'KD-END-05':
    'Otherwise the winner is the player whose army has the highest points value left on the table when the game ends.',
  'KD-END-06':
    'A surviving model counts its full price (gear, special rules, promotion included) however many Wounds it has suffered; slain and fled models count nothing.',
  'KD-END-07':
    'A Cavalry model that has lost its steed counts as the Infantry model it has become: the Cavalry surcharge (multiplied by the promotion) is lost.',
  'KD-END-08': 'An undestroyed chassis counts its chassis price.',
  'KD-END-09': 'Equal highest points values are a draw.',
  'KD-END-10':
    'Optional: An objective is held by the player with more models (chassis not counted, each chariot crew member counted) within 3" of it than any other player.',
})
