/** The rules in our own words: Rescue. */
import { chapter } from '@muster/engine'

export const rescue = chapter('Scenario: Rescue', {
  'HW-RESC-01': 'Two sides: the terrain setter is the defender, the player who chose the edge is the attacker.',
  'HW-RESC-02':
    'After the edges are chosen and before deployment the defender places the prison, a building (default 4" by 4"), anywhere on the table.',
  'HW-RESC-03':
    'The prison holds one Hero (who rolls a magic item) or one Wizard (who rolls two spells); the attacker chooses which, and chooses any legal profile for it once the scenario is known; its die or dice are rolled with the other items and spells.',
  'HW-RESC-04':
    'The prisoner costs no points and does not count against the number of Heroes and Wizards the army may have.',
  'HW-RESC-05':
    'Until released the prisoner is not on the table: it does nothing, cannot be targeted or hit, and does not add to initiative.',
  'HW-RESC-06':
    'Any figure of the attacker that ends its movement touching the prison releases the prisoner; a figure of the defender cannot.',
  'HW-RESC-07':
    'A figure that stands still in its Movement turn ends its movement where it stands; the end of a Blood Lust move counts too; being teleported does not.',
  'HW-RESC-08':
    'A released prisoner is at once placed by the attacker touching the prison, within 1" of the figure that released it and not touching an enemy; if there is no such place it stays inside.',
  'HW-RESC-09':
    "A prisoner released in the attacker's Movement turn may move in that same turn; from its release it acts in every phase like any Hero or Wizard, and adds 1 to initiative.",
  'HW-RESC-10':
    'The prisoner never moves more than 6" of path in a turn, whatever its Movement score, all kinds of movement in the turn added together, Teleport included.',
  'HW-RESC-11':
    "The prisoner may leave the table over any edge: it has left when its base's centre reaches the edge in a move of its own; it does not come back.",
  'HW-RESC-12':
    'The attacker wins if at the end of the game the prisoner has been released and is alive, or has left the table alive; otherwise the defender wins, so there is no draw.',
  'HW-RESC-13': 'The game ends early when the prisoner is slain (defender wins) or leaves the table (attacker wins).',
  'HW-RESC-14': 'If the prisoner is still locked up at the end, the defender wins.',
})
