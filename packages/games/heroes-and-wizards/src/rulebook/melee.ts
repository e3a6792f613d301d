/** The rules in our own words: melee. */
import { chapter } from '@muster/engine'

export const melee = chapter('Melee', {
  'HW-MELEE-01': 'In the Melee phase every figure in base contact with an enemy may attack enemies it touches.',
  'HW-MELEE-02':
    'All melee is simultaneous: every attack of every side is assigned to a target before any is rolled, and figures slain are removed only after the last attack.',
  'HW-MELEE-03': 'A figure slain in the Melee phase still makes all its own attacks of that phase.',
  'HW-MELEE-04': 'An attack hits on Melee or less on one die.',
  'HW-MELEE-05': 'The figure hit ignores the hit by rolling its Armour or less on one die.',
  'HW-MELEE-06':
    'A figure makes as many attacks as it has (1; two weapons 2; changed by Quick Sword and Curse), and may split them among the enemies it touches.',
  'HW-MELEE-07': 'A figure attacks only figures in base contact; there is no reach.',
  'HW-MELEE-08':
    'Attacks are assigned by sides in initiative order and rolled one after the other in that order: hit, then save(s).',
  'HW-MELEE-09':
    'An attack on a figure already slain in this phase is still rolled to hit, but no save is rolled for that figure.',
  'HW-MELEE-10': 'There is no bonus for charging, for numbers, or for terrain in melee.',
  'HW-MELEE-11': 'After melee nobody moves: surviving enemies in contact stay in combat.',
})
