/** The usual size: 150 points. */
import { army, troop } from './muster.ts'

export const greenwood = army(
  'greenwood-wardens',
  'The Greenwood Wardens',
  'Elves: two arrows or two blades each, and at home among trees. Few, so spend none.',
  150,
  troop(6, 'elf-warrior', 'Elf Archer', 'blade, bow'),
  troop(4, 'elf-warrior', 'Elf Blade', 'blade, light armor'),
  troop(4, 'elf-warrior', 'Elf Spear', 'spear, light armor, shield'),
)

export const ironHold = army(
  'iron-hold',
  'The Iron Hold',
  'Dwarves in heavy armor: slow, and nearly unhurt by common blows.',
  150,
  troop(5, 'dwarf-warrior', 'Iron Guard', 'bludgeon, heavy armor, shield'),
  troop(4, 'dwarf-warrior', 'Great Axe', 'great blade, light armor'),
  troop(3, 'dwarf-warrior', 'Hold Bow', 'blade, bow'),
  troop(1, 'dwarf-warrior', 'Pick', 'spear'),
)

export const redTusk = army(
  'red-tusk',
  'The Red Tusk',
  'Orcs hit hardest and follow up farthest. Keep them fighting: they break early.',
  150,
  troop(1, 'orc-warrior-captain', 'Old Tusk', 'great blade, light armor'),
  troop(6, 'orc-warrior', 'Cleaver', 'great blade'),
  troop(8, 'orc-warrior', 'Tusk Shield', 'blade, light armor, shield'),
  troop(4, 'orc-warrior', 'Tusk Bow', 'blade, bow'),
)

export const kingsLevy = army(
  'kings-levy',
  "The King's Levy",
  'Peasants to hold them, men-at-arms to kill them, bows over both, and a reeve who keeps them there.',
  150,
  troop(1, 'human-warrior-captain', 'Reeve', 'blade, shield'),
  troop(16, 'human-levy', 'Levy', 'spear'),
  troop(6, 'human-warrior', 'Man-at-Arms', 'blade, light armor, shield'),
  troop(6, 'human-warrior', 'Bowman', 'blade, bow'),
  troop(1, 'human-warrior', 'Greatsword', 'great blade, heavy armor'),
)

export const warrenHorde = army(
  'warren-horde',
  'The Warren Horde',
  'Goblins behind stolen shields, worgs on every flank. No one of them matters.',
  150,
  troop(1, 'goblin-warrior-captain', 'Warren Chief', 'spear, shield', { mount: 'worg' }),
  troop(4, 'goblin-warrior', 'Worg Rider', 'spear, shield', { mount: 'worg' }),
  troop(9, 'goblin-warrior', 'Warren Shield', 'blade, light armor, shield'),
  troop(6, 'goblin-warrior', 'Warren Bow', 'blade, bow'),
)

export const hedgefolk = army(
  'hedgefolk',
  'The Hedgefolk',
  'Halflings and gnomes: hidden until you pass, then behind you.',
  150,
  troop(8, 'halfling-warrior', 'Hedge Bow', 'blade, bow'),
  troop(10, 'halfling-warrior', 'Hedge Blade', 'blade, light armor'),
  troop(6, 'gnome-warrior', 'Gnome Slinger', 'bludgeon, throwing'),
  troop(1, 'gnome-warrior', 'Gnome Spear', 'spear'),
)

export const freeCompany = army(
  'free-company',
  'The Free Company',
  'Every people for hire: dwarves hold, elves shoot, orcs break, men fill in.',
  150,
  troop(4, 'dwarf-warrior', 'Hired Dwarf', 'bludgeon, heavy armor, shield'),
  troop(3, 'elf-warrior', 'Hired Elf', 'blade, bow'),
  troop(6, 'orc-warrior', 'Hired Orc', 'great blade'),
  troop(7, 'human-warrior', 'Hired Sword', 'blade, blade'),
)
