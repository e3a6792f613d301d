/** The rules in our own words: movement order. */
import { chapter } from '@muster/engine'

export const movementOrder = chapter('Movement order', {
  'FD-ORD-01':
    'Figures move in ascending order of Speed: the lowest Speed on the table moves first, then the next lowest, until every figure has had its chance.',
  'FD-ORD-02': 'Each player moves only figures they control.',
  'FD-ORD-03':
    "Among figures of different forces with equal Speed, all of the Lead Player's figures of that Speed move before the other player's.",
  'FD-ORD-04':
    'A player with several figures of the same Speed moves them in any order that player chooses, finishing one before beginning the next.',
  'FD-ORD-05':
    'The Speed used for the order is the current Speed stat, after heavy armor (−1) and any condition that sets Speed; movement spent on standing or preparing does not change it.',
  'FD-ORD-06': 'A figure may decline to move; it has then used its chance to move for the round.',
})
