/** The beasts and monsters that follow whoever recruits them. */
import type { Listing } from '../../army-list.ts'
import { listing, natural } from '../../listing.ts'
import { mountProfile } from '../../mounts.ts'

/** The same beast as the mount, with nobody on it. */
export const giantLizard: Listing = {
  profile: mountProfile('giant-lizard'),
  role: 'recruit',
  rule: 'DD-SG-11',
  prices: {},
  mounts: {},
  upgrades: [],
  recruits: [],
}

export const ape = listing({
  rule: 'DD-SG-12',
  id: 'ape',
  name: 'Ape',
  icon: 'gorilla',
  role: 'recruit',
  points: 8,
  speed: 6,
  fight: 4,
  attacks: 1,
  strength: 3,
  armor: 0,
  toughness: 5,
  health: 1,
  saves: [4, 3, 3],
  morale: 7,
  types: ['beast'],
  moves: { climb: 6 },
  attackList: [
    natural('fist', 'Fist', { damage: 2 }),
    natural('rock', 'Rock', {
      range: { short: 5, long: 5 },
      melee: false,
      damage: 2,
      limit: { times: 1, per: 'battle' },
    }),
  ],
})

export const brownBear = listing({
  rule: 'DD-SG-13',
  id: 'brown-bear',
  name: 'Brown Bear',
  icon: 'bear-head',
  role: 'recruit',
  points: 16,
  speed: 8,
  fight: 4,
  attacks: 2,
  strength: 4,
  armor: 0,
  toughness: 5,
  health: 1,
  saves: [4, 3, 3],
  morale: 7,
  size: 'large',
  types: ['beast'],
  moves: { climb: 8 },
  attackList: [natural('bite', 'Bite'), natural('claw', 'Claw', { strength: -1, riders: ['knocks-down'] })],
})

export const direWolf = listing({
  rule: 'DD-SG-14',
  id: 'dire-wolf',
  name: 'Dire Wolf',
  icon: 'direwolf',
  role: 'recruit',
  points: 16,
  speed: 10,
  fight: 4,
  attacks: 1,
  strength: 4,
  armor: 1,
  toughness: 5,
  health: 1,
  saves: [3, 3, 3],
  morale: 8,
  size: 'large',
  types: ['beast'],
  attackList: [natural('bite', 'Bite', { riders: ['knocks-down'] })],
})

export const polarBear = listing({
  rule: 'DD-SG-15',
  id: 'polar-bear',
  name: 'Polar Bear',
  icon: 'polar-bear',
  role: 'recruit',
  points: 32,
  speed: 8,
  fight: 5,
  attacks: 2,
  strength: 5,
  armor: 0,
  toughness: 5,
  health: 2,
  saves: [4, 3, 3],
  morale: 8,
  size: 'large',
  types: ['beast'],
  moves: { swim: 8 },
  attackList: [natural('rend', 'Rend')],
})

export const manticore = listing({
  rule: 'DD-SG-16',
  id: 'manticore',
  name: 'Manticore',
  icon: 'scorpion-tail',
  role: 'recruit',
  points: 48,
  speed: 6,
  fight: 5,
  attacks: 3,
  strength: 4,
  armor: 1,
  toughness: 5,
  health: 3,
  saves: [4, 4, 3],
  morale: 9,
  size: 'large',
  types: ['monstrosity'],
  moves: { fly: 10 },
  attackList: [
    natural('rend', 'Rend'),
    natural('tail-spike', 'Tail Spike', { range: { short: 10, long: 20 }, melee: false }),
  ],
})
