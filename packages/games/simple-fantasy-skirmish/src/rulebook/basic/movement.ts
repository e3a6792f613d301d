/** The rules in our own words: moving. */
import { chapter } from '@muster/engine'

export const movement = chapter('Moving', {
  'SF-MOVE-01': 'A unit moves as one and attacks as one.',
  'SF-MOVE-02': 'In formation every model is within a base of another, and all of them hang together.',
  'SF-MOVE-03': 'Who was scattered may still move and attack, but the move must bring them together again.',
  'SF-MOVE-04': 'Where exactly a single model stands does not matter.',
  'SF-MOVE-05': 'Line, column or clump: a move may bring any shape, as long as no gap is wider than a base.',
  'SF-MOVE-06': 'Hands off your models when it is not your turn; turning them to look is fine.',
  'SF-MOVE-07': 'One move a round, or none.',
  'SF-MOVE-08': 'The longest move is the Move of the card, or half of it on bad ground.',
  'SF-MOVE-09': 'A move must not leave anybody behind.',
  'SF-MOVE-10': 'A move may bend round things; the way of the middle is what counts.',
  'SF-MOVE-11': 'Models may face anywhere; it changes nothing.',
  'SF-MOVE-12': 'You may walk through your own models.',
  'SF-MOVE-13': 'You may not walk through enemies.',
  'SF-MOVE-14': 'The Move of the card is for open ground at full speed.',
  'SF-MOVE-15': 'Fast units move 9 inches.',
  'SF-MOVE-16': 'Some units are slower; their card says so.',
  'SF-MOVE-17': 'The usual Move is 6 inches.',
  'SF-MOVE-18': 'Unless it charges, a unit ends at least a base away from every enemy.',
  'SF-MOVE-19': 'Who is in a melee stays there and does not move.',
  'SF-MOVE-20':
    'By the ruler: lay it from the middle where you want to go, put one model no farther than its end, and the rest around that end, in formation.',
})
