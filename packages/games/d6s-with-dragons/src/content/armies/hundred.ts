/** Patrols of 100 points. */
import { army, troop } from './muster.ts'

export const borderPatrol = army(
  'border-patrol',
  'The Border Patrol',
  'Spears in front, bows behind, axes for the gap.',
  100,
  troop(8, 'human-warrior', 'Patrol Spear', 'spear, light armor, shield'),
  troop(4, 'human-warrior', 'Patrol Bow', 'blade, bow'),
  troop(3, 'human-warrior', 'Patrol Axe', 'great blade'),
)

export const tunnelWatch = army(
  'tunnel-watch',
  'The Tunnel Watch',
  'Nine dwarves who will not be moved.',
  100,
  troop(4, 'dwarf-warrior', 'Shieldbearer', 'bludgeon, heavy armor, shield'),
  troop(2, 'dwarf-warrior', 'Hammerer', 'great bludgeon'),
  troop(2, 'dwarf-warrior', 'Crossbow', 'blade, bow'),
  troop(1, 'dwarf-warrior', 'Pick', 'spear'),
)

export const bogPack = army(
  'bog-pack',
  'The Bog Pack',
  'Goblins, many: alone they run, together they bite.',
  100,
  troop(17, 'goblin-warrior', 'Bog Spear', 'spear'),
  troop(10, 'goblin-warrior', 'Bog Shield', 'blade, shield'),
  troop(6, 'goblin-warrior', 'Bog Bow', 'blade, bow'),
  troop(2, 'goblin-warrior', 'Netter', 'exotic, throwing'),
)
