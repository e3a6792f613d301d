/** Warbands of the Great Kingdom. */
import { army, armyOf, troop } from './muster.ts'

export const lanceOfTheCrown = armyOf(
  'great-kingdom',
  army(
    'lance-of-the-crown',
    'The Lance of the Crown',
    'A knight and his sergeants on warhorses: ride down whoever stands alone, before the others arrive.',
    150,
    troop(1, 'knight', 'Sir Aldous', 'spear', { mount: 'warhorse' }),
    troop(2, 'man-at-arms', 'Sergeant', 'spear, shield', { mount: 'warhorse' }),
    troop(2, 'archer', 'Crown Archer', 'blade'),
    troop(19, 'peasant-levy', 'Squire', 'spear'),
  ),
)

export const faerieHunt = armyOf(
  'great-kingdom',
  army(
    'faerie-hunt',
    'The Faerie Hunt',
    'The huntmistress and her faerie archers shoot from the trees, two riders cut off the way, and beaters drive.',
    150,
    troop(1, 'ranger-captain', 'Huntmistress', 'blade'),
    troop(2, 'faerie-warrior', 'Faerie Rider', 'spear', { mount: 'warhorse' }),
    troop(3, 'faerie-warrior', 'Faerie Bow', 'blade, bow'),
    troop(17, 'peasant-levy', 'Beater', 'spear'),
  ),
)

export const returnOfTheKing = armyOf(
  'great-kingdom',
  army(
    'return-of-the-king',
    'The Return of the King',
    'The king himself, and all who swore to come: keep him alive, for his courage is theirs.',
    350,
    troop(1, 'once-and-future-king', 'The King', 'blade, great blade', { mount: 'warhorse', barding: 'heavy' }),
    troop(1, 'knight', 'Knight of the Table', 'spear', { mount: 'warhorse' }),
    troop(1, 'guard-captain', 'Captain of the Guard', 'blade'),
    troop(4, 'man-at-arms', "King's Man", 'spear, shield'),
    troop(8, 'archer', "King's Archer", 'blade'),
    troop(3, 'faerie-warrior', 'Faerie Friend', 'blade'),
  ),
)

export const princesRide = armyOf(
  'great-kingdom',
  army(
    'princes-ride',
    "The Prince's Ride",
    'The prince on his griffon and his companions on horses: wherever the enemy is thin, they are there first.',
    350,
    troop(1, 'warrior-prince', 'The Prince', 'blade, shield', { mount: 'griffon', barding: 'light' }),
    troop(1, 'knight', 'Companion', 'spear', { mount: 'warhorse', barding: 'heavy' }),
    troop(1, 'guard-captain', 'Master of Horse', 'blade'),
    troop(2, 'man-at-arms', 'Outrider', 'spear, shield', { mount: 'warhorse', barding: 'heavy' }),
    troop(4, 'archer', 'Bowman', 'blade'),
    troop(13, 'peasant-levy', 'Groom', 'spear, shield'),
  ),
)
