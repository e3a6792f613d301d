/** The Once and Future King: leader, avenger, and hard to lay low. */
import { listing } from '../../listing.ts'

export const onceAndFutureKing = listing({
  rule: 'DD-GK-02',
  id: 'once-and-future-king',
  name: 'Once and Future King',
  icon: 'crown',
  role: 'champion',
  points: 100,
  speed: 5,
  fight: 5,
  attacks: 2,
  strength: 6,
  armor: 2,
  toughness: 6,
  health: 4,
  saves: [4, 3, 5],
  morale: 11,
  types: ['human', 'humanoid'],
  traits: ['advanced-leader', 'avenger', 'relentless-endurance', 'enmity', 'divine-smite'],
  uses: { 'relentless-endurance': 1, enmity: 1 },
  casting: {
    potency: 2,
    slots: 4,
    standard: ['cure-wounds'],
    incantations: ['abjure-foes', 'bane', 'hunters-mark', 'hold-person', 'haste', 'protection-from-energy'],
    quick: [],
  },
  includedGear: ['hand', 'great', 'throwing', 'heavy'],
  prices: { hand: 5, bow: 15, shield: 5 },
  mounts: { warhorse: [16, 20, 24], griffon: [32, 42], owlbear: [48, 58, 68] },
})
