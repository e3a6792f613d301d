/** Free-form teams of 350 points. */
import { army, troop } from './muster.ts'

export const longMarch = army(
  'long-march',
  'The Long March',
  'Men, elves and dwarves who owe each other their lives: riders in front, shields behind, arrows over all.',
  350,
  troop(1, 'human-warrior-captain', 'The Captain', 'blade, heavy armor, shield', { mount: 'warhorse' }),
  troop(5, 'human-warrior', 'Outrider', 'spear, light armor, shield', { mount: 'warhorse' }),
  troop(3, 'elf-warrior', 'March Bow', 'blade, bow'),
  troop(5, 'dwarf-warrior', 'March Axe', 'great blade, heavy armor'),
  troop(4, 'elf-warrior', 'March Spear', 'spear, shield'),
  troop(10, 'human-warrior', 'March Shield', 'spear, light armor, shield'),
  troop(1, 'human-warrior', 'Herald', 'blade, heavy armor'),
)

export const brokenTooth = army(
  'broken-tooth',
  'The Broken Tooth',
  'A warlord, his wolf riders, and a troll nobody has told which side it is on.',
  350,
  troop(1, 'orc-warrior-captain', 'The Warlord', 'great blade, heavy armor'),
  troop(1, 'troll', 'The Troll', ''),
  troop(4, 'orc-warrior', 'Worg Rider', 'spear, light armor', { mount: 'worg' }),
  troop(8, 'orc-warrior', 'Tooth Shield', 'blade, heavy armor, shield'),
  troop(6, 'orc-warrior', 'Tooth Cleaver', 'great blade, light armor'),
  troop(10, 'goblin-warrior', 'Tooth Picker', 'spear'),
  troop(7, 'goblin-warrior', 'Tooth Bow', 'blade, bow'),
)
