/** The Warrior Prince: three blows for every other man's one. */
import { listing } from '../../listing.ts'

export const warriorPrince = listing({
  rule: 'DD-GK-03',
  id: 'warrior-prince',
  name: 'Warrior Prince',
  icon: 'queen-crown',
  role: 'champion',
  points: 80,
  speed: 5,
  fight: 5,
  attacks: 3,
  strength: 6,
  armor: 2,
  toughness: 8,
  health: 3,
  saves: [5, 4, 4],
  morale: 10,
  types: ['human', 'humanoid'],
  traits: ['leader'],
  includedGear: ['hand', 'throwing', 'heavy'],
  prices: { hand: 5, greatInstead: 5, bow: 15, shield: 5 },
  mounts: { warhorse: [16, 20, 24], griffon: [32, 42], owlbear: [48, 58, 68] },
})
