/** Warbands of the Mountain Dwarves and Tinker Gnomes. */
import { army, armyOf, troop } from './muster.ts'

export const hallOfAnvils = armyOf(
  'mountain-dwarves',
  army(
    'hall-of-anvils',
    'The Hall of Anvils',
    'A cleric, her hammers, and every bellows boy of the hall: nobody falls who can be sung back to his feet.',
    150,
    troop(1, 'dwarf-cleric', 'Mother Hild', 'bludgeon'),
    troop(3, 'dwarf', 'Hammerer', 'bludgeon, throwing'),
    troop(13, 'gnome', 'Bellows Boy', 'bludgeon'),
  ),
)

export const crabCrew = armyOf(
  'mountain-dwarves',
  army(
    'crab-crew',
    'The Crab Crew',
    'One great iron crab, and the gnomes who swear it is safe to ride in.',
    150,
    troop(1, 'apparatus-of-the-crab', 'Old Pincher', ''),
    troop(13, 'gnome', 'Tinker', 'bludgeon'),
  ),
)

export const thanesOath = armyOf(
  'mountain-dwarves',
  army(
    'thanes-oath',
    "The Thane's Oath",
    'The thane, and the guardian that takes his blows: stand beside them and fear nothing.',
    350,
    troop(1, 'dwarf-thane', 'Thane Orik', 'bludgeon, shield'),
    troop(1, 'shield-guardian', 'The Oathkeeper', ''),
    troop(3, 'dwarf', 'Oathsworn', 'blade'),
    troop(13, 'gnome', 'Lamp Bearer', 'spear'),
  ),
)

export const ironColumn = armyOf(
  'mountain-dwarves',
  army(
    'iron-column',
    'The Iron Column',
    'Heavy armor with dwarves in it, and heavy armor with nobody in it. Forward, slowly.',
    350,
    troop(1, 'dwarf-captain', 'Captain Brand', 'great blade, heavy armor'),
    troop(1, 'dwarf-cleric', 'Father Dorn', 'spear'),
    troop(8, 'dwarf', 'Iron Dwarf', 'bludgeon, heavy armor'),
    troop(4, 'dwarf', 'Column Bow', 'blade, bow'),
    troop(4, 'animated-armor', 'Hollow One', ''),
    troop(2, 'gnome', 'Key Keeper', 'blade'),
  ),
)
