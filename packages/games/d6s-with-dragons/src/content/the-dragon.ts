/** "The dragon": one adult red dragon against a company of champions. Neither side wins more than 65 of 100 battles. */
import { pickOne, randomFrom, type ReadyBattle } from '@muster/engine'
import { theDragon } from '../about.ts'
import { army, armyOf, troop } from './armies/muster.ts'
import { readyFields } from './fields/index.ts'

const company = armyOf(
  'great-kingdom',
  army(
    'dragon-slayers',
    "The King's Champions",
    'A king, his princes and his knights, sworn to bring the dragon down.',
    760,
    troop(1, 'once-and-future-king', 'The King', 'blade, great blade'),
    troop(4, 'warrior-prince', 'Prince', 'blade, great blade'),
    troop(5, 'knight', 'Knight', 'spear'),
    troop(3, 'faerie-warrior', 'Faerie Bow', 'blade, bow'),
  ),
)

const dragon = army(
  'red-dragon',
  'The Dragon',
  'An adult red dragon: burn them where they stand close, and never fight them all at once.',
  272,
  troop(1, 'adult-red-dragon', 'Cinderwrath', ''),
)

export const dragonBattle: ReadyBattle = {
  ...theDragon,
  plan: (seed) => ({
    game: 'd6s-with-dragons',
    sides: [
      { id: 'a', name: company.name, army: company.army },
      { id: 'b', name: dragon.name, army: dragon.army },
    ],
    field: pickOne(randomFrom(seed), readyFields).field,
    scenario: 'confrontation',
    options: { limit: company.points },
    even: true,
  }),
}
