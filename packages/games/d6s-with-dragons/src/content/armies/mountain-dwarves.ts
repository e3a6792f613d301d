/** Warbands of the Mountain Dwarves and Tinker Gnomes. */
import { army, armyOf, troop } from './muster.ts'

export const hallOfAnvils = armyOf(
  'mountain-dwarves',
  army(
    'hall-of-anvils',
    'The Hall of Anvils',
    'A cleric, the armor that her forge has brought to life, and two dwarves on warhorses who run her errands.',
    150,
    troop(1, 'dwarf-cleric', 'Mother Hild', 'bludgeon'),
    troop(3, 'animated-armor', 'Hall Armor', ''),
    troop(2, 'dwarf', 'Errand Rider', 'great blade', { mount: 'warhorse' }),
  ),
)

export const hollowWatch = armyOf(
  'mountain-dwarves',
  army(
    'hollow-watch',
    'The Hollow Watch',
    'A gnome, the four suits of armor that she has wound up, and everybody who holds a key.',
    150,
    troop(1, 'gnome-captain', 'Clockmistress', 'bludgeon'),
    troop(4, 'animated-armor', 'Hollow Guard', ''),
    troop(4, 'gnome', 'Lizard Rider', 'spear', { mount: 'giant-lizard' }),
    troop(8, 'gnome', 'Key Bearer', 'bludgeon'),
  ),
)

export const oathkeeper = armyOf(
  'mountain-dwarves',
  army(
    'oathkeeper',
    'The Oathkeeper',
    'A guardian of iron that takes every blow meant for one small gnome, and the whole workshop behind them.',
    350,
    troop(1, 'gnome-captain', 'Mistress Fenn', 'bludgeon'),
    troop(1, 'shield-guardian', 'The Oathkeeper', ''),
    troop(4, 'animated-armor', 'Oath Armor', ''),
    troop(2, 'dwarf', 'Coal Carter', 'spear', { mount: 'warhorse' }),
    troop(6, 'gnome', 'Lizard Rider', 'spear', { mount: 'giant-lizard' }),
    troop(9, 'gnome', 'Lamp Bearer', 'bludgeon'),
  ),
)

export const ironColumn = armyOf(
  'mountain-dwarves',
  army(
    'iron-column',
    'The Iron Column',
    'Heavy armor with dwarves in it, heavy armor with nobody in it, and a great iron crab. Only the outriders hurry.',
    350,
    troop(1, 'dwarf-captain', 'Captain Brand', 'great blade, heavy armor'),
    troop(1, 'apparatus-of-the-crab', 'Old Pincher', ''),
    troop(6, 'dwarf', 'Iron Dwarf', 'bludgeon, heavy armor'),
    troop(2, 'dwarf', 'Outrider', 'spear', { mount: 'warhorse' }),
    troop(2, 'dwarf', 'Column Bow', 'blade, bow'),
    troop(3, 'animated-armor', 'Hollow One', ''),
    troop(1, 'gnome', 'Oiler', 'bludgeon'),
  ),
)
