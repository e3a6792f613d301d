/** The rules in our own words: moving. */
import { chapter } from '@muster/engine'

export const moving = chapter('Moving', {
  'DD-MOVE-01': 'On its turn a character may move up to its Speed in inches.',
  'DD-MOVE-02': 'A character need not move its full Speed or at all.',
  'DD-MOVE-03': 'A character may move through allies.',
  'DD-MOVE-04': "A character may not end its turn with its base overlapping an ally's base.",
  'DD-MOVE-05': 'A character may not move through enemies.',
  'DD-MOVE-06': 'Shooting has its price: before the ranged attack the shooter gives up half its Speed to prepare.',
  'DD-MOVE-07': 'So has magic: before a standard spell the caster gives up half its Speed to prepare.',
  'DD-MOVE-08': 'Whoever is prone pays half its Speed to get up, and cannot move before.',
  'DD-MOVE-09':
    'Standing up (half Speed) and preparing to shoot or cast (half Speed) may both be paid in one turn, leaving nothing to move with.',
})
