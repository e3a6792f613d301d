/** The troops, with their numbers as printed. */
import { wholeProfile, type Profile } from '../state/profile.ts'
import { TROOPS, type TroopId } from '../state/vocabulary.ts'

const SAVES = { fortitude: 3, reflex: 3, will: 3 } as const

/** What all troops have in common. */
const TROOP = {
  size: 'medium',
  speed: 6,
  fight: 4,
  armor: 0,
  health: 1,
  attacks: 1,
  saves: SAVES,
  features: [],
  isSoldier: true,
  wears: 'none',
  naturalWeapons: [],
  legendary: [],
  unenforced: [],
  mount: undefined,
} as const

type Printed = Pick<Profile, 'id' | 'name' | 'toughness' | 'strength' | 'points'> & Partial<Profile>

const troop = (printed: Printed): Profile => wholeProfile({ ...TROOP, ...printed })

export const TROOP_TABLE: { readonly [id in TroopId]: Profile } = {
  dwarf: troop({
    id: 'dwarf',
    name: 'Dwarf',
    speed: 5,
    toughness: 7,
    strength: 3,
    points: 8,
    features: ['sturdy'],
  }),
  elf: troop({
    id: 'elf',
    name: 'Elf',
    toughness: 4,
    attacks: 2,
    strength: 3,
    points: 8,
    features: ['wilderness-stride'],
  }),
  goblin: troop({
    id: 'goblin',
    name: 'Goblin',
    size: 'small',
    toughness: 2,
    strength: 2,
    points: 2,
    features: ['climb', 'pack-tactics'],
  }),
  halfling: troop({
    id: 'halfling',
    name: 'Halfling',
    size: 'small',
    speed: 5,
    toughness: 3,
    strength: 3,
    points: 4,
    features: ['sneak-attack', 'nimble-escape'],
  }),
  'human-levy': troop({ id: 'human-levy', name: 'Human Levy', toughness: 3, strength: 2, points: 2 }),
  'human-soldier': troop({ id: 'human-soldier', name: 'Human Soldier', toughness: 4, strength: 3, points: 4 }),
  orc: troop({
    id: 'orc',
    name: 'Orc',
    toughness: 3,
    strength: 5,
    saves: { fortitude: 4, reflex: 3, will: 2 },
    points: 4,
    features: ['pack-tactics'],
  }),
}

export const troops: readonly Profile[] = TROOPS.map((id) => TROOP_TABLE[id])

export const isTroop = (id: string): id is TroopId => (TROOPS as readonly string[]).includes(id)
