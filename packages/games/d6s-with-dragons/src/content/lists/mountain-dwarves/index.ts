/** Mountain Dwarves and Tinker Gnomes. */
import type { ArmyList } from '../../army-list.ts'
import { dwarfCaptain, dwarfRanger, gnomeCaptain } from './captains-and-rangers.ts'
import { animatedArmor, apparatusOfTheCrab, shieldGuardian } from './constructs.ts'
import { dwarfCleric, dwarfThane } from './thane-and-cleric.ts'
import { dwarf, gnome } from './troops.ts'

export const mountainDwarves: ArmyList = {
  id: 'mountain-dwarves',
  name: 'Mountain Dwarves and Tinker Gnomes',
  line: 'A thane and his clerics, dwarves who do not budge, gnomes who are hard to see, and what they build together.',
  listings: [
    dwarfThane,
    dwarfCleric,
    dwarfCaptain,
    dwarfRanger,
    gnomeCaptain,
    dwarf,
    gnome,
    shieldGuardian,
    apparatusOfTheCrab,
    animatedArmor,
  ],
}
