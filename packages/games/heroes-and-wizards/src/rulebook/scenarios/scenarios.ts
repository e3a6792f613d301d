/** The rules in our own words: scenarios. */
import { chapter } from '@muster/engine'

export const scenarios = chapter('Scenarios', {
  'HW-SCEN-01': 'Each scenario is played for 6 turns.',
  'HW-SCEN-02':
    'The game goes on to the end of turn 6 even when a side has no figures left, except in Rescue, which ends when the prisoner is slain or leaves the table.',
  'HW-SCEN-03': 'Equal results are a draw: nobody wins and nobody loses.',
  'HW-SCEN-04': 'With three or more sides the best single result wins alone; a tie for best is a draw for all sides.',
  'HW-SCEN-05': 'A player may concede between phases; the conceding side loses and, with two sides, the other wins.',
})
