/** The rules in our own words: the turn and initiative. */
import { chapter } from '@muster/engine'

export const turn = chapter('The turn and initiative', {
  'HW-TURN-01': 'A turn has five phases in this order: 1 Initiative, 2 Movement, 3 Magic, 4 Shooting, 5 Melee.',
  'HW-TURN-02': 'All sides go through a phase before the next phase starts.',
  'HW-TURN-03':
    'In Movement and Magic the sides act one after the other in initiative order; a side finishes its whole phase before the next side begins.',
  'HW-TURN-04': 'Shooting and Melee are simultaneous for all sides.',
  'HW-TURN-05':
    'In the simultaneous phases initiative order decides only who declares first and the order in which dice are rolled.',
  'HW-TURN-06': 'The game is over after the Melee phase of turn 6.',
  'HW-TURN-07': `Everything counted per turn (movement spent, spells cast, the Magic Armour limit, the gem carried and passed, the prisoner's 6") starts afresh when a new turn begins.`,
  'HW-INIT-01': 'At the start of every turn each side rolls one die (dice in seat order).',
  'HW-INIT-02':
    'A side adds 1 for each Hero and each Wizard of its army that is alive and on the table at that moment.',
  'HW-INIT-03': 'The highest total wins the initiative.',
  'HW-INIT-04': 'Sides tied for the highest total roll again (adding the same numbers) until one of them wins.',
  'HW-INIT-05': 'The winner chooses: go first, or name any other player to go first.',
  'HW-INIT-06':
    'After the first player the order runs clockwise round the table (by edges, seen from above: north, east, south, west, north), whatever the other totals were.',
  'HW-INIT-07': 'The order stands for one turn only.',
  'HW-INIT-08': 'A side with no figures on the table neither rolls nor can be named, and is skipped in the order.',
})
