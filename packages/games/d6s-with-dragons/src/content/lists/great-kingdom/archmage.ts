/** The Archmage: a life of study, one wound from its end. */
import { listing, natural } from '../../listing.ts'

export const archmage = listing({
  rule: 'DD-GK-01',
  id: 'archmage',
  name: 'Archmage',
  icon: 'wizard-face',
  role: 'champion',
  points: 203,
  speed: 6,
  fight: 4,
  attacks: 2,
  strength: 3,
  armor: 2,
  toughness: 4,
  health: 1,
  saves: [3, 3, 3],
  morale: 10,
  types: ['human', 'humanoid'],
  traits: ['magic-resistance', 'mind-blank', 'leader'],
  casting: {
    potency: 2,
    slots: 3,
    standard: ['cone-of-cold', 'teleport', 'lightning-bolt'],
    incantations: ['fly', 'invisibility'],
    quick: [
      { spells: ['misty-step'], boxes: 3 },
      { spells: ['counterspell', 'shield'], boxes: 3 },
    ],
  },
  includedGear: ['hand'],
  attackList: [
    natural('arcane-burst', 'Arcane Burst', { range: { short: 30, long: 30 }, damage: 2, damageType: 'force' }),
  ],
  mounts: { warhorse: [16, 20], griffon: [32, 42] },
})
