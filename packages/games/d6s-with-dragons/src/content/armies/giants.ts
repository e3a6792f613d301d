/** Warbands of the Steadings of the Giants. */
import { army, armyOf, troop } from './muster.ts'

export const grudgeOfTheHill = armyOf(
  'giants',
  army(
    'grudge-of-the-hill',
    'The Grudge of the Hill',
    'One hill giant with a cart of rubbish to throw, and the orcs who push the cart.',
    150,
    troop(1, 'hill-giant', 'Big Mog', 'bludgeon, throwing'),
    troop(16, 'orc-rabble', 'Cart Pusher', 'bludgeon'),
  ),
)

export const kennels = armyOf(
  'giants',
  army(
    'kennels',
    'The Kennels',
    'An ogre lets the wolves out. The wolves do the rest, and the rabble holds whatever they knock down.',
    150,
    troop(1, 'ogre', 'Kennel Master', 'exotic', { upgrades: ['beastmaster'] }),
    troop(3, 'dire-wolf', 'Dire Wolf', ''),
    troop(16, 'orc-rabble', 'Rabble', 'spear'),
  ),
)

export const queensLarder = armyOf(
  'giants',
  army(
    'queens-larder',
    "The Queen's Larder",
    'The Queen eats well, and so do her bears. It takes a great many cooks, and everything that walks belongs in the pot.',
    350,
    troop(1, 'hill-giant-queen', 'Queen Gurda', 'bludgeon, throwing', { upgrades: ['giant-thegn'] }),
    troop(4, 'brown-bear', 'Brown Bear', ''),
    troop(1, 'house-orc-officer', 'Head Cook', 'blade'),
    troop(31, 'orc-rabble', 'Scullion', 'spear'),
  ),
)

export const stormOverTheSteading = armyOf(
  'giants',
  army(
    'storm-over-the-steading',
    'Storm over the Steading',
    'Thunder from above, and below it every orc who would rather face the enemy than her.',
    350,
    troop(1, 'cloud-giant', 'Sky Aunt', 'spear, throwing'),
    troop(1, 'house-orc-officer', 'Rain Crier', 'blade'),
    troop(6, 'house-orc', 'Storm Orc', 'spear, shield'),
    troop(32, 'orc-rabble', 'Puddle', 'spear'),
  ),
)
