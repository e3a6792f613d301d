/** The first creatures beyond the plain warriors. */
import type { Profile, Weapon } from '../state/profile.ts'
import { baseOfSize } from './sizes.ts'

const PLAIN = {
  armor: 0,
  size: 'large',
  base: baseOfSize('large'),
  traits: [],
  uses: {},
  moves: {},
  attackList: [],
  resists: [],
  weakTo: [],
  immuneTo: [],
} as const satisfies Partial<Profile>

const natural = (id: string, name: string, more: Partial<Weapon> = {}): Weapon => ({
  id,
  name,
  kind: 'natural',
  damage: 1,
  strength: 0,
  melee: true,
  ...more,
})

export const MONSTERS: readonly Profile[] = [
  {
    ...PLAIN,
    id: 'ogre',
    name: 'Ogre',
    icon: 'giant',
    points: 32,
    speed: 8,
    fight: 5,
    attacks: 1,
    strength: 6,
    toughness: 7,
    health: 2,
    saves: { fortitude: 4, reflex: 2, will: 2 },
    morale: 9,
    types: ['giant', 'humanoid'],
  },
  {
    ...PLAIN,
    id: 'dire-wolf',
    name: 'Dire Wolf',
    icon: 'fangs',
    points: 16,
    speed: 10,
    fight: 4,
    attacks: 1,
    strength: 4,
    armor: 1,
    toughness: 5,
    health: 1,
    saves: { fortitude: 3, reflex: 3, will: 3 },
    morale: 8,
    types: ['beast'],
    attackList: [natural('bite', 'Bite', { riders: ['knocks-down'] })],
  },
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
