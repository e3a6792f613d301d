/** The rules in our own words: combat order. */
import { chapter } from '@muster/engine'

export const combatOrder = chapter('Combat order', {
  'FD-COMB-01':
    'Figures take their combat actions in descending order of Fight: highest Fight first, until every figure has had its chance.',
  'FD-COMB-02':
    "Among figures of different forces with equal Fight, all the Lead Player's figures of that Fight act before the other player's.",
  'FD-COMB-03':
    "A player's own figures of equal Fight act in any order that player chooses, one finished before the next starts.",
  'FD-COMB-04':
    'The order uses the Fight stat itself; long range and flanking change only the to-hit target number, never the order.',
  'FD-COMB-05':
    'Ranged and melee attackers share this one order; there is no separate shooting phase and no splitting into melees.',
  'FD-COMB-06': 'A figure eliminated before its place in the order does not act.',
  'FD-COMB-07': 'A figure that took a movement action this round takes no combat action.',
  'FD-COMB-08': 'A combat action is either attacking or one combat maneuver.',
  'FD-COMB-09': 'Figures do not move in the Combat Phase (only forced movement occurs).',
})
