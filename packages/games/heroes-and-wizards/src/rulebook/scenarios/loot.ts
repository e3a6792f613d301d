/** The rules in our own words: Loot. */
import { chapter } from '@muster/engine'

export const loot = chapter('Scenario: Loot', {
  'HW-LOOT-01': 'Only enemies slain in melee give gold; enemies slain by shooting, Death Bolt, or Fireball give none.',
  'HW-LOOT-02':
    'Slain in melee includes free attacks on a withdrawal and the immediate attacks of Blood Lust and Paranoia.',
  'HW-LOOT-03': 'An enemy with Armour 0, 1, or 2 gives one die of gold.',
  'HW-LOOT-04': 'An enemy with Armour 3 or 4 gives two dice of gold.',
  'HW-LOOT-05': 'An enemy with Armour 5 gives three dice of gold.',
  'HW-LOOT-06': 'A Hero or Wizard gives three dice more (Armour 5 Hero: six dice).',
  'HW-LOOT-07': 'The Armour stat as bought counts, not the Armour after reductions.',
  'HW-LOOT-08': 'Gold goes to the side of the slayer and is rolled when the figure is removed.',
  'HW-LOOT-09': 'The side with the most gold at the end of the game wins.',
})
