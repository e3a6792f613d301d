/** The rules in our own words: attacks. */
import { chapter } from '@muster/engine'

export const attacks = chapter('Attacks', {
  'FD-ATK-01': 'As its combat action a figure makes a number of attacks up to its Attacks stat.',
  'FD-ATK-02':
    'Each of those attacks may use the same or a different weapon the figure is equipped with, so melee and ranged attacks may be mixed in one action.',
  'FD-ATK-03':
    'Each attack names its own target; the attacks are resolved fully one after the other, so a later attack may pick another target.',
  'FD-ATK-04': "A ranged weapon's target must be within its range; a melee weapon's target must be within its reach.",
  'FD-ATK-05': 'A melee weapon whose reach is not listed has reach 1".',
  'FD-ATK-06':
    "Distance for range and reach runs from whichever point of the attacker's base edge is best, to the nearest point of the target's base.",
  'FD-ATK-07': 'Only enemies may be chosen as targets.',
  'FD-ATK-08':
    "To-hit roll: one die per attack; TN = attacker's Fight minus target's Armor; a result equal to or below the TN hits.",
  'FD-ATK-09':
    'TN 6 or more: every result hits. TN 0 or less: no result hits. There is no automatic success or failure on a natural 1 or 6.',
  'FD-ATK-10': 'A target whose Armor is "N/A" (converted from AC 6 to 10) is hit automatically, with no to-hit roll.',
  'FD-ATK-11': 'A hit does 1 Damage unless a rule says otherwise.',
})
