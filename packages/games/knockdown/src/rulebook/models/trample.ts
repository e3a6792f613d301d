/** The rules in our own words: trample. */
import { chapter } from '@muster/engine'

export const trample = chapter('Trample', {
  'KD-TRAMP-01': 'A chariot may move within ½" of enemy models in any of its moves, not just in a Charge.',
  'KD-TRAMP-02':
    'Whenever its move brings it within ½" of an enemy model, the move is interrupted at that point until that model\'s answer is settled.',
  'KD-TRAMP-03':
    'It is the owner of the approached model who answers, for each model separately: move aside, or take an attack.',
  'KD-TRAMP-04':
    'Move aside: the model moves at once up to 2", in any direction, ending more than ½" from the chariot and every other enemy.',
  'KD-TRAMP-05': 'A model may move aside once per turn; approached again in the same turn it must take the attack.',
  'KD-TRAMP-06': "Attack: roll D6 + the chassis STR against the model's DEF; equal or above deals one Wound.",
  'KD-TRAMP-07':
    'The attack is an attack roll in every respect: a tie with DEF may give a Knockdown check, Cavalry rolls for its steed.',
  'KD-TRAMP-08': 'If the model moved aside or was slain, the chariot may go on with the rest of its move.',
  'KD-TRAMP-09':
    "Otherwise (missed, wounded but alive, knocked down, steed killed) the chariot's move ends where it is.",
  'KD-TRAMP-10':
    'The end of the move is not the end of the activation: in a Charge the crew still makes its melee attacks, also against that model.',
  'KD-TRAMP-11':
    'Several models reached at the same point each get an answer; the chariot goes on only if every one of them moved aside or was slain.',
  'KD-TRAMP-12':
    'A model that cannot move (siege chassis), has moved aside this turn, or has no legal place within 2" must take the attack.',
  'KD-TRAMP-13': 'An engaged model may move aside.',
  'KD-TRAMP-14': 'Trample never lets the chariot move through a base: a model that stays where it is blocks the way.',
  'KD-TRAMP-15': 'Friendly models are not trampled: they block the way as for any model.',
  'KD-TRAMP-16': 'An enemy within ½" at the start of the move is approached only if the chariot moves nearer to it.',
  'KD-TRAMP-17': "Moving aside is no activation and does not use up the model's next one.",
  'KD-TRAMP-18':
    'An approached enemy chariot may move aside as a whole; if it takes the attack, the chassis is struck.',
  'KD-TRAMP-19': "Models reached at the same point answer in the order that the chariot's player names.",
  'KD-TRAMP-20': "The trample roll is the chassis' own: rules of the crew give it no reroll or bonus.",
  'KD-TRAMP-21': 'The chariot may end its move within ½" of enemies whose answers are settled.',
})
