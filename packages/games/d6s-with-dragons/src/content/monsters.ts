/** Creatures for free-form teams that no army list prints. */
import type { Profile } from '../state/profile.ts'
import { natural } from './listing.ts'
import { baseOfSize } from './sizes.ts'

const PLAIN = {
  armor: 0,
  size: 'large',
  base: baseOfSize('large'),
  traits: [],
  uses: {},
  moves: {},
  includedGear: [],
  attackList: [],
  resists: [],
  weakTo: [],
  immuneTo: [],
} as const satisfies Partial<Profile>

export const MONSTERS: readonly Profile[] = [
  // The book has no troll: its numbers come from the book's own conversion of fifth edition creatures.
  {
    ...PLAIN,
    id: 'troll',
    name: 'Troll',
    icon: 'claws',
    points: 80,
    speed: 6,
    fight: 5,
    attacks: 3,
    strength: 6,
    armor: 1,
    toughness: 7,
    health: 3,
    saves: { fortitude: 4, reflex: 3, will: 2 },
    morale: 10,
    types: ['giant'],
    traits: ['troll-regeneration'],
    attackList: [natural('rend', 'Rend')],
  },
]
