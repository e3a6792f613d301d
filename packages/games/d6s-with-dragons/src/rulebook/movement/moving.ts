/** The rules in our own words: moving. */
import { chapter } from '@muster/engine'

export const moving = chapter('Moving', {
  'DD-MOVE-01': 'On its turn a character may move up to its Speed in inches.',
  'DD-MOVE-02': 'A character need not move its full Speed or at all.',
  'DD-MOVE-03': 'A character may move through allies.',
  'DD-MOVE-04': "A character may not end its turn with its base overlapping an ally's base.",
  'DD-MOVE-05': 'A character may not move through enemies.',
  'DD-MOVE-06': 'To make ranged attacks, a character first spends half its Speed to prepare.',
  'DD-MOVE-07': 'To cast a standard spell, a caster first spends half its Speed to prepare.',
  'DD-MOVE-08': 'A prone character cannot move until it stands up, which costs half its Speed.',
  'DD-MOVE-09':
    'Standing up (half Speed) and preparing to shoot or cast (half Speed) may both be paid in one turn, leaving nothing to move with.',
})
