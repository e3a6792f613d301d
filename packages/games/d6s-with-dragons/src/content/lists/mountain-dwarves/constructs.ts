/** What the gnomes have built: a guardian, armor that walks, and a crab to ride in. */
import { listing, natural } from '../../listing.ts'

export const shieldGuardian = listing({
  rule: 'DD-MD-08',
  id: 'shield-guardian',
  name: 'Shield Guardian',
  icon: 'robot-golem',
  role: 'construct',
  points: 144,
  speed: 6,
  fight: 5,
  attacks: 2,
  strength: 8,
  armor: 2,
  toughness: 5,
  health: 7,
  saves: [4, 2, 3],
  morale: 12,
  size: 'large',
  types: ['construct'],
  traits: ['bound', 'regeneration', 'protection-mastery'],
  attackList: [natural('fist', 'Fist')],
})

export const animatedArmor = listing({
  rule: 'DD-MD-10',
  id: 'animated-armor',
  name: 'Animated Armor',
  icon: 'breastplate',
  role: 'construct',
  points: 16,
  speed: 5,
  fight: 4,
  attacks: 2,
  strength: 3,
  armor: 2,
  toughness: 7,
  health: 1,
  saves: [3, 3, 2],
  morale: 12,
  types: ['construct'],
  attackList: [natural('fist', 'Fist')],
})
