/** Armies of 300 points. */
import { army, troop } from './muster.ts'

export const starHost = army(
  'star-host',
  'The Host of the Morning Star',
  'Elves and men together: a wall of shields with arrows over it.',
  300,
  troop(8, 'elf-warrior', 'Star Archer', 'blade, bow'),
  troop(6, 'elf-warrior', 'Star Guard', 'spear, heavy armor, shield'),
  troop(12, 'human-warrior', 'Shieldman', 'blade, light armor, shield'),
  troop(6, 'human-warrior', 'Ranger', 'blade, bow'),
  troop(1, 'elf-warrior', 'Star Herald', 'blade'),
)

export const blackTide = army(
  'black-tide',
  'The Black Tide',
  'Orcs and goblins as far as the eye can see.',
  300,
  troop(16, 'orc-warrior', 'Black Shield', 'blade, light armor, shield'),
  troop(14, 'orc-warrior', 'Black Cleaver', 'great blade'),
  troop(6, 'orc-warrior', 'Black Bow', 'blade, bow'),
  troop(24, 'goblin-warrior', 'Scuttler', 'spear'),
  troop(9, 'goblin-warrior', 'Dart', 'blade, throwing'),
)

export const underMountain = army(
  'under-mountain',
  'The Hold under the Mountain',
  'A line of iron that comes on at four inches a round and never back.',
  300,
  troop(12, 'dwarf-warrior', 'Mountain Guard', 'spear, heavy armor, shield'),
  troop(6, 'dwarf-warrior', 'Mountain Axe', 'great blade, heavy armor'),
  troop(4, 'dwarf-warrior', 'Mountain Bow', 'blade, bow'),
  troop(4, 'gnome-warrior', 'Tinker', 'bludgeon, throwing'),
)
