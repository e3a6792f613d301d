/** The Knight, in heavy armor behind a shield. */
import { listing } from '../../listing.ts'

export const knight = listing({
  rule: 'DD-GK-04',
  id: 'knight',
  name: 'Knight',
  icon: 'mounted-knight',
  role: 'champion',
  points: 48,
  speed: 5,
  fight: 4,
  attacks: 2,
  strength: 5,
  armor: 2,
  toughness: 5,
  health: 3,
  saves: [4, 3, 4],
  morale: 9,
  types: ['human', 'humanoid'],
  traits: ['leader'],
  includedGear: ['hand', 'shield', 'heavy'],
  prices: { hand: 5, greatInstead: 5, bow: 15 },
  mounts: { warhorse: [16, 20, 24], owlbear: [48, 58, 68] },
})
